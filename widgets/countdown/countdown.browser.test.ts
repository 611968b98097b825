/** The end of Essential Addons' countdowns in a real browser (essential-addons, section 2). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openStage } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';
import { axeFaults, settle } from '../../tests/support/panel-page';

const stage = openStage();

const START = Date.UTC(2030, 2, 1, 12);
const SOON = 'Mar 01 2030 12:00:30 +0';

const countdown = (name: string, date = SOON): string =>
  fragment(`essential-addons/countdown-${name}.html`).replace(/data-date="[^"]*"/, `data-date="${date}"`);

const open = async (body: string, path = stage.url, config?: unknown): Promise<Page> => {
  const { page } = await stage.open(htmlPage({ body, config }));
  await page.clock.install({ time: START });
  await page.goto(path);
  await page.waitForFunction(() => window.atoll !== undefined);
  await page.clock.runFor(2000);
  await settle(page);
  return page;
};

describe('at the end', () => {
  it('[RELIABILITY 57] shows its message, sanitised, announces it, and axe finds no fault', async () => {
    const unsafe = countdown('4.7.0-text').replace(
      'The &lt;em&gt;new year',
      '&lt;img src=x alt=&quot;&quot; onerror=&quot;window.__x=1&quot;&gt;The &lt;em&gt;new year',
    );
    const page = await open(unsafe.replace(SOON, 'Mar 01 2000 12:00:30 +0'));
    const message = page.locator('.eael-countdown-finish-message');
    await message.waitFor();
    expect(await message.locator('h4.expiry-title').innerText()).toBe('School is open');
    expect(await message.locator('.eael-countdown-finish-text em').innerText()).toBe('new year');
    expect(await page.locator('.eael-countdown-items').isVisible()).toBe(false);
    expect(await page.evaluate(() => '__x' in window)).toBe(false);
    await page.clock.runFor(100);
    expect(await page.getByRole('status').innerText()).toContain('The new year has begun');
    expect(await axeFaults(page)).toEqual([]);
  });

  it('comes on time', async () => {
    const page = await open(countdown('4.7.0-text'));
    expect(await page.getByRole('timer', { name: 'Countdown' }).count()).toBe(1);
    await page.clock.runFor(20_000);
    expect(await page.locator('.eael-countdown-finish-message').count()).toBe(0);
    await page.clock.fastForward(10_000);
    await page.locator('.eael-countdown-finish-message').waitFor();
  });

  it('[RELIABILITY 57] shows the nodes of its template, with the text typed into them', async () => {
    const page = await open(
      countdown('4.9.1-template').replace('<p>Tickets', '<p><input value="" aria-label="Name">Tickets'),
    );
    await page.locator('input').evaluate((field) => ((field as HTMLInputElement).value = 'Robin'));
    await page.clock.fastForward(40_000);
    await page.getByText('Tickets are on sale').waitFor();
    expect(await page.locator('input').inputValue()).toBe('Robin');
  });

  it('shows the template that an attribute names', async () => {
    const page = await open(countdown('4.7.0-template'));
    await page.clock.fastForward(40_000);
    await page.getByRole('link', { name: 'now' }).waitFor();
    expect(await page.locator('.eael-countdown-items').isVisible()).toBe(false);
  });

  it('[RELIABILITY 55] opens another page once, even with three countdowns, and Back does not lead there again', async () => {
    const { page } = await stage.open('');
    const { routes } = stage.server();
    routes.set('/before', { body: htmlPage({ body: '<p>The page before</p>' }) });
    routes.set('/tickets/', { body: htmlPage({ body: '<p>Tickets</p>' }) });
    routes.set('/three', { body: htmlPage({ body: countdown('5.0.8-url').repeat(3) }) });
    await page.clock.install({ time: START });
    await page.goto('/before');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
    });
    await page.goto('/three');
    await page.waitForFunction(() => window.atoll !== undefined);
    await page.clock.runFor(2000);
    await settle(page);
    await page.clock.fastForward(60_000);
    await page.waitForURL('**/tickets/');
    expect(asked).toEqual(['/three', '/tickets/']);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/before');
  });

  it('[RELIABILITY 55] stays on the page if the URL is the page’s', async () => {
    const page = await open(countdown('5.0.8-url').replace('/tickets/', `${stage.url}#over`));
    const asked: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
    await page.clock.fastForward(40_000);
    await settle(page);
    expect(asked).toEqual([]);
  });

  it('[RELIABILITY 55] tells an editor what would happen, and stays on the page', async () => {
    const page = await open(countdown('5.0.8-url'), `${stage.url}?elementor-preview=7`, {
      nonce: 'aaaaaaaaaa',
    });
    await page.clock.fastForward(40_000);
    await page.getByText('Your Page will be redirected to given URL (only on Frontend).').waitFor();
    expect(new URL(page.url()).pathname).toBe(stage.url);
  });
});

it('[RELIABILITY 11] is right within a second when the page comes back', async () => {
  const page = await open(countdown('5.0.8-url', 'Mar 02 2030 12:00:00 +0'));
  await page.clock.fastForward(3 * 3_600_000);
  // A full second, and a clock that stands: the time left does not depend on when the test reads it.
  const nowMs = await page.evaluate(() => Math.ceil(Date.now() / 1000 + 10) * 1000);
  await page.clock.pauseAt(nowMs);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const secondsLeft = async () => {
    const shown = await page.locator('.eael-countdown-digits').allInnerTexts();
    return shown.reduce((sum, text, index) => sum + Number(text) * ([86_400, 3600, 60, 1][index] ?? 0), 0);
  };
  await expect.poll(secondsLeft).toBe((Date.UTC(2030, 2, 2, 12) - nowMs) / 1000);
});
