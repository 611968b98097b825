/**
 * Replaces the tooltips of Essential Addons' pricing tables (essential-addons, section 4). Kept: 300 ms before a tooltip
 * opens or closes, 350 ms of animation, classes, sides and the gap of 6 px. Fixed: keyboard, Escape, a pointer on
 * the bubble, sanitised text, a trigger without a side.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../tests/support/looks';
import { hasten, openStage, waitForReady } from '../../tests/support/page-browser';
import { capturedPage, fragment, htmlPage, whyNoCaptures } from '../../tests/support/pages';
import { skipFor } from '../../tests/support/skip';
import { innerMarkup } from '../../tests/support/markup';

const stage = openStage();
const HOVER = fragment('essential-addons/tooltip-4.9.1.html');
const CLICK = fragment('essential-addons/tooltip-6.6.9.html');

async function open(html: string, isCalm = true): Promise<Page> {
  const { page } = await stage.open(html, { reducedMotion: isCalm ? 'reduce' : 'no-preference' });
  await page.goto(stage.url);
  await hasten(page);
  await waitForReady(page);
  return page;
}

const body = (fragments: string): string =>
  htmlPage({ body: `<div style="padding: 150px">${fragments}</div>` });

const bubble = (page: Page) => page.getByRole('tooltip');
const opened = (page: Page) => page.waitForSelector('.tooltipster-show');
const closed = (page: Page) => page.waitForFunction(() => !document.querySelector('.tooltipster-base'));

describe('a tooltip', () => {
  it('stays on its side on a narrow screen if its text fits there in several lines', async () => {
    const long = HOVER.replace(/title="[^"]*"/, `title="${'Up to five users of the school '.repeat(5)}"`);
    const { page } = await stage.open(
      htmlPage({ body: `<div style="padding: 200px 20px 10px">${long}</div><p>After</p>` }),
      { reducedMotion: 'reduce', viewport: { width: 320, height: 600 } },
    );
    await page.goto(stage.url);
    await hasten(page);
    await waitForReady(page);
    await page.locator('.tooltipstered').hover();
    await opened(page);
    const box = await bubble(page).boundingBox();
    expect(await page.locator('.tooltipster-base').getAttribute('class')).toContain('tooltipster-top');
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(box?.height).toBeGreaterThan(40);
  });

  it('opens after 300 ms of hover, stays open while the pointer is on the bubble, and closes 300 ms after the pointer has left', async () => {
    const page = await open(body(HOVER), false);
    const trigger = page.locator('.tooltipstered');
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    expect(await trigger.getAttribute('title')).toBe(null);
    await trigger.hover();
    await page.clock.runFor(299);
    expect(await bubble(page).count()).toBe(0);
    await page.clock.runFor(1);
    await opened(page);
    expect(await bubble(page).evaluate(innerMarkup)).toContain('Up to <b>5</b> users');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await trigger.getAttribute('aria-describedby')).toBe(await bubble(page).getAttribute('id'));
    const looks = await page.evaluate(() => {
      const base = document.querySelector<HTMLElement>('.tooltipster-base');
      const trigger = document.querySelector('.tooltipstered')?.getBoundingClientRect();
      const box = base?.getBoundingClientRect();
      return {
        classes: base?.className,
        gap: Math.round(Number(trigger?.top) - Number(box?.bottom)),
        isCentred:
          Math.abs(
            Number(trigger?.left) + Number(trigger?.width) / 2 - Number(box?.left) - Number(box?.width) / 2,
          ) <= 1,
        duration: base?.style.transitionDuration,
        isArrowCentred:
          Math.abs(
            Number.parseFloat(document.querySelector<HTMLElement>('.tooltipster-arrow')?.style.left ?? '') -
              Number(box?.width) / 2,
          ) <= 1,
      };
    });
    expect(looks).toEqual({
      classes:
        'tooltipster-base tooltipster-sidetip tooltipster-noir tooltipster-top tooltipster-fade tooltipster-show',
      gap: 6,
      isCentred: true,
      duration: '350ms',
      isArrowCentred: true,
    });
    await bubble(page).hover();
    await page.clock.runFor(1000);
    expect(await bubble(page).count()).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(299);
    expect(await page.locator('.tooltipster-dying').count()).toBe(0);
    await page.clock.runFor(1);
    expect(await page.locator('.tooltipster-dying').count()).toBe(1);
    await page.clock.runFor(350);
    await closed(page);
    // A pointer that leaves in time does not open it; a click on the trigger closes it.
    await trigger.hover();
    await page.clock.runFor(200);
    await page.mouse.move(5, 5);
    await page.clock.runFor(1000);
    expect(await bubble(page).count()).toBe(0);
    await trigger.hover();
    await page.clock.runFor(300);
    await opened(page);
    await trigger.click();
    await page.clock.runFor(350);
    await closed(page);
  });

  it('RELIABILITY 63, 62: opens on keyboard focus and closes on Escape, and axe finds no fault', async () => {
    const page = await open(body(HOVER));
    await page.keyboard.press('Tab');
    await opened(page);
    expect((await axeFaults(page)).filter((fault) => !fault.startsWith('region'))).toEqual([]);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await page.locator('.tooltipstered').evaluate((node) => node === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await opened(page);
    await page.keyboard.press('Tab');
    await closed(page);
  });

  it('opens on a click if it is set to, without an arrow, and closes on the next click anywhere', async () => {
    const page = await open(body(CLICK));
    const trigger = page.getByRole('button', { name: 'Two evenings a week' });
    await trigger.click();
    await opened(page);
    expect(await trigger.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('.tooltipster-right.tooltipster-light.tooltipster-grow').count()).toBe(1);
    expect(await page.locator('.tooltipster-arrow').isVisible()).toBe(false);
    await bubble(page).click();
    await closed(page);
    expect(await trigger.getAttribute('aria-expanded')).toBe('false');
    await trigger.focus();
    await page.keyboard.press('Space');
    await opened(page);
    await page.keyboard.press('Enter');
    await closed(page);
  });

  it('is placed where there is room, and is hidden while its trigger is scrolled out of a box', async () => {
    const page = await open(
      htmlPage({
        body: `<div id="box" style="height: 300px; overflow: auto">${HOVER}<p style="height: 900px"></p></div>`,
      }),
    );
    const trigger = page.locator('.tooltipstered');
    await trigger.evaluate((node) => {
      // At the top of the screen.
      document.body.style.margin = '0';
      const box = document.querySelector('#box');
      if (box) box.scrollTop += node.getBoundingClientRect().top - box.getBoundingClientRect().top;
    });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await trigger.focus();
    await opened(page);
    await page.waitForSelector('.tooltipster-bottom');
    expect(await bubble(page).isVisible()).toBe(true);
    await page.locator('#box').evaluate((box) => (box.scrollTop = 700));
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('.tooltipster-base')?.style.visibility === 'hidden',
    );
  });
});

describe('the captured page', skipFor(whyNoCaptures), () => {
  it('has a tooltip that opens', async () => {
    const page = await open(capturedPage('essential-addons/eael.html'));
    await page.waitForSelector('.tooltipstered');
    await page.locator('.tooltipstered').first().hover();
    await opened(page);
    expect(await bubble(page).textContent()).toBe('Monday and Wednesday, 18:00 to 20:00');
  });
});
