/** A tooltip whose code is not loaded yet (essential-addons, section 4): the first visit to its trigger opens it. */
import { expect, it } from 'vitest';
import { openFarBelow, tabFromLink } from '../../tests/support/far-below';
import { delayResponse, openStage } from '../../tests/support/page-browser';
import { chunkAddress } from '../../tests/support/page-server';
import { fragment } from '../../tests/support/pages';

const stage = openStage();
const HOVER = fragment('essential-addons/tooltip-4.9.1.html');
const CLICK = fragment('essential-addons/tooltip-6.6.9.html');
const TRIGGER = '.tooltipstered';
const REACT = chunkAddress('react');

it('opens at the first focus', async () => {
  const { page, hasReact } = await openFarBelow(stage, HOVER, TRIGGER);
  expect(await page.locator(TRIGGER).getAttribute('title')).toBe(null);
  expect(await hasReact()).toBe(false);
  await tabFromLink(page);
  expect(await page.locator(TRIGGER).evaluate((node) => node === document.activeElement)).toBe(true);
  await page.getByRole('tooltip').waitFor();
  expect(await page.locator(TRIGGER).getAttribute('aria-describedby')).toBe(
    await page.getByRole('tooltip').getAttribute('id'),
  );
});

it('opens at the first hover', async () => {
  const { page, hasReact } = await openFarBelow(stage, HOVER, TRIGGER);
  expect(await hasReact()).toBe(false);
  await page.locator(TRIGGER).hover();
  await page.getByRole('tooltip').waitFor();
});

it('stays closed if the pointer leaves before the code is there', async () => {
  const { page } = await openFarBelow(stage, HOVER, TRIGGER);
  const release = await delayResponse(page, REACT);
  await page.locator(TRIGGER).hover();
  await page.mouse.move(0, 0);
  release();
  await page.locator(`${TRIGGER}[data-atoll-state="ready"]`).waitFor();
  // A pointer that comes back opens it, so the first visit has not opened it.
  expect(await page.getByRole('tooltip').count()).toBe(0);
  await page.locator(TRIGGER).hover();
  await page.getByRole('tooltip').waitFor();
});

it('opens at the first touch that lasts', async () => {
  const { page } = await openFarBelow(stage, HOVER, TRIGGER, { hasTouch: true });
  await page.locator(TRIGGER).scrollIntoViewIfNeeded();
  const box = await page.locator(TRIGGER).boundingBox();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: Number(box?.x) + 5, y: Number(box?.y) + 5 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.getByRole('tooltip').waitFor();
  expect(await page.getByRole('tooltip').textContent()).toContain('Up to 5 users');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
});

it.each(['Enter', ' '])(
  'opens at the first press of the key "%s" on a trigger that is a button',
  async (key) => {
    const { page, hasReact } = await openFarBelow(stage, CLICK, TRIGGER);
    const trigger = page.locator(`${TRIGGER}[data-trigger="click"]`).first();
    const release = await delayResponse(page, REACT);
    expect(await hasReact()).toBe(false);
    await trigger.focus();
    await page.keyboard.press(key);
    release();
    await page.getByRole('tooltip').waitFor();
  },
);
