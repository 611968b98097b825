// @vitest-environment node
/** The build step that writes the widgets' definitions into the entry's list. */
import { describe, expect, it } from 'vitest';
import { withDefinitions } from '../../../.scripts/lib/inline-definitions.mjs';

const MANIFEST = JSON.stringify({
  widgets: {
    one: { name: 'one', original: 'goodlayers', selector: '.one' },
    two: { name: 'two', original: 'goodlayers', selector: '.two' },
  },
});

const HEAD = `import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';
`;

const FILES: Readonly<Record<string, string>> = {
  '../widgets/one/widget.json': MANIFEST,
  '../widgets/one/index.ts': `${HEAD}
export const one = defineWidget({ ...widgets.one, load: () => import('./code') });
export { publish } from './publish';`,
  '../widgets/two/widget.json': MANIFEST,
  '../widgets/two/index.ts': `${HEAD}
export const both = [
  defineWidget({ ...widgets.one, load: () => import('./first'), shared: reactChunk }),
  defineWidget({ ...widgets.two, load: () => import('./second') }),
];`,
  '../widgets/three/index.ts': `const helper = 1; export const three = defineWidget({ helper });`,
};

function inlined(code: string): string {
  return withDefinitions(code, (file) => {
    const text = FILES[file];
    if (text === undefined) throw new Error(`unexpected ${file}`);
    return text;
  });
}

describe('the list of definitions', () => {
  it('gets the definitions in its order, with addresses relative to its own file', () => {
    const code = `import { one } from '../widgets/one';
import { both } from '../widgets/two';
export const definitions = [...both, one];`;
    expect(inlined(code).replaceAll(/\s+/g, ' ')).toBe(
      "import { reactChunk } from '../runtime/react/react-chunk'; " +
        'export const definitions = [{ "name":"one","original":"goodlayers","selector":".one", load: () => import(\'../widgets/two/first\'), shared: reactChunk },' +
        '{ "name":"two","original":"goodlayers","selector":".two", load: () => import(\'../widgets/two/second\') }, ' +
        '{ "name":"one","original":"goodlayers","selector":".one", load: () => import(\'../widgets/one/code\') }];',
    );
  });

  it('cannot take a definition that needs other code of its file', () => {
    expect(() => inlined("import { three } from '../widgets/three'; export const l = [three];")).toThrow(
      '../widgets/three/index.ts: only imports and exported definitions can be inlined',
    );
  });

  it('names definitions that exist', () => {
    expect(() => inlined("import { other } from '../widgets/one'; export const l = [other];")).toThrow(
      '../widgets/one/index.ts does not export “other”',
    );
    expect(() => inlined('export const l = [other];')).toThrow('does not import “other”');
  });
});
