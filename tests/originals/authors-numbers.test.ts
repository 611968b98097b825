/**
 * Numbers as authors type them, on the sites with the originals: what a visitor reads at the end is the same with the
 * original and with Atoll, or the better text that the contract names (goodlayers-motion, sections 1, 6 and 7, and
 * essential-addons, section 11). The page is also translated while it is open. The numbers are put into the server's page.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/browser';
import { skipFor } from '../support/skip';
import { installTextScript } from '../support/translator';
import { type Site, SITE_A, SITE_B, whyNot } from './sites';

const [whyNotA, whyNotB] = await Promise.all([whyNot(SITE_A), whyNot(SITE_B)]);

let browser: Browser;
let page: Page | undefined;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

const WHO = [
  ['the original', '?orig=1'],
  ['Atoll', ''],
] as const;

interface Part {
  readonly selector: string;
  readonly attribute: string;
  /** Runs in the page. */
  readonly read: (element: HTMLElement) => string;
}

const COUNTER: Part = {
  selector: '.gdlr-core-counter-item-count',
  attribute: 'data-counter-end',
  read: (element) => element.textContent ?? '',
};

const BAR: Part = {
  selector: '.gdlr-core-skill-bar-filled',
  attribute: 'data-width',
  read: (element) => element.style.width,
};

/** The part of the ring that was drawn last, in percent. */
const CIRCLE: Part = {
  selector: '.gdlr-core-skill-circle',
  attribute: 'data-percent',
  read: (element) => element.querySelector('canvas')?.dataset['sweep'] ?? '',
};

/** Runs in the page. Writes the part of a ring that is drawn to its canvas. */
function noteSweeps(): void {
  const { prototype } = CanvasRenderingContext2D;
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its context
  const { arc } = prototype;
  prototype.arc = function (...numbers) {
    const [, , , start, end] = numbers;
    this.canvas.dataset['sweep'] = `${Math.round(((end - start) / (2 * Math.PI)) * 100)}%`;
    arc.apply(this, numbers);
  };
}

const PROGRESS: Part = {
  selector: '.eael-progressbar-line',
  attribute: 'data-count',
  read: (element) => element.querySelector('.eael-progressbar-count')?.textContent ?? '',
};

/** Opens a page in which an author has typed a number, scrolls to it, and waits until it is shown. */
async function show(
  site: Site,
  path: string,
  { selector, attribute, read }: Part,
  written: string,
  expected: string,
  isTranslated = false,
): Promise<string> {
  await page?.close();
  page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.addInitScript(noteSweeps);
  const address = new URL(path, site.url).href;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const element = new RegExp(`(${selector.slice(1)}\\b[^<>]*\\s${attribute}=")[^"]*`);
    const text = await response.text();
    expect(text).toMatch(element);
    await route.fulfill({
      response,
      body: text.replace(element, (_match, before: string) => before + written),
    });
  });
  await page.goto(address);
  const part = page.locator(selector).first();
  await part.scrollIntoViewIfNeeded();
  if (isTranslated) await page.evaluate(installTextScript, 'translator' as const);
  await expect.poll(() => part.evaluate(read), { timeout: 30_000 }).toBe(expected);
  return part.evaluate(read);
}

describe('site A', skipFor(whyNotA), () => {
  const same: readonly (readonly [Part, string, string])[] = [
    [COUNTER, '5000+', '5000'],
    [COUNTER, '98%', '98'],
    [COUNTER, '10k+', '10'],
    [COUNTER, '24/7', '24'],
    [COUNTER, '1.5M', '1.5'],
    [COUNTER, '1st', '1'],
    [BAR, '91%', '91%'],
    [BAR, '87,5', '87%'],
    [BAR, '66 %', '66%'],
    [CIRCLE, '80%', '80%'],
    [CIRCLE, '65,5', '65%'],
  ];

  it.each(
    same.flatMap(([part, written, expected]) =>
      WHO.map(([who, query]) => ({ who, query, part, written, expected, shown: part.selector })),
    ),
  )(
    'with $who, $shown of $written ends at $expected',
    { timeout: 90_000 },
    async ({ query, part, written, expected }) => {
      expect(await show(SITE_A, `motion/${query}`, part, written, expected)).toBe(expected);
    },
  );

  it.each([
    ['1,234.5', '1,234.5'],
    ['12 500', '12 500'],
    ['-40', '-40'],
    ['$5,000', '$5,000'],
  ])('with Atoll, a counter of %s ends at %s', { timeout: 90_000 }, async (written, expected) => {
    expect(await show(SITE_A, 'motion/', COUNTER, written, expected)).toBe(expected);
  });

  it.each(WHO)(
    'a counter that is translated while it counts ends as usual, with %s',
    { timeout: 90_000 },
    async (_who, query) => {
      expect(await show(SITE_A, `motion/${query}`, COUNTER, '979', '979', true)).toBe('979');
    },
  );
});

describe('site B', skipFor(whyNotB), () => {
  it.each(WHO)(
    'a progress bar of 72 percent ends at 72, with %s',
    { timeout: 90_000 },
    async (_who, query) => {
      expect(await show(SITE_B, `eael/${query}`, PROGRESS, '72%', '72')).toBe('72');
    },
  );

  it.each(WHO)(
    'a progress bar that is translated fills as usual, with %s',
    { timeout: 90_000 },
    async (_who, query) => {
      expect(await show(SITE_B, `eael/${query}`, PROGRESS, '64', '64', true)).toBe('64');
    },
  );
});
