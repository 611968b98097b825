// @vitest-environment node
/** Components handle only events that their roots listen to (runtime/react/events). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HANDLED_EVENTS } from '../../../runtime/react/events';
import { at, type CheckedRule, codeOf, describeRules, isIn, ROOT, type Rule } from './source-rules';

/** React listens to these on the elements themselves, and not in the root. */
const ON_ELEMENTS = ['close', 'error', 'load', 'toggle'];

const types = readFileSync(join(ROOT, 'node_modules/@types/react/index.d.ts'), 'utf8');

/** The event of a prop: `keydown` of `onKeyDownCapture`. */
const eventOf = (prop: string): string =>
  prop
    .slice(2)
    .replace(/Capture$/, '')
    .toLowerCase();

const KNOWN_PROPS = new Set([...types.matchAll(/\b(on[A-Z]\w+)\?:/g)].map(([, prop]) => prop ?? ''));

const handlesItsEvents: Rule = (source) =>
  source.path.endsWith('.tsx') && isIn(source, 'widgets', 'runtime')
    ? [...codeOf(source).matchAll(/\bon[A-Z]\w*(?==\{)|(?<=[{,]\s*)on[A-Z]\w*(?=:)/g)]
        .map(([prop]) => prop)
        .filter((prop) => KNOWN_PROPS.has(prop))
        .filter((prop) => ![...HANDLED_EVENTS, ...ON_ELEMENTS].includes(eventOf(prop)))
    : [];

const RULES: readonly CheckedRule[] = [
  [
    'React handles the events of its roots',
    handlesItsEvents,
    [
      at('widgets/a/A.tsx', 'const a = <input onChange={change} />;'),
      at('widgets/a/A.tsx', 'const a = <a {...{ onPointerEnter: mount }} />;'),
      at('runtime/react/a.tsx', 'const a = <p onFocusCapture={show} />;'),
    ],
    [
      at('widgets/a/A.tsx', 'const a = <Bar onClick={go} onKeyDown={move} onPress={go} />;'),
      at('widgets/a/A.tsx', '// <input onChange={change} />\nconst a = <img onLoad={show} />;'),
    ],
  ],
];

describeRules(RULES);

describe('the names of React’s props', () => {
  it('are read from its types', () => {
    expect([...KNOWN_PROPS]).toEqual(
      expect.arrayContaining(['onChange', 'onPointerEnter', 'onFocusCapture']),
    );
  });
});
