/**
 * Nothing moves that the visitor did not act on: each widget in the middle of a long page, on the ways in which visitors
 * come to it (tests/support/stability.ts). The newest fragment stands for the widget, so that this takes few minutes. In the
 * default tier, a widget is visited by wheel and by Back, and takes the other ways in turn.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { readIndex } from '../../../mocks/markup-index';
import { definitions } from '../../support/definitions';
import { openStage } from '../../support/page-browser';
import { fragment } from '../../support/pages';
import { openVisits, type Visits } from '../../support/stability';
import { IS_FULL_TIER } from '../../support/tier';
import { unexpectedLines } from './exceptions';
import { records } from './records';
import { UNSTEADY } from './unsteady';

const WIDTHS_PX = [1350, 412];

const index = readIndex();
const byVersion = new Intl.Collator('en', { numeric: true });

const cases = records
  .filter(({ ofPage }) => !ofPage)
  .map((record) => {
    const newest = index
      .filter(
        ({ widget, file }) =>
          widget === record.widget && !record.isAbsent?.(file) && !record.cannotMount?.(file),
      )
      .flatMap(({ file, versions }) => versions.map((version) => ({ file, version })))
      .toSorted((a, b) => byVersion.compare(a.version, b.version))
      .at(-1);
    const selector = definitions.find(({ name }) => name === record.widget)?.selector ?? '';
    return { name: record.widget, file: newest?.file ?? '', selector, record };
  });

const { browser, server } = openStage();
let visits: Visits;
beforeAll(async () => {
  visits = await openVisits(browser(), server());
});

describe('the exceptions', () => {
  it('name widgets of this suite', () => {
    const names = new Set(cases.map(({ name }) => name));
    expect(UNSTEADY.filter(({ widget }) => !names.has(widget))).toEqual([]);
  });
});

describe('a visit', () => {
  it.each(cases.map((one, index) => ({ ...one, turn: IS_FULL_TIER ? undefined : index })))(
    'moves nothing: $name',
    { timeout: 120_000 },
    async ({ file, selector, record, turn }) => {
      const visited = { html: fragment(file), selector, record };
      const lines: string[] = [];
      for (const widthPx of WIDTHS_PX) lines.push(...(await visits.findMovements(visited, widthPx, turn)));
      // The default tier does not look on all ways.
      expect(unexpectedLines(record.widget, lines, UNSTEADY, IS_FULL_TIER)).toEqual([]);
    },
  );
});
