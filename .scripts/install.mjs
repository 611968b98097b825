/**
 * Installs what a fresh clone lacks: npm packages, a newer Node, browsers and PHPUnit. Does nothing if everything is
 * installed. Runs on Node 20 without packages, so it and what it imports use only Node's own modules.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgetPhp, nativePhp, PHP_PACKAGES } from './lib/native-php.mjs';

/** The repository's root. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The file with the hash of the installed lock file. It is in node_modules, so `npm ci` removes it too. */
const STAMP = '.atoll-lock-hash';

/** Names of Chromium in the PATH. The headless shell is first, because it uses a fifth of the time for a page. */
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Firefox, the driver of WebKitGTK, and its display. The tests look for the same files. */
const ENGINE_FILES = /** @type {const} */ ([
  ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  ['/usr/bin/WebKitWebDriver'],
  ['/usr/bin/xvfb-run'],
]);
const ENGINE_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

const MAC_BROWSER = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The time in which a browser must print its version. Otherwise it does not count, for example a stub for a snap. */
const VERSION_TIMEOUT_MS = 20_000;

const NPM_ERROR_LINES = 15;

/**
 * Installs the packages of a folder's lock file, unless they are installed.
 *
 * @param {string} [folder] relative to the repository's root
 * @returns {boolean} true if it installed packages
 * @throws {Error} if npm fails; the message contains its output
 */
