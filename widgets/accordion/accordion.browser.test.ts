/**
 * Stands in for the accordion and the toggle box of goodlayers-core 1.6.0 to 2.1.7 (goodlayers-panels, sections 0.2, 1
 * and 2), here in Chromium, where there is layout, movement and focus. Movements are held and moved by their own
 * clock. Kept on purpose: 200 ms with the curve "swing", class at the start of the movement, inline display at its
 * end. Not kept: rapid clicks queued; closing an outer item closed the panels of an accordion inside it.
 * One file, because all of it stands on one clock that holds movements.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newFaults, rememberFaults } from '../../tests/support/axe';
import { launchChromium } from '../../tests/support/browser';
import { chunkAddress, entryPath, type PageServer, startPageServer } from '../../tests/support/page-server';
import { capturedPage, fragment, htmlPage, whyNoCaptures } from '../../tests/support/pages';
import { skipFor } from '../../tests/support/skip';

const ACCORDION = '.gdlr-core-accordion-item';
const TOGGLE_BOX = '.gdlr-core-toggle-box-item';

let browser: Browser;
let server: PageServer;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
});

afterEach(() => page.close());

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Opens a page with one fragment, or with a piece of HTML, and waits until all of its widgets are mounted. */
async function open(body: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<void> {
  server.routes.set('/', { body: htmlPage({ body }) });
  page = await browser.newPage({ viewport: { width: 1000, height: 1200 }, ...options });
  await page.goto(server.origin);
  await mounted();
}

const mounted = async (): Promise<void> => {
  await page.waitForFunction((selector) => {
    const roots = [...document.querySelectorAll<HTMLElement>(selector)];
    return roots.length > 0 && roots.every(({ dataset }) => dataset['atollState'] === 'ready');
  }, `${ACCORDION},${TOGGLE_BOX}`);
};

const accordion = (name: string): string => fragment(`goodlayers/accordion-${name}.html`);
const toggleBox = (name: string): string => fragment(`goodlayers/toggle-box-${name}.html`);

const title = (index: number, name = ACCORDION): Locator => page.locator(`${name}-title`).nth(index);
const panel = (index: number, name = ACCORDION): Locator => page.locator(`${name}-content`).nth(index);
const item = (index: number, name = ACCORDION): Locator => page.locator(`${name}-tab`).nth(index);
const isOpen = (index: number, name = ACCORDION): Promise<boolean> =>
  item(index, name).evaluate((element) => element.classList.contains('gdlr-core-active'));

/** Clicks in the page, and stops what begins to move before its first frame. */
const clickAndHold = (target: Locator): Promise<void> =>
  target.evaluate(async (element: HTMLElement) => {
    element.click();
    await Promise.resolve();
    document.getAnimations().forEach((animation) => animation.pause());
  });

/** What is moving: which item's panel, for how long, and from which height to which. */
const movements = (): Promise<{ index: number; ms: unknown; from: unknown; to: unknown }[]> =>
  page.evaluate((name) => {
    const panels = [...document.querySelectorAll(`${name}-content`)];
    return document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
      const frames = effect.getKeyframes();
      return [
        {
          index: panels.indexOf(effect.target),
          ms: effect.getTiming().duration,
          from: frames[0]?.['height'],
          to: frames.at(-1)?.['height'],
        },
      ];
    });
  }, ACCORDION);

/** Moves everything that moves to one moment. */
const seek = (ms: number): Promise<void> =>
  page.evaluate((ms) => {
    for (const animation of document.getAnimations()) animation.currentTime = ms;
  }, ms);

