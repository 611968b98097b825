/** The zip that people install: its content (RELIABILITY 76, 87, 88) and that it can be reproduced (88). */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nodePath } from '../../.scripts/install.mjs';
import { allFiles } from '../../.scripts/lib/files.mjs';
import { read, readManifest, readZip, ROOT } from './dist';
import { badNames, forbiddenText } from './rules';

const zip = readZip();
const paths = [...zip.keys()];
const text = (path: string) => new TextDecoder().decode(zip.get(path) ?? new Uint8Array());
const { version, license } = JSON.parse(read('package.json')) as { version: string; license: string };

describe('the zip', () => {
  it('contains the plugin folder, in order, and nothing else', () => {
    expect(paths).toEqual(allFiles(join(ROOT, 'dist/atoll')).map((file) => `atoll/${file}`));
    expect(paths).toEqual(paths.toSorted());
  });

  it('contains what a plugin needs', () => {
    for (const name of ['atoll.php', 'assets.php', 'LICENSE', 'third-party-notices.txt']) {
      expect(paths).toContain(`atoll/${name}`);
    }
  });

  it('contains no file that the plugin directory refuses', () => {
    expect(badNames(paths)).toEqual([]);
  });

  it.each(paths)('%s names no machine', (path) => {
    expect(forbiddenText(text(path), ROOT)).toEqual([]);
  });

  it.each(paths.filter((path) => path.endsWith('.php')))(
    '%s does nothing if it is called directly',
    (path) => {
      expect(text(path)).toMatch(/^defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m);
    },
  );

  it('contains every file that its PHP requires', () => {
    const required = [...text('atoll/atoll.php').matchAll(/require(?:_once)? __DIR__ \. '([^']+)'/g)];
    expect(required.map(([, file]) => file).filter((file) => !zip.has(`atoll${file}`))).toEqual([]);
  });
});

describe('assets.php', () => {
  it('names the entry that the bundler wrote, and the release', () => {
    const entry = readManifest()['src/main.ts']?.file ?? 'missing';
    const assets = text('atoll/assets.php');
    expect(/'entry'\s+=> '(.*)'/.exec(assets)?.[1]).toBe(`assets/${entry}`);
    expect(/'version'\s+=> '(.*)'/.exec(assets)?.[1]).toBe(version);
    expect(zip.has(`atoll/assets/${entry}`)).toBe(true);
  });
});

describe('one release', () => {
  it('has one version', () => {
    expect(/^ \* Version:\s+(\S+)$/m.exec(text('atoll/atoll.php'))?.[1]).toBe(version);
    expect(read('CHANGELOG.md')).toContain(`## [${version}]`);
    expect((JSON.parse(read('package-lock.json')) as { version: string }).version).toBe(version);
  });

  it('has that version in the readme too, once there is one', () => {
    const readme = text('atoll/readme.txt');
    expect(readme === '' ? version : /^Stable tag:\s+(\S+)$/m.exec(readme)?.[1]).toBe(version);
  });

  it('has one licence', () => {
    expect(license).toBe('GPL-2.0-or-later');
    expect(/^ \* License:\s+(\S+)$/m.exec(text('atoll/atoll.php'))?.[1]).toBe(license);
    expect(text('atoll/LICENSE')).toMatch(/GNU GENERAL PUBLIC LICENSE\s+Version 2, June 1991/);
  });
});

/** The input of a build; the rest of the repository must not matter. */
const INPUTS = [
  'src',
  'widgets',
  'runtime',
  'wp-plugin',
  '.scripts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.limits.json',
  'LICENSE',
];

function runBuild(folder: string, timeZone = 'UTC') {
  const env = { ...process.env, TZ: timeZone };
  return spawnSync(nodePath(), ['.scripts/build.mjs'], { cwd: folder, env, encoding: 'utf8' });
}

describe('a build', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  const copyRepository = (name: string): string => {
    const folder = mkdtempSync(join(tmpdir(), name));
    folders.push(folder);
    for (const input of INPUTS) cpSync(join(ROOT, input), join(folder, input), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    return folder;
  };

  it('gives the same bytes in another folder, at another time, in another time zone', () => {
    const [one, two] = [
      { folder: copyRepository('atoll-one-'), timeZone: 'Asia/Tokyo' },
      { folder: copyRepository('atoll another '), timeZone: 'America/St_Johns' },
    ].map(({ folder, timeZone }) => {
      const { status, stderr } = runBuild(folder, timeZone);
      if (status !== 0) throw new Error(stderr);
      return createHash('sha256')
        .update(readFileSync(join(folder, 'dist/atoll.zip')))
        .digest('hex');
    });
    expect(one).toBe(two);
  }, 120_000);

  it('fails, with its files in place, if a limit is exceeded', () => {
    const folder = copyRepository('atoll-over-');
    writeFileSync(
      join(folder, '.limits.json'),
      JSON.stringify({ gzippedKb: { entry: 0.1, react: 70, widget: 70 } }),
    );
    const { status, stdout } = runBuild(folder);
    // Another status than that of a build without files: tests can run.
    expect(status).toBe(2);
    expect(stdout).toMatch(/^atoll-.* OVER$/m);
    expect(existsSync(join(folder, 'dist/atoll.zip'))).toBe(true);
  }, 120_000);

  it('fails without partial output if the source does not compile', () => {
    const folder = copyRepository('atoll-broken-');
    writeFileSync(join(folder, 'src/main.ts'), 'import "./nowhere";');
    expect(runBuild(folder)).toMatchObject({ status: 1 });
    expect(allFiles(join(folder, 'dist'))).toEqual([]);
  }, 120_000);
});
