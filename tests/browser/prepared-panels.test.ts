/** Flip boxes, image accordions and feature content far below the fold, before their code runs and at the first use. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openStage } from '../support/page-browser';
import { fragment, htmlPage } from '../support/pages';

const stage = openStage();

const FAR = '<div style="height:6000px">Far above</div>';

/** Opens a page with a widget far below the fold, which is prepared and waits. */
async function openPrepared(name: string, widget: string, prepared: string): Promise<Page> {
  const { page } = await stage.open(htmlPage({ body: FAR + fragment(name) }));
  await page.goto(stage.url);
  await page.waitForSelector(prepared, { state: 'attached' });
  const states = await page.evaluate(
    (widget) => window.atoll?.widgets().flatMap(({ name, state }) => (name === widget ? state : [])),
    widget,
  );
  expect(new Set(states)).toEqual(new Set(['waiting']));
  return page;
}

const focused = (page: Page): Promise<readonly (string | null | undefined)[]> =>
  page.evaluate(() => ['role', 'aria-label'].map((name) => document.activeElement?.getAttribute(name)));

describe('a flip box', () => {
  it('that turns on click is a tab stop with a name, and the first key turns it', async () => {
    const box = '.eael-elements-flip-box-container';
    const page = await openPrepared(
      'essential-addons/flip-box-6.6.9-click.html',
      'eael-flip-box',
      `${box}[role]`,
    );
    expect(await page.locator(`${box} [inert] a`).count()).toBe(1);
    await page.keyboard.press('Tab');
    const [role, name] = await focused(page);
    expect(role).toBe('group');
    expect(name).toBeTruthy();
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${box}.--active`);
  });
});

describe('an image accordion', () => {
  const panels = '.eael-image-accordion-hover';

  it('has tab stops with roles, and opens the panel that gets the focus', async () => {
    const page = await openPrepared(
      'essential-addons/image-accordion-6.6.9-hover.html',
      'image-accordion',
      `${panels}[role]`,
    );
    expect(await page.locator(panels).first().getAttribute('aria-label')).toBeTruthy();
    await page.keyboard.press('Tab');
    const [role] = await focused(page);
    expect(role).toBe('button');
    // The texts of an open panel name it.
    const open = page.locator(`${panels}.overlay-active:focus:not([aria-label])`);
    await open.getByText('Quadrangle').waitFor();
  });

  it('opens the panel under the pointer that has mounted it', async () => {
    const page = await openPrepared(
      'essential-addons/image-accordion-6.6.9-hover.html',
      'image-accordion',
      `${panels}[role]`,
    );
    await page.locator(panels).nth(1).hover();
    expect(await page.waitForSelector(`${panels}.overlay-active:hover`)).toBeTruthy();
  });
});

describe('a feature content', () => {
  const title = '.gdlr-core-feature-content-title';

  it('has a button, and opens when it gets the focus', async () => {
    const page = await openPrepared(
      'goodlayers/feature-content-2.1.7.html',
      'feature-content',
      `${title}[aria-expanded]`,
    );
    await page.keyboard.press('Tab');
    expect((await focused(page))[0]).toBe('button');
    await page.waitForSelector(`${title}[aria-expanded=true]:focus`);
  });

  it('opens under the pointer that has mounted it, and closes when the pointer leaves', async () => {
    const page = await openPrepared(
      'goodlayers/feature-content-2.1.7.html',
      'feature-content',
      `${title}[aria-expanded]`,
    );
    await page.locator('.gdlr-core-feature-content').first().hover();
    await page.waitForSelector(`${title}[aria-expanded=true]`);
    await page.mouse.move(0, 0);
    expect(await page.waitForFunction(() => !document.querySelector('[aria-expanded=true]'))).toBeTruthy();
  });
});
