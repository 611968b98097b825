/** Widgets that mount and unmount, pages that are left and entered again, and editors, in the production build. */
import { describe, expect, it } from 'vitest';
import { hasten, openStage, waitForReady } from '../../support/page-browser';
import { fragment, htmlPage } from '../../support/pages';

const { open, server, url } = openStage();

const ACCORDION = fragment('goodlayers/accordion-2.1.7-box-icon.html');
const TOGGLE_BOX = fragment('goodlayers/toggle-box-2.1.7-all-closed.html');

const CYCLES = 500;
const HEAP_LIMIT_BYTES = 1_000_000;

describe('mounting again and again', () => {
  it(
    'RELIABILITY 5: after 500 mounts and unmounts the heap has grown by less than 1 MB',
    { timeout: 90_000 },
    async () => {
      const { page, errors } = await open(htmlPage({ body: '<div id="place"></div>' }));
      await page.goto(url);
      await page.waitForFunction(() => window.atoll !== undefined);
      const cycle = (times: number): Promise<void> =>
        page.evaluate(
          async ({ times, html }) => {
            const place = document.getElementById('place');
            const atoll = window.atoll;
            if (!place || !atoll) throw new Error('no page');
            const part = document.createRange().createContextualFragment(html);
            for (let time = 0; time < times; time += 1) {
              place.replaceChildren(part.cloneNode(true));
              const root = place.firstElementChild;
              const isReady = new Promise((resolve) => root?.addEventListener('atoll:ready', resolve));
              // The observer sees the new nodes in the next microtask.
              await Promise.resolve();
              root?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
              await isReady;
              place.replaceChildren();
              await Promise.resolve();
            }
          },
          { times, html: ACCORDION },
        );
      const session = await page.context().newCDPSession(page);
      const heap = async (): Promise<number> => {
        await session.send('HeapProfiler.collectGarbage');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        return usedSize;
      };
      await cycle(50);
      const before = await heap();
      await cycle(CYCLES);
      const growth = (await heap()) - before;
      expect(growth).toBeLessThan(HEAP_LIMIT_BYTES);
      expect(
        await page.evaluate(() => window.atoll?.widgets().filter(({ name }) => name === 'accordion')),
      ).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

  it('RELIABILITY 6: an accordion that is moved on the page keeps its root and works', async () => {
    const { page, errors } = await open(htmlPage({ body: `${ACCORDION}<div id="place"></div>` }));
    await page.goto(url);
    await hasten(page);
    await waitForReady(page);
    await page.evaluate(async () => {
      const element = document.querySelector('.gdlr-core-accordion-item');
      element?.addEventListener('atoll:ready', () => (document.documentElement.dataset['again'] = ''));
      if (element) document.getElementById('place')?.append(element);
      await window.atoll?.settled();
    });
    await page.locator('.gdlr-core-accordion-item-title').nth(1).click();
    await page.waitForFunction(() =>
      document.querySelectorAll('#place .gdlr-core-accordion-item-tab')[1]?.matches('.gdlr-core-active'),
    );
    expect(await page.locator('html').getAttribute('data-again')).toBeNull();
    expect(errors).toEqual([]);
  });
});

describe('a page that is left and entered again', () => {
  it('RELIABILITY 11: from the back/forward cache it keeps its widgets, which open once on a click', async () => {
    const { page, errors } = await open(htmlPage({ body: ACCORDION + TOGGLE_BOX }));
    await page.goto(url);
    await hasten(page);
    await waitForReady(page, 2);
    const mounts = await page.evaluate(async () => {
      let again = 0;
      addEventListener('atoll:ready', () => {
        again += 1;
      });
      // A driven browser has no back/forward cache; these are the events of one.
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await window.atoll?.settled();
      return again;
    });
    expect(mounts).toBe(0);
    await page.locator('.gdlr-core-toggle-box-item-title').first().click();
    await page.waitForFunction(() =>
      document.querySelector('.gdlr-core-toggle-box-item-tab')?.matches('.gdlr-core-active'),
    );
    const box = page.locator('.gdlr-core-toggle-box-item-tab').first();
    expect(await box.locator('[role="button"]').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('RELIABILITY 11: a page that Back loads again mounts its widgets once', async () => {
    const { page, errors } = await open(htmlPage({ body: ACCORDION }));
    server().routes.set('/other', { body: '<!doctype html><title>Other</title>' });
    await page.goto(url);
    await hasten(page);
    await waitForReady(page);
    await page.goto('/other');
    await page.goBack();
    await hasten(page);
    await waitForReady(page);
    const box = page.locator('.gdlr-core-accordion-item-tab').first();
    expect(await box.locator('[role="button"]').count()).toBe(1);
    expect(errors).toEqual([]);
  });
});

describe('editors and previews', () => {
  const CASES: [string, string, (html: string) => string, unknown][] = [
    [
      'elementor-preview in the address of a signed-in user',
      '?elementor-preview=12&ver=1',
      (html) => html,
      { nonce: 'aaaaaaaaaa' },
    ],
    [
      'an editor’s class on the body',
      '',
      (html) => html.replace('<body>', '<body class="elementor-editor-active">'),
      {},
    ],
    ['the configuration’s admin flag', '', (html) => html, { admin: true }],
    [
      'the page builder’s own flag',
      '',
      (html) => html.replace('</head>', '<script>gdlr_core_pbf = {admin: "1"}</script></head>'),
      {},
    ],
  ];

  it.each(CASES)('RELIABILITY 14: no widget mounts with %s', async (_what, query, change, config) => {
    const { page, errors, lines } = await open(change(htmlPage({ body: ACCORDION + TOGGLE_BOX, config })));
    await page.goto(url + query);
    await hasten(page);
    // Their code may load before the configuration is read; it must not be used.
    await page.evaluate(() => window.atoll?.settled());
    expect(await page.locator('[data-atoll]').count()).toBe(0);
    expect(await page.locator('[role="button"]').count()).toBe(0);
    expect(
      await page.evaluate(() => window.atoll?.widgets().filter(({ state }) => state === 'ready')),
    ).toEqual([]);
    expect([errors, lines]).toEqual([[], []]);
  });

  it.each(['?elementor-preview=12', '?fl_builder', '?tve=true'])(
    'a stranger’s %s does not keep widgets from mounting',
    async (query) => {
      const { page, errors } = await open(htmlPage({ body: ACCORDION, config: {} }));
      await page.goto(url + query);
      await hasten(page);
      await waitForReady(page);
      expect(errors).toEqual([]);
    },
  );
});
