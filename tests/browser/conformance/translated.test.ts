/**
 * Every widget on a page whose texts are translated: before it mounts, after it, and while something moves. The newest
 * fragment stands for the widget. Only the full tier runs it, because it opens up to eight pages for each widget.
 */
import { describe, expect, it } from 'vitest';
import { definitions } from '../../support/definitions';
import { visitTranslated } from '../../support/conformance-translated';
import { openStage } from '../../support/page-browser';
import { skipFor } from '../../support/skip';
import { IS_FULL_TIER } from '../../support/tier';
import type { TextScript } from '../../support/translator';
import { expectResults } from './fragment-case';
import { newestCases } from './newest-cases';

const cases = newestCases();
const { browser, server } = openStage();

it('covers every widget', () => {
  expect(new Set(cases.map(({ name }) => name))).toEqual(new Set(definitions.map(({ name }) => name)));
});

describe.each<[string, TextScript]>([
  ['translated', 'translator'],
  ['marked by a reading aid', 'reading-aid'],
])(
  'a page that is %s',
  skipFor(IS_FULL_TIER ? undefined : 'the default tier leaves it to -- --full'),
  (_what, script) => {
    it.each(cases)('does not disturb $name', { timeout: 120_000 }, async (visited) => {
      const visit = async (arrival: Parameters<typeof visitTranslated>[3]) =>
        visitTranslated(browser(), server(), visited, arrival, script);
      const expected = await visit('never');
      for (const arrival of ['before', 'after'] as const) {
        const { roles, actions, texts, reports } = await visit(arrival);
        expectResults(actions);
        expect([arrival, reports]).toEqual([arrival, []]);
        expect([arrival, roles, texts]).toEqual([arrival, expected.roles, expected.texts]);
      }
      // What has begun before the translation changes what the steps find.
      const { actions, reports } = await visit('while moving');
      expectResults(actions);
      expect(reports).toEqual([]);
    });
  },
);
