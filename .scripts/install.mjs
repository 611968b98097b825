/**
 * Puts in place what a fresh clone lacks: npm packages, a newer Node, a Chromium. Runs on a bare Node 20, so it
 * imports nothing but Node itself, and does nothing at all when everything is there.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** In node_modules, because `npm ci` then removes it together with what it speaks for. */
const STAMP = '.atoll-lock-hash';

/** Names under which a Chromium is found in the PATH. The one without windows opens a page five times as cheaply. */
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const MAC_BROWSER = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A browser that cannot say its version in this time (a snap's stub, say) is none. */
const VERSION_TIMEOUT_MS = 20_000;

const NPM_ERROR_LINES = 15;

/**
 * Installs the packages of a folder as its lock file says, unless they are there.
 *
 * @param {string} [folder] relative to the repository's root
 * @returns {boolean} whether something had to be installed
 * @throws {Error} when npm fails; its output is in the message
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
    // `--loglevel=error`: some packages ask for a newer Node than the one that runs npm; ours comes with them.
    const options = ['--no-audit', '--no-fund', '--loglevel=error'];
    const first = npm(['ci', ...options], home);
    const { status, output } = first.status === 0 ? first : npm(['ci', ...options], home);
    // Below its reason, npm prints all its options.
    const reason = output.split('\n').slice(0, NPM_ERROR_LINES).join('\n');
    if (status !== 0) throw new Error(`npm ci failed in ${home}\n${reason}`);
  }
  writeFileSync(stamp, hash);
  return isMissing;
}

/**
 * The Node that vite, vitest and Playground are run with. Ask after `ensureInstalled`.
 *
 * @returns {string} the one among the packages, or the running one where install scripts are disabled
 */
export function nodePath() {
  const names = ['node_modules/node/bin/node', 'node_modules/node/bin/node.exe'];
  return names.map((name) => join(root, name)).find((path) => existsSync(path)) ?? process.execPath;
}

/**
 * Finds a Chromium or installs one, and tells the tests in `ATOLL_CHROMIUM`. Ask after `ensureInstalled`.
 *
 * @returns {string} the path of the executable
 * @throws {Error} when there is none and none can be installed
 */
export function ensureChromium() {
  const found = findChromium() ?? installFromDebian() ?? installFromPlaywright();
  if (!found) throw new Error('no Chromium: install one, or name one in CHROMIUM_PATH');
  process.env['ATOLL_CHROMIUM'] = found;
  return found;
}

/** @returns {string | undefined} */
function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !isBrowser(named)) throw new Error(`CHROMIUM_PATH names no browser that runs: ${named}`);
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
 * What Playwright downloaded, newest revision first.
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
 * Only on Debian itself: Ubuntu's package of that name is a stub for a snap.
 *
 * @returns {string | undefined}
 */
function installFromDebian() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (process.getuid?.() !== 0 || !/^ID=debian$/m.test(release)) return undefined;
  say("installing Debian's Chromium");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], { env });
  return findChromium();
}

/** @returns {string | undefined} */
function installFromPlaywright() {
  say("downloading Playwright's Chromium");
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  // Its libraries come from the system's packages, which only root can install; without that they may be there.
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

/** @param {string} name of a folder, `chromium-1200` or `chromium_headless_shell-1200` */
function revisionOf(name) {
  return Number(name.split('-')[1]);
}

/** @param {string} path */
function isBrowser(path) {
  return run(path, ['--version'], { timeout: VERSION_TIMEOUT_MS }).status === 0;
}

/**
 * A developer's own `npm install` counts as well: npm notes in node_modules what it put there.
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
    // Optional packages are mostly binaries of other platforms.
    if (path === '' || optional) return true;
    const there = present[path];
    return there?.version === version && there?.integrity === integrity && existsSync(join(home, path));
  });
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  // `npm ci` removes node_modules first: npm must not be running on the Node that lies in there.
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