export function ensureInstalled(folder = '.') {
  const home = resolve(root, folder);
  const lock = readFileSync(join(home, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  const stamp = join(home, 'node_modules', STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;

  const isMissing = !holdsEveryPackage(home, lock);
  if (isMissing) {
    say(`installing the packages of ${relative(root, home) || 'the repository'}`);
    // `--loglevel=error`: some packages warn that they need a newer Node, which is one of the packages.
    const options = ['--no-audit', '--no-fund', '--loglevel=error'];
    const first = npm(['ci', ...options], home);
    const { status, output } = first.status === 0 ? first : npm(['ci', ...options], home);
    // npm prints the reason first, followed by all its options.
    const reason = output.split('\n').slice(0, NPM_ERROR_LINES).join('\n');
    if (status !== 0) throw new Error(`npm ci failed in ${home}\n${reason}`);
  }
  writeFileSync(stamp, hash);
  return isMissing;
}

/**
 * The Node that runs Vite, Vitest and Playground. Call this after `ensureInstalled`.
 *
 * @returns {string} the path of the installed Node, or of the running one if install scripts are disabled
 */
export function nodePath() {
  const names = ['node_modules/node/bin/node', 'node_modules/node/bin/node.exe'];
  return names.map((name) => join(root, name)).find((path) => existsSync(path)) ?? process.execPath;
}

/**
 * Finds or installs Chromium, and sets `ATOLL_CHROMIUM` for the tests. Call this after `ensureInstalled`.
 *
 * @returns {string} the path of the executable
 * @throws {Error} if Chromium is not found and cannot be installed
 */
export function ensureChromium() {
  const found = findChromium() ?? installFromDebian() ?? installFromPlaywright();
  if (!found) throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH to an executable.');
  process.env['ATOLL_CHROMIUM'] = found;
  return found;
}

/**
 * Installs Firefox and WebKit for the tests. If that fails, their tests are skipped and say why. Call this after
 * `ensureInstalled`.
 */
export function ensureEngines() {
  const isThere = ENGINE_FILES.every((paths) => paths.some((path) => existsSync(path)));
  if (isThere || installDebianPackages("Debian's Firefox and WebKitGTK", ENGINE_PACKAGES)) return;
  say("downloading Playwright's Firefox and WebKit");
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  const { status, output } = run(nodePath(), [cli, 'install', 'firefox', 'webkit'], {});
  if (status !== 0) say(output);
}

/** Installs PHPUnit on Debian. Elsewhere its tests are skipped and say why, unless it is installed. */
export function ensurePhpUnit() {
  if (run('phpunit', ['--version'], {}).status !== 0) installDebianPackages("Debian's PHPUnit", ['phpunit']);
}

/**
 * Installs PHP on Debian for the WordPress tests. Elsewhere they run with the machine's PHP, or with PHP in WebAssembly.
 *
 * @returns {string} a sentence that names the PHP
 */
export function ensurePhp() {
  if (nativePhp().release === undefined && process.env['ATOLL_PHP'] !== 'wasm') {
    installDebianPackages("Debian's PHP", PHP_PACKAGES);
    forgetPhp();
  }
  const { release, why } = nativePhp();
  return release === undefined
    ? `the WordPress tests run PHP in WebAssembly, which takes three times as long: ${why}`
    : `the WordPress tests run PHP ${release} of this machine`;
}

/** @returns {string | undefined} */
function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !isBrowser(named)) throw new Error(`CHROMIUM_PATH is not a working browser: ${named}`);
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [
    named,
    process.env['ATOLL_CHROMIUM'],
    ...installed,
    MAC_BROWSER,
    ...playwrightBrowsers(),
  ];
  return candidates.find((path) => path && existsSync(path) && isBrowser(path));
}

/**
 * Lists the browsers that Playwright has downloaded, newest revision first.
 *
 * @returns {string[]}
 */
function playwrightBrowsers() {
  const caches = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'],
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  const mac = 'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing';
  const shell = 'chrome-headless-shell';
  const inside = [
    ...['linux64', 'linux-arm64', 'mac-arm64', 'mac-x64'].map((system) => `${shell}-${system}/${shell}`),
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    `chrome-mac-arm64/${mac}`,
    `chrome-mac-x64/${mac}`,
  ];
  return caches
    .filter((cache) => cache !== undefined && existsSync(cache))
    .flatMap((cache) => {
      const revisions = readdirSync(String(cache)).filter((name) =>
        /^chromium(_headless_shell)?-\d+$/.test(name),
      );
      const newestFirst = revisions.toSorted((a, b) => revisionOf(b) - revisionOf(a));
      return newestFirst.flatMap((revision) => inside.map((path) => join(String(cache), revision, path)));
    });
}

/**
 * Installs Chromium with apt, only on Debian: Ubuntu's package of the same name is a stub for a snap.
 *
 * @returns {string | undefined}
 */
function installFromDebian() {
  return installDebianPackages("Debian's Chromium", ['chromium-headless-shell']) ? findChromium() : undefined;
}

/**
 * @param {string} name for the message
 * @param {readonly string[]} packages
 * @returns {boolean} false on another system, and without root's rights
 */
function installDebianPackages(name, packages) {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (process.getuid?.() !== 0 || !/^ID=debian$/m.test(release)) return false;
  say(`installing ${name}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Without a network, nothing is repeated: what is missing is skipped.
  const once = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  run('apt-get', ['update', '-qq', ...once], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...once, ...packages], { env });
  return true;
}

/** @returns {string | undefined} */
function installFromPlaywright() {
  say("downloading Playwright's Chromium");
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  // Only root can install the system libraries that the browser needs. They may be installed already.
  for (const dependencies of process.getuid?.() === 0 ? [['--with-deps'], []] : [[]]) {
    const { status, output } = run(
      nodePath(),
      [cli, 'install', ...dependencies, '--only-shell', 'chromium'],
      {},
    );
    if (status === 0) break;
    say(output);
  }
  return findChromium();
}

/** @param {string} name a folder's name, such as `chromium-1200` or `chromium_headless_shell-1200` */
function revisionOf(name) {
  return Number(name.split('-')[1]);
}

/** @param {string} path */
function isBrowser(path) {
  return run(path, ['--version'], { timeout: VERSION_TIMEOUT_MS }).status === 0;
}

/**
 * Compares the lock file with npm's list in node_modules, so that packages from a manual `npm install` count too.
 *
 * @param {string} home
 * @param {string} lock
 */
function holdsEveryPackage(home, lock) {
  const note = join(home, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  /** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} Packages */
  const wanted = /** @type {Packages} */ (JSON.parse(lock).packages);
  const present = /** @type {Packages} */ (JSON.parse(readFileSync(note, 'utf8')).packages);
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    // Most optional packages are binaries for other platforms.
    if (path === '' || optional) return true;
    const installed = present[path];
    return (
      installed?.version === version && installed?.integrity === integrity && existsSync(join(home, path))
    );
  });
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  // `npm ci` removes node_modules first, so npm must not run on the Node in that folder.
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const PATH = folders.filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder)).join(delimiter);
  return run('npm', args, { cwd, env: { ...process.env, PATH }, shell: process.platform === 'win32' });
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
function run(command, args, options) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    ...options,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, output: [stdout, stderr, error?.message].join('').trim() };
}

/** @param {string} text */
function say(text) {
  console.log(`Atoll: ${text}`);
}
