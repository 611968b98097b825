/** The test of Site Health: good only if visitors load less. */
import { describe, expect, inject, test } from 'vitest';
import { visit } from './site';

const { url } = inject('site');

interface Health {
  readonly label: string;
  readonly status: string;
  readonly description: string;
}

/**
 * Runs the test.
 *
 * @param scripts the decisions on the front page
 * @param scenario more names of scenarios
 */
async function health(scripts: readonly object[], scenario = ''): Promise<Health> {
  const entry = (await visit('demo/')).scripts.find(({ id }) => id === 'atoll-js-module')?.src ?? '';
  const decisions = JSON.stringify({ reportOnly: false, off: [], freed: [], scripts });
  const body = `<script type="module" src="${entry}" id="atoll-js-module"></script>
    <script type="application/json" id="atoll-decisions">${decisions}</script>`;
  const query = new URLSearchParams({
    fixture: `health,answers${scenario}`,
    answers: JSON.stringify({ [`${url}?`]: { body } }),
  });
  const { text } = await visit(`?${query}`, 'admin');
  return JSON.parse(/^\{.*\}$/m.exec(text)?.[0] ?? text) as Health;
}

const script = (isEmptied: boolean, compressed: number) => ({
  handle: 'gdlr-core-page-builder',
  text: 'Decision.',
  isEmptied,
  compressed,
});

describe('Site Health', () => {
  test.each<[string, readonly object[], string, RegExp]>([
    ['less is loaded', [script(true, 300_000)], 'good', /^Atoll is working$/],
    ['more is loaded', [script(true, 1000)], 'recommended', /^Atoll does not make the front page smaller$/],
    ['nothing goes', [script(false, 300_000)], 'recommended', /^Atoll replaces nothing on the front page$/],
    ['there is nothing to replace', [], 'recommended', /^Atoll replaces nothing on the front page$/],
  ])('%s', async (_name, scripts, status, label) => {
    expect(await health(scripts)).toMatchObject({ status, label: expect.stringMatching(label) as string });
  });

  test('says how much is saved', async () => {
    const { description } = await health([script(true, 300_000)]);
    expect(description).toMatch(/On the front page: Visitors load 2\d\d kB less/);
    expect((await health([script(true, 1000)])).description).toMatch(/Visitors load \d+ kB more/);
  });

  test.each([
    ['report-only', /Report only: visitors get the original scripts/],
    ['test-mode', /Test mode: all but administrators get the original scripts/],
  ])('is not good in the mode %s, and names it', async (mode, text) => {
    const result = await health([script(true, 300_000)], `,${mode}`);
    expect(result).toMatchObject({ status: 'recommended', label: 'Atoll changes nothing for visitors yet' });
    expect(result.description).toMatch(text);
    expect(result.description).toMatch(/With Atoll on the front page: Visitors load 2\d\d kB less/);
  });
});
