/** The types in the zip, for scripts of a site: they describe the runtime, and the examples compile with them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nodePath } from '../../.scripts/install.mjs';
import { read, readZip, ROOT } from './dist';

const cache = join(ROOT, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'published-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const published = new TextDecoder().decode(readZip().get('atoll/types/atoll.d.ts') ?? new Uint8Array());
/** Both declare `window.atoll`, and a global can be declared only once. */
const withoutGlobals = published.replace(/declare global \{[\s\S]*$/, '');

/** @returns the errors of the compiler, one line each */
function compile(project: string): readonly string[] {
  const { stdout } = spawnSync(
    nodePath(),
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', project],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return stdout.split('\n').filter(Boolean);
}

/** @param files name => text @returns the errors of the compiler */
function compileFiles(name: string, files: Readonly<Record<string, string>>): readonly string[] {
  const place = join(folder, name);
  mkdirSync(place);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
  const project = {
    extends: join(ROOT, 'tsconfig.json'),
    include: ['.', join(ROOT, 'src/globals.d.ts')],
    exclude: [],
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(project));
  return compile(place);
}

/** Types that are equal: each can be used for the other. */
const EQUAL: Readonly<Record<string, [module: string, name: string]>> = {
  AtollWhen: ['core/define', 'When'],
  AtollReplayedType: ['core/define', 'ReplayedType'],
  AtollWidgetContext: ['core/define', 'WidgetContext'],
  AtollPrepareContext: ['core/define', 'PrepareContext'],
  AtollWidgetModule: ['core/define', 'WidgetModule'],
  AtollPrepareModule: ['core/define', 'PrepareModule'],
  AtollWidgetState: ['core/record', 'WidgetState'],
  AtollWidgetRecord: ['core/record', 'WidgetRecord'],
  AtollFailure: ['core/report', 'Failure'],
  AtollConfig: ['page/config', 'PageConfig'],
  Atoll: ['core/runtime', 'Atoll'],
};

/** Types that the runtime's types fit: a site may define fewer fields than a manifest, and a form's detail has more. */
const FITTING: Readonly<Record<string, [fits: string, module: string]>> = {
  AtollSubmissionDetail: ['SubmissionDetail', 'widgets/contact-form/requests'],
};

describe('the types of window.atoll', () => {
  it('are the runtime’s', () => {
    const lines = Object.entries(EQUAL).flatMap(([name, [module, own]]) => [
      `import type { ${own} as Own${name} } from '${ROOT}runtime/${module}';`,
      `export const to${name}: Published.${name} = {} as Own${name};`,
      `export const from${name}: Own${name} = {} as Published.${name};`,
    ]);
    const fitting = Object.entries(FITTING).flatMap(([name, [own, module]]) => [
      `import type { ${own} } from '${ROOT}${module}';`,
      `export const to${name}: Published.${name} = {} as ${own};`,
    ]);
    const check = ["import type * as Published from './published';", ...lines, ...fitting].join('\n');
    expect(compileFiles('equal', { 'check.ts': check, 'published.d.ts': withoutGlobals })).toEqual([]);
  });

  it('refuse a definition that the runtime refuses', () => {
    const wrong = `import type {} from './published';
window.atoll?.define({ name: 'a', selector: 'p', when: 'later', load: async () => ({ mount() {} }) });
window.atoll?.define({ name: 'a', selector: 'p', when: 'load' });
document.addEventListener('atoll:error', ({ detail }) => detail.reason);`;
    const errors = compileFiles('wrong', { 'wrong.ts': wrong, 'published.d.ts': published });
    expect(errors.filter((line) => !line.startsWith(' '))).toEqual([
      expect.stringContaining('"later"'),
      expect.stringContaining("'load' is missing"),
      expect.stringContaining("'reason' does not exist"),
    ]);
  });
});

describe('the types of the events', () => {
  const events = [
    ...(/interface AtollEventMap \{([\s\S]*?)\n\}/.exec(published)?.[1]?.matchAll(/^ {2}'?([\w:-]+)'?: /gm) ??
      []),
  ].map(([, name = '']) => name);

  it('name the events of the documentation', () => {
    const hooks = [...read('docs/hooks.md').matchAll(/^\| `([a-z]+[:-][\w-]+)` \| /gm)].map(
      ([, name = '']) => name,
    );
    const forms = [
      ...read('docs/contracts/contact-form-7.md').matchAll(
        /`(wpcf7(?:submit|reset|mail\w+|status\w+|before\w+|invalid|unaccepted|spam|aborted))`/g,
      ),
    ].map(([, name = '']) => name);
    const documented = new Set([...hooks.filter((name) => !name.startsWith('data-')), ...forms]);
    expect(events.toSorted()).toEqual([...documented].toSorted());
  });

  it('have a listener each in the examples', () => {
    const listeners = [...read('examples/listeners/listeners.js').matchAll(/addEventListener\('([\w:-]+)'/g)];
    expect(listeners.map(([, name = '']) => name).toSorted()).toEqual(events.toSorted());
  });
});

it('the examples compile', () => {
  expect(compile(join(ROOT, 'examples'))).toEqual([]);
});
