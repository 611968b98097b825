/**
 * Replaces the accordion and the toggle box of goodlayers-core 1.6.0 to 2.1.7 (goodlayers-panels, sections 1 and 2), here in
 * Chromium, where there is layout and focus. Fixed: closing an outer item closed the panels of an accordion inside it.
 */
import { describe, expect, it } from 'vitest';
import { newFaults, rememberFaults } from '../../tests/support/axe';
import { hasten } from '../../tests/support/page-browser';
import { chunkAddress, entryPath } from '../../tests/support/page-server';
import { capturedPage, htmlPage, whyNoCaptures } from '../../tests/support/pages';
import { skipFor } from '../../tests/support/skip';
import {
  ACCORDION,
  TOGGLE_BOX,
  accordion,
  finish,
  isOpen,
  mounted,
  newPage,
  open,
  page,
  panel,
  server,
  title,
  openAccordions,
} from '../../tests/support/accordion-page';

openAccordions();

describe('the content of panels and titles', () => {
  it('may have a link in a panel, which toggles nothing', async () => {
    await open(accordion('2.1.7-rich-panels'));
    await title(2).click();
    await finish();
    await panel(2).locator('a').first().click();
    expect(new URL(page.url()).hash).toBe('#handbook');
    expect(await isOpen(2)).toBe(true);
  });

  it('may have a link in a title, which is followed and toggles', async () => {
    await open(accordion('2.1.7-title-link'));
    await title(1).locator('a').click();
    expect(new URL(page.url()).hash).toBe('#calendar');
    expect(await isOpen(1)).toBe(true);
  });

  it('may have a link in a title, which works by keyboard', async () => {
    await open(accordion('2.1.7-title-link'));
    await title(1).locator('a').focus();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#calendar');
  });

  it('may have a field, which keeps Space, Home, arrows and Enter', async () => {
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

  it('keeps typed text and a frame’s document when panels close and open', async () => {
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

  it('keeps half-typed text, and loads a frame once, while the widget mounts', async () => {
    const body = accordion('2.1.7-rich-panels')
      .replace(/gdlr-core-active/, '')
      .replace(
        'gdlr-core-accordion-item-tab clearfix " ><div',
        'gdlr-core-accordion-item-tab clearfix gdlr-core-active" ><div',
      );
    server.routes.set('/', { body: htmlPage({ body, withEntry: false }) });
    await newPage();
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

describe('the keyboard', () => {
  it('does not scroll the page with Space', async () => {
    await open(`${accordion('2.1.7-box-icon')}<div style="height:4000px"></div>`);
    await title(1).locator('[role=button]').focus();
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await isOpen(1)).toBe(true);
  });

  it('skips closed panels in the tab order', async () => {
    await open(accordion('2.1.7-rich-panels'));
    await title(1).locator('[role=button]').focus();
    await page.keyboard.press('Tab');
    expect(
      await title(2)
        .locator('[role=button]')
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
  });

  it('moves from an open title into its panel', async () => {
    await open(accordion('2.1.7-rich-panels'));
    await title(1).click();
    await finish();
    await title(1).locator('[role=button]').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('search-field');
  });
});

describe('other conditions', () => {
  it.each([
    ['320 px wide', { viewport: { width: 320, height: 900 } }],
    ['forced colours', { forcedColors: 'active' as const }],
    ['text at 200 %', { deviceScaleFactor: 2, viewport: { width: 500, height: 600 } }],
  ])('lose nothing: %s', async (_name, options) => {
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

  it('work from right to left', async () => {
    await open(`<div dir="rtl">${accordion('2.1.7-box-icon')}</div>`);
    await title(1).click();
    await finish();
    expect([await isOpen(0), await isOpen(1)]).toEqual([false, true]);
  });

  it('have targets of at least 24 px', async () => {
    await open(accordion('2.1.7-box-icon'));
    const targets = await page.locator(`${ACCORDION}-title`).all();
    expect(targets).not.toHaveLength(0);
    for (const target of targets) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

  it('leave all content as the server sent it if the code does not load', async () => {
    const body = accordion('2.1.7-box-icon');
    server.routes.set('/', { body: htmlPage({ body }) });
    await newPage();
    await page.route(chunkAddress('accordion'), (route) => route.abort());
    await page.goto(server.origin);
    await hasten(page);
    await page.waitForSelector('[data-atoll-state="failed"]');
    const html = await page.locator(ACCORDION).evaluate((element) => {
      element.removeAttribute('data-atoll');
      element.removeAttribute('data-atoll-state');
      // Only compared, never inserted.
      return element.outerHTML;
    });
    const served = await page.evaluate((body) => {
      const copy = document.createElement('div');
      copy.append(document.createRange().createContextualFragment(body));
      // Only compared, never inserted.
      return copy.firstElementChild?.outerHTML;
    }, body);
    expect(html).toBe(served);
  });
});

describe('on a captured page', skipFor(whyNoCaptures), () => {
  it('every accordion and toggle box opens its items, on the server’s nodes', async () => {
    const html = capturedPage('goodlayers/panels.html');
    const entry = /<script type="module"[^>]*><\/script>/;
    server.routes.set('/captured', { body: html.replace(entry, '') });
    await newPage({ viewport: { width: 1200, height: 20_000 } });
    const lines: string[] = [];
    page.on('pageerror', (error) => lines.push(String(error)));
    page.on('console', (message) => {
      const isMissingFile = message.text().startsWith('Failed to load resource');
      if (/^(error|warning)$/.test(message.type()) && !isMissingFile) lines.push(message.text());
    });
    await page.goto(`${server.origin}/captured`);
    await rememberFaults(page);
    // The content of the closed panels has faults of the server, too.
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
    // Each title opens its item, or closes it if its kind may be closed.
    const wrong = await page.locator(all).evaluateAll(async (titles) => {
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
    // The page has no landmarks, which is not a fault of a widget.
    expect((await newFaults(page)).filter((fault) => !fault.startsWith('region:'))).toEqual([]);
  });
});
