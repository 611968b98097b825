/** If Atoll's module does not start, or cannot fetch its code, the originals start late and work. */
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../support/browser';
import { skipFor } from '../support/skip';
import { type Site, SITE_A, SITE_B, whyNot } from './sites';

/** What is broken: the files, and what happens to their requests. */
const FAILURES: readonly (readonly [string, RegExp, (route: Route) => Promise<void>])[] = [
  ['the entry cannot be reached', /\/assets\/atoll-[\w-]{8}\.js/, (route) => route.abort()],
  [
    'the entry has the wrong type',
    /\/assets\/atoll-[\w-]{8}\.js/,
    (route) => route.fulfill({ body: '', contentType: 'text/html' }),
  ],
  [
    'only the entry can be reached',
    /\/plugins\/atoll\/(?:a|%61)ssets\/(?!atoll-[\w-]{8}\.js).*\.js/,
    (route) => route.abort(),
  ],
];

type Use = readonly [what: string, path: string, use: (page: Page) => Promise<void>];

const sendForm = async (page: Page): Promise<void> => {
  const form = page.locator('.wpcf7 > form').first();
  // The original sets the class when it starts, at the end of which the queued clicks are released.
  await page.locator('.wpcf7.js').first().waitFor();
  const fields = form.locator(
    'input:is([type="text"],[type="email"],[type="tel"]):enabled:visible,textarea:visible',
  );
  for (const field of await fields.all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'visitor@example.com' : '12345');
  for (const box of await form.locator('.wpcf7-acceptance:not(.invert) input').all()) {
    // The original checks the field that loses the focus, and its tip would move the box under the pointer.
    await box.focus();
    await box.check();
  }
  const [response] = await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/feedback'),
    ),
    form.locator('.wpcf7-submit').click(),
  ]);
  expect(response.ok()).toBe(true);
  const { message } = (await response.json()) as { message: string };
  await expect.poll(() => form.locator('.wpcf7-response-output').textContent()).toBe(message);
};

const press =
  (selector: string, done: string) =>
  async (page: Page): Promise<void> => {
    const target = page.locator(selector).nth(1);
    await target.click();
    await expect
      .poll(() => target.evaluate((element, state) => element.closest(state) !== null, done))
      .toBe(true);
  };

const USES: readonly (readonly [Site, string, readonly Use[]])[] = [
  [
    SITE_A,
    'goodlayers-core/include/js/page-builder',
    [
      ['an accordion opens', 'panels/', press('.gdlr-core-accordion-item-title', '.gdlr-core-active')],
      ['a form is sent', 'contact/', sendForm],
      [
        'the menu opens on hover, and nothing that the server added is left',
        'panels/',
        async (page) => {
          const menu = page.locator('#kingster-main-menu.sf-js-enabled > .sf-menu');
          const item = menu.locator('> .kingster-normal-menu.menu-item-has-children').first();
          await item.hover();
          await item.locator('> .sub-menu').waitFor();
          expect(await item.getAttribute('class')).toContain('sfHover');
          expect(await page.locator('[data-atoll-toggle],[data-atoll-place]').count()).toBe(0);
          expect(await menu.locator('[aria-expanded]').count()).toBe(0);
        },
      ],
      [
        'the menu at the side has its arrows',
        'panels/?ko[header-style]=side',
        async (page) => {
          const menu = page.locator('.sf-js-enabled > .sf-vertical, .sf-vertical.sf-js-enabled');
          await menu.locator('li:has(> ul) > a.sf-with-ul').first().waitFor();
          expect(await menu.locator('li:has(> ul) > a:not(.sf-with-ul)').count()).toBe(0);
        },
      ],
    ],
  ],
  [
    SITE_B,
    'essential-addons-elementor/eael-',
    [
      ['an accordion opens', 'eael/', press('.eael-accordion-header', '.active,.show')],
      ['a tab opens', 'eael/', press('.eael-tabs-nav li', '.active')],
      ['a form is sent', 'eael-contact/', sendForm],
    ],
  ],
];

for (const [site, last, uses] of USES) {
  const reason = await whyNot(site);
  describe(`site ${site.name}`, skipFor(reason), () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchChromium();
    });
    afterAll(() => browser?.close());

    describe.each(FAILURES)('%s', (_failure, files, fail) => {
      it.each(uses)('%s', async (_what, path, use) => {
        const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
        page.setDefaultTimeout(20_000);
        await page.route(files, fail);
        const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes(last));
        await page.goto(new URL(path, site.url).href);
        if (!path.includes('contact')) await loaded;
        await expect(use(page)).resolves.toBeUndefined();
        await page.close();
      });
    });
  });
}
