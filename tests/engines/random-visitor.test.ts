/** A visitor who does anything, in Firefox and WebKit, for a short time (`npm run soak -- visitor` takes minutes). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineBrowser } from '../support/engines/engine-driver';
import { enginesHere } from '../support/engines/engines';
import { answerListings, pageOfManyWidgets } from '../support/page-of-many-widgets';
import { type PageServer, startPageServer } from '../support/page-server';
import { visitAtRandom } from '../support/random-visitor';
import { skipFor } from '../support/skip';
import { IS_FULL_TIER } from '../support/tier';
import { visitedDriverPage } from '../support/visited-page';

const ACTIONS = Number(process.env['ATOLL_ACTIONS'] ?? 100);
const SEEDS = IS_FULL_TIER ? [1, 2] : [1];

describe.each(enginesHere())('a visitor in $name', ({ launch, why }) => {
  describe('who does anything', skipFor(why), () => {
    let browser: EngineBrowser;
    let server: PageServer;
    beforeAll(async () => {
      [browser, server] = await Promise.all([launch(), startPageServer()]);
    });
    afterAll(() => Promise.all([browser.close(), server.close()]));

    it.each(SEEDS)('finds no fault with seed %i', { timeout: 300_000 }, async (seed) => {
      answerListings(server);
      server.routes.set('/', { body: pageOfManyWidgets() });
      await browser.driver.goto(`${server.origin}/`);
      const page = visitedDriverPage(browser.driver);
      expect(await visitAtRandom(page, { seed, actions: ACTIONS })).toEqual([]);
    });

    it('loses the network and gets it back', async () => {
      server.routes.set('/', { body: '<!doctype html>' });
      await browser.driver.goto(`${server.origin}/`);
      const page = visitedDriverPage(browser.driver);
      const isReached = (): Promise<boolean> =>
        page.evaluate(() =>
          fetch(location.href).then(
            () => true,
            () => false,
          ),
        );
      await page.setOffline(true);
      expect(await isReached()).toBe(false);
      await page.setOffline(false);
      expect(await isReached()).toBe(true);
    });

    it('would notice an error', async () => {
      const button = '<button style="all:unset;position:fixed;inset:0" onclick="broken()">x</button>';
      server.routes.set('/broken', { body: `<!doctype html>${button}` });
      await browser.driver.goto(`${server.origin}/broken`);
      const faults = await visitAtRandom(visitedDriverPage(browser.driver), { seed: 1, actions: 20 });
      expect(faults.map(({ what }) => what).join('\n')).toContain('broken');
    });
  });
});
