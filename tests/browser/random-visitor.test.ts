/** A visitor who does anything on a page with many widgets, for a short time (`npm run soak -- visitor` takes minutes). */
import { describe, expect, it, test } from 'vitest';
import { listingAnswer } from '../../mocks/handlers/listings-server';
import { openStage } from '../support/page-browser';
import { fragment, htmlPage } from '../support/pages';
import { visitAtRandom } from '../support/random-visitor';

const stage = openStage();

const FILES = [
  'goodlayers-theme/main-menu-3.2.9.html',
  'goodlayers/accordion-2.1.7-box-icon.html',
  'goodlayers/tabs-2.1.7-style1-horizontal.html',
  'goodlayers/dropdown-tab-2.1.7.html',
  'goodlayers/lightbox-2.1.7.html',
  'goodlayers/slider-2.1.7.html',
  'goodlayers/listing-2.1.7.html',
  'essential-addons/filterable-gallery-4.9.1.html',
  'essential-addons/tooltip-6.6.9.html',
  'contact-form-7/form-6.1.6.html',
];

describe.each([1, 2, 3])('the visitor %i', (seed) => {
  it('finds no fault', { timeout: 180_000 }, async () => {
    const html = FILES.map((file) => `<section>${fragment(file)}</section>`).join('\n');
    const config = { ajaxUrl: '/ajax', restRoot: '/wp-json/' };
    const { page } = await stage.open(htmlPage({ body: html, config }));
    stage.server().routes.set('/ajax', ({ body }) => ({
      body: JSON.stringify(listingAnswer(body) ?? {}),
      type: 'application/json; charset=UTF-8',
    }));
    await page.goto(stage.url);
    expect(await visitAtRandom(page, { seed, actions: 150 })).toEqual([]);
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
      'a lost text',
      '<input style="position:fixed;inset:0" oninput="setTimeout(() => { if (this.value) this.value = \'\' })">',
      'the text of  got lost',
    ],
  ])('%s', async (_what, body, expected) => {
    const { page } = await stage.open(htmlPage({ body, withEntry: false }));
    await page.goto(stage.url);
    const faults = await visitAtRandom(page, { seed: 1, actions: 60 });
    expect(faults.map(({ what }) => what).join('\n')).toContain(expected);
  });
});