const finish = (): Promise<void> =>
  page.evaluate(async () => {
    const all = document.getAnimations();
    all.forEach((animation) => animation.finish());
    await Promise.allSettled(all.map(({ finished }) => finished));
    // One that has ended by itself is in no list any more, and its end is told with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

const displays = (): Promise<string[]> =>
  page.$$eval(`${ACCORDION}-content`, (panels) => panels.map((element) => getComputedStyle(element).display));

const heightOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.height ?? 0;

describe('a movement', () => {
  it('takes 200 ms in both panels at once, from nothing to the height and back', async () => {
    await open(accordion('2.1.7-box-icon'));
    const height = `${await heightOf(panel(0))}px`;
    await clickAndHold(title(1));
    const seen = await movements();
    expect(seen.toSorted((a, b) => a.index - b.index)).toEqual([
      { index: 0, ms: 200, from: expect.any(String), to: '0px' },
      { index: 1, ms: 200, from: '0px', to: expect.any(String) },
    ]);
    expect(Number.parseFloat(String(seen.find(({ index }) => index === 0)?.from))).toBeLessThanOrEqual(
      Number.parseFloat(height),
    );
  });

  it('switches the classes at its start, and the closing panel’s display at its end', async () => {
    await open(accordion('2.1.7-box-icon'));
    await clickAndHold(title(1));
    expect([await isOpen(0), await isOpen(1)]).toEqual([false, true]);
    expect((await displays()).slice(0, 2)).toEqual(['block', 'block']);
    await finish();
    expect((await displays()).slice(0, 2)).toEqual(['none', 'block']);
  });

  it('follows the curve "swing": half of the height after half of the time, little after a tenth', async () => {
    await open(accordion('2.1.7-close-all'));
    await clickAndHold(title(1));
    await seek(199.999);
    const full = await heightOf(panel(1));
    await seek(100);
    expect((await heightOf(panel(1))) / full).toBeCloseTo(0.5, 1);
    await seek(20);
    expect((await heightOf(panel(1))) / full).toBeCloseTo(0.5 - Math.cos(Math.PI * 0.1) / 2, 1);
  });

  it('ends with no inline style but display', async () => {
    await open(accordion('2.1.7-box-icon'));
    await title(1).click();
    await finish();
    expect(await panel(0).getAttribute('style')).toMatch(/^\s*display: none;?\s*$/);
    expect(await panel(1).getAttribute('style')).toMatch(/^\s*display: block;?\s*$/);
  });

  it('is turned around from where it is by a second click, and does not queue', async () => {
    await open(accordion('2.1.7-close-all'));
    await clickAndHold(title(1));
    await seek(60);
    const height = await heightOf(panel(1));
    await clickAndHold(title(1));
    const [turned, ...others] = (await movements()).filter(({ index }) => index === 1);
    expect(others).toEqual([]);
    expect(Number.parseFloat(String(turned?.from))).toBeLessThanOrEqual(height + 0.5);
    expect(Number.parseFloat(String(turned?.from))).toBeGreaterThan(0);
    // To the pixel: nothing jumps when the direction changes.
    expect(await heightOf(panel(1))).toBeCloseTo(height, 0);
    await finish();
    expect([await isOpen(1), await panel(1).isVisible()]).toEqual([false, false]);
  });

  it('ends well after ten rapid clicks', async () => {
    await open(toggleBox('2.1.7-all-closed'));
    for (let click = 0; click < 10; click += 1) await clickAndHold(title(0, TOGGLE_BOX));
    expect(await page.evaluate(() => document.getAnimations().length)).toBeLessThanOrEqual(1);
    await finish();
    expect([await isOpen(0, TOGGLE_BOX), await panel(0, TOGGLE_BOX).isVisible()]).toEqual([false, false]);
  });

  it('leaves an author’s own overflow and margins alone', async () => {
    await open(
      accordion('2.1.7-box-icon').replaceAll(
        'class="gdlr-core-accordion-item-content"',
        'class="gdlr-core-accordion-item-content" style="overflow: visible; margin-top: 7px"',
      ),
    );
    await title(1).click();
    await finish();
    const style = await panel(1).getAttribute('style');
    expect(style).toContain('overflow: visible');
    expect(style).toContain('margin-top: 7px');
  });
});

describe('an accordion inside an accordion', () => {
  it('is left alone when the outer item closes and opens', async () => {
    await open(accordion('2.1.7-nested'));
    const inner = page.locator(`${ACCORDION} ${ACCORDION}`);
    const look = (): Promise<string> => inner.evaluate((element) => element.outerHTML);
    const before = await look();
    // In document order: the outer second item is at 1, its inner items at 2, 3 and 4.
    await title(1).click();
    await finish();
    expect(await inner.isVisible()).toBe(false);
    expect(await look()).toBe(before);
    await title(1).click();
    await finish();
    expect(await look()).toBe(before);
    expect([await isOpen(3), await panel(3).isVisible()]).toEqual([true, true]);
  });

  it('does not move the outer one', async () => {
    await open(accordion('2.1.7-nested'));
    await title(4).click();
    await finish();
    expect([await isOpen(1), await isOpen(3), await isOpen(4)]).toEqual([true, false, true]);
    expect(await panel(1).isVisible()).toBe(true);
  });

  it('keeps the arrow keys to itself', async () => {
    await open(accordion('2.1.7-nested'));
    await title(2).locator('[role=button]').focus();
    await page.keyboard.press('ArrowUp');
    expect(
      await title(4)
        .locator('[role=button]')
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
  });
});

describe('what stands in panels and titles', () => {
  it('follows a link in a panel, which toggles nothing', async () => {
    await open(accordion('2.1.7-rich-panels'));
    await title(2).click();
    await finish();
    await panel(2).locator('a').first().click();
    expect(new URL(page.url()).hash).toBe('#handbook');
    expect(await isOpen(2)).toBe(true);
  });

  it('follows a link in a title, and toggles', async () => {
    await open(accordion('2.1.7-title-link'));
    await title(1).locator('a').click();
    expect(new URL(page.url()).hash).toBe('#calendar');
    expect(await isOpen(1)).toBe(true);
  });

  it('follows a link in a title by the keyboard', async () => {
    await open(accordion('2.1.7-title-link'));
    await title(1).locator('a').focus();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#calendar');
  });

  it('lets a visitor type: Space, Home, arrows and Enter in a field are the field’s', async () => {
    await open(accordion('2.1.7-rich-panels'));
    await title(1).click();
    await finish();
    const field = panel(1).locator('input[type=search]');
    await field.click();
    await page.keyboard.type('old school');
    for (const key of ['Home', 'ArrowDown', 'ArrowUp', 'End']) await page.keyboard.press(key);
    expect(await field.inputValue()).toBe('old school');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await isOpen(1)).toBe(true);
    await Promise.all([page.waitForURL(/s=old\+school/), page.keyboard.press('Enter')]);
  });

  it('keeps what was typed, and a frame’s document, when panels close and open', async () => {
    await open(accordion('2.1.7-rich-panels'));
    const frame = page.frames()[1];
    await frame?.evaluate(() => Object.assign(window, { mark: 1 }));
    await title(1).click();
    await finish();
    await panel(1).locator('input[type=search]').fill('kept');
    await title(0).click();
    await finish();
    expect(await panel(1).locator('input[type=search]').inputValue()).toBe('kept');
    expect(await page.frames()[1]?.evaluate(() => (window as { mark?: number }).mark)).toBe(1);
  });

  it('loads a frame once, and keeps half-typed text, while the widget mounts', async () => {
    const body = accordion('2.1.7-rich-panels')
      .replace(/gdlr-core-active/, '')
      .replace(
        'gdlr-core-accordion-item-tab clearfix " ><div',
        'gdlr-core-accordion-item-tab clearfix gdlr-core-active" ><div',
      );
    server.routes.set('/', { body: htmlPage({ body, withEntry: false }) });
    page = await browser.newPage();
    await page.addInitScript(() => {
      document.addEventListener(
        'load',
        ({ target }) => {
          if (target instanceof HTMLIFrameElement)
            target.dataset['loads'] = String(Number(target.dataset['loads'] ?? 0) + 1);
        },
        true,
      );
    });
    await page.goto(server.origin);
    const field = page.locator('input[type=search]');
    await page.evaluate(() => {
      for (const content of document.querySelectorAll<HTMLElement>('.gdlr-core-accordion-item-content'))
        content.style.display = 'block';
    });
    await field.click();
    await page.keyboard.type('half');
    await page.keyboard.press('ArrowLeft');
    await page.addScriptTag({ type: 'module', url: entryPath() });
    await mounted();
    await page.keyboard.type('-');
    expect(await field.inputValue()).toBe('hal-f');
    expect(await page.locator('iframe').getAttribute('data-loads')).toBe('1');
  });
});

describe('by the keyboard', () => {
  it('does not scroll the page with Space', async () => {
    await open(`${accordion('2.1.7-box-icon')}<div style="height:4000px"></div>`);
    await title(1).locator('[role=button]').focus();
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await isOpen(1)).toBe(true);
  });

  it('keeps closed panels out of the order of Tab', async () => {
    await open(accordion('2.1.7-rich-panels'));
    await title(1).locator('[role=button]').focus();
    await page.keyboard.press('Tab');
    expect(
      await title(2)
        .locator('[role=button]')
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
  });

  it('leads from an open title into its panel', async () => {
    await open(accordion('2.1.7-rich-panels'));
    await title(1).click();
    await finish();
    await title(1).locator('[role=button]').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('search-field');
  });
});

describe('in other conditions', () => {
  it.each([
    ['320 px wide', { viewport: { width: 320, height: 900 } }],
    ['forced colours', { forcedColors: 'active' as const }],
    ['text at 200 %', { deviceScaleFactor: 2, viewport: { width: 500, height: 600 } }],
  ])('loses nothing: %s', async (_name, options) => {
    await open(accordion('2.1.7-box-icon'), options);
    await title(1).click();
    await finish();
    expect(await panel(1).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const ring = await title(2)
      .locator('[role=button]')
      .evaluate((element: HTMLElement) => {
        element.focus({ focusVisible: true });
        return getComputedStyle(element).outlineStyle;
      });
    expect(ring).not.toBe('none');
  });

  it('works from right to left', async () => {
    await open(`<div dir="rtl">${accordion('2.1.7-box-icon')}</div>`);
    await title(1).click();
    await finish();
    expect([await isOpen(0), await isOpen(1)]).toEqual([false, true]);
  });

  it('offers targets of at least 24 px', async () => {
    await open(accordion('2.1.7-box-icon'));
    for (const target of await page.locator(`${ACCORDION}-title`).all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

  it('leaves all content as the server sent it when its code never comes', async () => {
    const body = accordion('2.1.7-box-icon');
    server.routes.set('/', { body: htmlPage({ body }) });
    page = await browser.newPage();
    await page.route(chunkAddress('accordion'), (route) => route.abort());
    await page.goto(server.origin);
    await page.waitForSelector('[data-atoll-state="failed"]');
    const html = await page.locator(ACCORDION).evaluate((element) => {
      element.removeAttribute('data-atoll');
      element.removeAttribute('data-atoll-state');
      return element.outerHTML;
    });
    const served = await page.evaluate((body) => {
      const copy = document.createElement('div');
      copy.append(document.createRange().createContextualFragment(body));
      return copy.firstElementChild?.outerHTML;
    }, body);
    expect(html).toBe(served);
  });
});

describe('on a captured page', skipFor(whyNoCaptures), () => {
  it('every accordion and toggle box opens what it should, on the server’s own nodes', async () => {
    const html = capturedPage('goodlayers/panels.html');
    const entry = /<script type="module"[^>]*><\/script>/;
    server.routes.set('/captured', { body: html.replace(entry, '') });
    page = await browser.newPage({ viewport: { width: 1200, height: 20_000 } });
    const lines: string[] = [];
    page.on('pageerror', (error) => lines.push(String(error)));
    page.on('console', (message) => {
      const isMissingFile = message.text().startsWith('Failed to load resource');
      if (/^(error|warning)$/.test(message.type()) && !isMissingFile) lines.push(message.text());
    });
    await page.goto(`${server.origin}/captured`);
    await rememberFaults(page);
    // What is in the closed panels has the server's faults too.
    const reveal = await page.addStyleTag({
      content: `${ACCORDION}-content,${TOGGLE_BOX}-content{display:block!important}`,
    });
    await rememberFaults(page);
    await reveal.evaluate((element) => (element as Element).remove());
    const before = await page.evaluateHandle(() => {
      const walker = document.createTreeWalker(document.body);
      const nodes: Node[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
      return nodes;
    });
    const linesBefore = lines.length;
    await page.addScriptTag({ type: 'module', url: entryPath() });
    await mounted();

    const all = `${ACCORDION}-title.gdlr-core-js,${TOGGLE_BOX}-title.gdlr-core-js`;
    const count = await page.locator(all).count();
    expect(count).toBeGreaterThan(20);
    // Each title opens its own item, or closes it where its kind may be closed.
    const wrong = await page.$$eval(all, async (titles) => {
      const problems: string[] = [];
      for (const element of titles as HTMLElement[]) {
        const own = element.closest('.gdlr-core-accordion-item-tab,.gdlr-core-toggle-box-item-tab');
        const isFixed = element.querySelector('[role=button]')?.getAttribute('aria-disabled') === 'true';
        const wasOpen = own?.classList.contains('gdlr-core-active');
        element.click();
        await Promise.resolve();
        const isOpen = own?.classList.contains('gdlr-core-active');
        if (isOpen === (isFixed ? !wasOpen : wasOpen)) problems.push(element.textContent ?? '');
      }
      return problems;
    });
    expect(wrong).toEqual([]);
    await finish();
    expect(await before.evaluate((nodes) => nodes.filter((node) => !node.isConnected).length)).toBe(0);
    expect(lines.slice(linesBefore)).toEqual([]);
    // That the page has no landmarks is no fault of a widget.
    expect((await newFaults(page)).filter((fault) => !fault.startsWith('region:'))).toEqual([]);
  });
});
