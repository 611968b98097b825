/**
 * Replaces what the page builder opens over the page, all releases (goodlayers-panels, section 12). Kept: 200 ms in,
 * 400 ms out, the inline `display`. Fixed: a modal dialog with name, focus, Escape and an inert background that does
 * not scroll; a click beside it closes it unless a field has changed; openers that come later work.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import {
  axeFaults,
  finishMovements,
  isSamePicture,
  panelBrowser,
  settle,
} from '../../tests/support/panel-page';

const { open, openStill } = panelBrowser();

const form = fragment('goodlayers/lightbox-form-2.1.7.html');
const blocked = fragment('goodlayers/lightbox-form-2.1.7-blocked.html');
const page60 = `<p><a href="#before">Before</a></p>${form}<p><a href="#after">After</a></p>`;

const WRAPPER = '.gdlr-core-lightbox-wrapper';
const CONTENT = '.gdlr-core-lightbox-content';

const opener = (page: Page) => page.locator('[data-gdlr-lb]').first();
const dialog = (page: Page) => page.getByRole('dialog');
const movement = (page: Page) =>
  page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming().duration));
const display = (page: Page) => page.locator(WRAPPER).evaluate((node) => (node as HTMLElement).style.display);
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('name') ?? activeElement?.className ?? '';
  });

describe('opening', () => {
  it('fades in over 200 ms, and its button has the expanded state', async () => {
    const page = await open(page60);
    expect(await opener(page).getAttribute('aria-haspopup')).toBe('dialog');
    await page.getByRole('button', { name: 'Ask the office' }).click();
    expect(await movement(page)).toEqual([200]);
    expect(await display(page)).toBe('block');
    expect(new URL(page.url()).hash).toBe('');
  });

  it('is a modal dialog named by the form’s heading, with the focus in it', async () => {
    const page = await open(page60);
    await opener(page).click();
    const found = page.getByRole('dialog', { name: 'Write to the school office' });
    expect(await found.getAttribute('aria-modal')).toBe('true');
    expect(await found.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  it('takes its name from the button if the form has no heading', async () => {
    const page = await open(form.replace(/<h3>.*?<\/h3>/, ''));
    await opener(page).click();
    expect(await page.getByRole('dialog', { name: 'Ask the office' }).count()).toBe(1);
  });

  it('makes everything around it inert, and stops the page from scrolling', async () => {
    const page = await open(`${page60}<div style="height:4000px"></div>`);
    await page.evaluate(() => scrollTo(0, 40));
    const reachable = () =>
      page.locator('p > a').evaluateAll((links) => links.filter((link) => !link.closest('[inert]')).length);
    await opener(page).click();
    expect(await reachable()).toBe(0);
    const seen = await page.evaluate(() => ({
      overflow: getComputedStyle(document.documentElement).overflow,
      scrollY,
    }));
    expect(seen).toEqual({ overflow: 'hidden', scrollY: 40 });
    await page.keyboard.press('Escape');
    expect(await reachable()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.getAttribute('style') || null)).toBeNull();
    await finishMovements(page);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  it('does not hide announcements while it is open', async () => {
    const { page, start } = await openStill(
      `${page60}<div data-atoll-region="polite" aria-live="polite">said</div>`,
    );
    await start();
    await opener(page).click();
    expect(await page.locator('[data-atoll-region]').getAttribute('inert')).toBeNull();
  });

  it('works with an opener that comes later, and with several', async () => {
    const page = await open(page60);
    await page.evaluate(() => {
      const later = document.createElement('button');
      Object.assign(later, { className: 'gdlr-core-js', textContent: 'Later' });
      later.dataset['gdlrLb'] = 'office-form';
      document.querySelector('main')?.prepend(later);
    });
    await settle(page);
    for (const name of ['Later', 'Ask the office']) {
      const button = page.getByRole('button', { name });
      await button.press('Enter');
      await expect.poll(() => dialog(page).count()).toBe(1);
      await page.keyboard.press('Escape');
      await finishMovements(page);
      expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
      expect(await display(page)).toBe('none');
    }
  });
});

describe('the focus', () => {
  it('stays inside for fifty presses of Tab in each direction', async () => {
    const page = await open(page60);
    await opener(page).press('Enter');
    const there = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 50; press += 1) {
        await page.keyboard.press(key);
        const where = await page.evaluate(
          (content) => ({
            isInside: document.querySelector(content)?.contains(document.activeElement),
            name: document.activeElement?.getAttribute('name') ?? document.activeElement?.className,
          }),
          CONTENT,
        );
        expect(where.isInside).toBe(true);
        there.add(where.name ?? '');
      }
    }
    expect([...there]).toEqual(['visitor', 'question', '', 'gdlr-core-lightbox-form-close']);
  });

  it('returns from the body with the next Tab', async () => {
    const page = await open(page60);
    await opener(page).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('gdlr-core-lightbox-form-close');
  });
});

describe('closing', () => {
  it.each([
    ['the button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
    ['the button by Enter', (page: Page) => page.getByRole('button', { name: 'Close' }).press('Enter')],
    ['the button by Space', (page: Page) => page.getByRole('button', { name: 'Close' }).press(' ')],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Escape in a field', (page: Page) => page.getByLabel('Your name').press('Escape')],
    ['a click beside it', (page: Page) => page.mouse.click(20, 20)],
  ])('fades out over 400 ms and returns the focus: %s', async (_name, act) => {
    const page = await open(page60);
    await opener(page).click();
    await finishMovements(page);
    await act(page);
    expect(await movement(page)).toEqual([400]);
    await finishMovements(page);
    expect(await display(page)).toBe('none');
    expect(await opener(page).evaluate((node) => node === document.activeElement)).toBe(true);
    const attributes = await page.locator(CONTENT).evaluate((node) => node.getAttributeNames());
    expect(attributes).toEqual(['class']);
  });

  it('does not happen by a click beside it once a field has changed, but by the button', async () => {
    const page = await open(page60, { reducedMotion: true });
    await opener(page).click();
    await page.getByLabel('Your name').fill('Robin');
    await page.mouse.click(20, 20);
    expect(await dialog(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await dialog(page).count()).toBe(0);
    await opener(page).click();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Robin');
  });

  it('does not happen if the mouse was pressed in the form and released beside it', async () => {
    const page = await open(page60, { reducedMotion: true });
    await opener(page).click();
    await page.getByLabel('Your name').hover();
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    expect(await dialog(page).count()).toBe(1);
  });

  it('leaves Escape to an open element inside', async () => {
    const page = await open(page60, { reducedMotion: true });
    await opener(page).click();
    await page.getByLabel('Your name').evaluate((field) => {
      field.addEventListener('keydown', (event) => event.preventDefault());
    });
    await page.getByLabel('Your name').press('Escape');
    expect(await dialog(page).count()).toBe(1);
  });

  it('can be reversed during its animation', async () => {
    const page = await open(page60);
    await opener(page).click();
    await finishMovements(page);
    await page.keyboard.press('Escape');
    await opener(page).evaluate((node) => (node as HTMLElement).click());
    expect(await movement(page)).toEqual([200]);
    await finishMovements(page);
    expect(await display(page)).toBe('block');
    expect(await dialog(page).count()).toBe(1);
  });

  it('restores the page when the dialog is removed', async () => {
    const page = await open(page60);
    await opener(page).click();
    await page.locator(WRAPPER).evaluate((node) => node.remove());
    await page.waitForFunction(() => document.querySelector('[inert]') === null);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
    expect(await opener(page).evaluate((node) => node === document.activeElement)).toBe(true);
  });
});

describe('a dialog above another dialog', () => {
  it('handles Escape first and returns the focus to the one below', async () => {
    const second = form
      .replaceAll('office-form', 'second-form')
      .replace('Ask the office', 'Details')
      .replace('Write to the school office', 'Details of the office');
    const [inner = '', rest = ''] = second.split(/(?=<div class="gdlr-core-lightbox-wrapper")/);
    const page = await open(page60.replace('<h3>', `${inner}<h3>`) + rest, { reducedMotion: true });
    await page.getByRole('button', { name: 'Ask the office' }).click();
    await page.getByRole('button', { name: 'Details' }).click();
    expect(await page.getByRole('dialog', { name: 'Details of the office' }).count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog', { name: 'Write to the school office' }).count()).toBe(1);
    expect(
      await page.getByRole('button', { name: 'Details' }).evaluate((node) => node === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('[inert]').count()).toBe(0);
  });
});

it('a form that is higher than the screen scrolls', async () => {
  const page = await open(page60.replace('<textarea', '<textarea style="height:900px"'), {
    viewport: { width: 320, height: 400 },
    reducedMotion: true,
  });
  await opener(page).click();
  const submit = page.getByRole('button', { name: 'Send' });
  await submit.focus();
  expect((await submit.boundingBox())?.y).toBeLessThan(400);
});

it('the link in blocked content opens the form', async () => {
  const page = await open(blocked, { reducedMotion: true });
  await page.getByRole('button', { name: 'privacy settings' }).click();
  expect(await page.getByRole('dialog', { name: 'Privacy at our school' }).count()).toBe(1);
});

it('the form looks the same before and after, and axe finds no new fault', async () => {
  expect(await isSamePicture(await openStill(page60))).toBe(true);
  const still = await openStill(page60);
  const before = await axeFaults(still.page, 'body');
  await still.start();
  expect(await axeFaults(still.page, 'body')).toEqual(before);
  await opener(still.page).click();
  await finishMovements(still.page);
  expect(await axeFaults(still.page, 'body')).toEqual([]);
});
