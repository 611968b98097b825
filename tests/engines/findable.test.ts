/** Text in closed panels can be found in Firefox and WebKit, if they have the event `beforematch`. Elsewhere nothing changes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DriverPage } from '../support/engines/driver-page';
import type { EngineBrowser } from '../support/engines/engine-driver';
import { enginesHere } from '../support/engines/engines';
import { type PageServer, startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { skipFor } from '../support/skip';

const PANELS = '.gdlr-core-accordion-item-content, .gdlr-core-tab-item-content';
const BODY = ['accordion-2.1.7-box-icon', 'tabs-2.1.7-second-active']
  .map((name) => fragment(`goodlayers/${name}.html`))
  .join('');

describe.each(enginesHere())('$name', ({ launch, why }) => {
  describe('words in closed panels', skipFor(why), () => {
    let browser: EngineBrowser;
    let server: PageServer;
    let page: DriverPage;

    beforeAll(async () => {
      [browser, server] = await Promise.all([launch(), startPageServer()]);
      page = new DriverPage(browser.driver);
      server.routes.set('/panels', { body: htmlPage({ body: BODY }) });
    });
    afterAll(async () => {
      await browser.close();
      await server.close();
    });

    it('open their panels, where the engine finds them', async () => {
      await page.goto(`${server.origin}/panels`);
      await page.waitForFunction(
        () =>
          document.querySelector('[role="button"][aria-expanded]') && document.querySelector('[role="tab"]'),
      );
      const canFind = await page.evaluate(() => 'onbeforematch' in HTMLElement.prototype);
      const seen = (await page.evaluate((selector: string) => {
        const panels = [...document.querySelectorAll<HTMLElement>(selector)];
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- handed over as text
        const isShown = (panel: HTMLElement): boolean => panel.getBoundingClientRect().height > 10;
        const closed = panels.filter((panel) => !isShown(panel));
        const last = [closed[0], closed.at(-1)];
        const before = closed.filter((panel) => panel.hasAttribute('hidden'));
        // The bar for the words gets the focus.
        dispatchEvent(new Event('blur'));
        const findable = closed.filter((panel) => panel.getAttribute('hidden') === 'until-found');
        // What the browser does before it scrolls to the words.
        for (const panel of last) panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
        return {
          before: before.length,
          closed: closed.length,
          findable: findable.length,
          opened: last.filter((panel) => panel && isShown(panel)).length,
        };
      }, PANELS)) as { readonly closed: number };
      expect(seen.closed).toBeGreaterThan(2);
      expect(seen).toEqual({
        before: 0,
        closed: seen.closed,
        findable: canFind ? seen.closed : 0,
        opened: canFind ? 2 : 0,
      });
    });
  });
});
