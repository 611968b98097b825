/** A visitor who does anything on a page with many widgets, for a short time (`npm run soak -- visitor` takes minutes). */
import { describe, expect, it, test } from 'vitest';
import { openStage } from '../support/page-browser';
import { htmlPage } from '../support/pages';
import { answerListings, pageOfManyWidgets } from '../support/page-of-many-widgets';
import { visitAtRandom } from '../support/random-visitor';
import { IS_FULL_TIER } from '../support/tier';
import { visitedPage } from '../support/visited-page';

const stage = openStage();

describe.each(IS_FULL_TIER ? [1, 2, 3] : [1])('the visitor %i', (seed) => {
  it('finds no fault', { timeout: 180_000 }, async () => {
    const { page } = await stage.open(pageOfManyWidgets());
    answerListings(stage.server());
    await page.goto(stage.url);
    expect(await visitAtRandom(visitedPage(page), { seed, actions: 150 })).toEqual([]);
  });
});

describe('the visitor notices', () => {
  test.each([
    [
      'an error',
      '<button style="all:unset;position:fixed;inset:0" onclick="broken()">x</button>',
      'broken is not defined',
    ],
    [
      'a focus that got lost',
      '<button style="all:unset;position:fixed;inset:0" onkeydown="this.hidden = true">x</button>',
      'lost the focus',
    ],
    [
      'a dialog that does not have the focus',
      '<div role="dialog" aria-modal="true" aria-label="Note">Note</div><button>Outside</button>',
      'a dialog is open without the focus',
    ],
    [
      'a lost text',
      '<input style="position:fixed;inset:0" oninput="setTimeout(() => { if (this.value) this.value = \'\' })">',
      'the text of  got lost',
    ],
    [
      'a field that got lost with its text',
      '<input name="a" style="position:fixed;inset:0" oninput="setTimeout(() => this.dataset.typed && this.remove())">',
      'the field a got lost with its text',
    ],
  ])('%s', async (_what, body, expected) => {
    const { page } = await stage.open(htmlPage({ body, withEntry: false }));
    await page.goto(stage.url);
    const faults = await visitAtRandom(visitedPage(page), { seed: 1, actions: 60, mostMs: 20_000 });
    expect(faults.map(({ what }) => what).join('\n')).toContain(expected);
  });
});

it('does not expect the focus in a page that a script has loaded again', async () => {
  const body = '<button style="all:unset;position:fixed;inset:0" onkeydown="location.reload()">x</button>';
  const { page } = await stage.open(htmlPage({ body, withEntry: false }));
  await page.goto(stage.url);
  let loads = 0;
  page.on('load', () => (loads += 1));
  expect(await visitAtRandom(visitedPage(page), { seed: 1, actions: 60, mostMs: 20_000 })).toEqual([]);
  expect(loads).toBeGreaterThan(0);
});

it('opens no other tab', async () => {
  const body = '<a style="position:fixed;inset:0" href="#" target="_blank">x</a>';
  const { page } = await stage.open(htmlPage({ body, withEntry: false }));
  await page.goto(stage.url);
  let tabs = 0;
  page.on('popup', () => (tabs += 1));
  await visitAtRandom(visitedPage(page), { seed: 1, actions: 20 });
  expect(tabs).toBe(0);
});
