// @vitest-environment node
/** Each fragment runs in one engine besides Chromium at least. */
import { expect, it } from 'vitest';
import { readIndex } from '../../../mocks/markup-index';
import { fragmentsInTurn } from '../../support/engines/fragments-in-turn';

const entry = (file: string, ...versions: readonly string[]) => ({ file, versions });
const namesOf = (entries: readonly { readonly file: string }[]) => entries.map(({ file }) => file);

it('gives the newest fragment to both engines and deals the others', () => {
  const entries = [
    entry('a', '2.1.7'),
    entry('new', '1.6.0', '2.10.0'),
    entry('b', '2.9.0'),
    entry('c', '1'),
  ];
  expect([0, 1].map((turn) => namesOf(fragmentsInTurn(entries, turn === 0 ? 0 : 1)))).toEqual([
    ['a', 'new', 'c'],
    ['new', 'b'],
  ]);
});

it('takes the newest fragment that can run', () => {
  const entries = [entry('old', '1'), entry('new', '2')];
  const turn = (which: 0 | 1) => namesOf(fragmentsInTurn(entries, which, ({ file }) => file === 'old'));
  expect([turn(0), turn(1)]).toEqual([['old', 'new'], ['old']]);
});

it('leaves out no fragment that stands for others', () => {
  const standing = readIndex().filter(({ represents }) => represents !== undefined);
  const widgets = [...new Set(standing.map(({ widget }) => widget))];
  const dealt = widgets.flatMap((name) => {
    const own = standing.filter(({ widget }) => widget === name);
    return [...fragmentsInTurn(own, 0), ...fragmentsInTurn(own, 1)];
  });
  expect(new Set(dealt)).toEqual(new Set(standing));
  expect(dealt).toHaveLength(standing.length + widgets.length);
});
