/**
 * What moves by itself, after another script has blocked the page: as in the originals, a typed text continues with its
 * next letter. A countdown shows the time that is left and then every second (docs/originals.md names the difference).
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasten, openStage, waitForReady } from '../support/page-browser';
import { fragment, htmlPage } from '../support/pages';

const BLOCK_MS = 2500;
const SECOND_MS = 1000;
/** A second is found to this precision. */
const STEP_MS = 50;
/** Before the end of the countdowns. */
const START = Date.UTC(2030, 2, 1, 12);
const stage = openStage();

async function open(html: string): Promise<Page> {
  const { page } = await stage.open(htmlPage({ body: html }));
  return page;
}

async function mount(page: Page): Promise<void> {
  await page.goto(stage.url);
  await hasten(page);
  await waitForReady(page);
}

/** Records the texts of an element; blocks the page after some of them. */
async function recordTexts(page: Page, selector: string, before: number, after: number) {
  return page.evaluate(
    async ({ selector, before, after, blockMs }) => {
      const element = document.querySelector(selector);
      const shown: string[] = [];
      const until = (count: number): Promise<void> =>
        new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            shown.push(element?.textContent?.trim() ?? '');
            if (shown.length < count) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(element ?? document, { childList: true, characterData: true, subtree: true });
        });
      await until(before);
      const end = performance.now() + blockMs;
      while (performance.now() < end);
      await until(before + after);
      return { before: shown.slice(0, before), after: shown.slice(before) };
    },
    { selector, before, after, blockMs: BLOCK_MS },
  );
}

/** @returns true if one of the texts is the other with one more letter at its end */
const isOneLetterApart = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) === 1 && (one.startsWith(other) || other.startsWith(one));

describe('after a long task', () => {
  it.each([
    ['the page builder', 'goodlayers/typed-text-2.1.7', '.gdlr-core-type-animation-item-animated'],
    ['Essential Addons', 'essential-addons/fancy-text-4.7.0', '.eael-fancy-text-strings'],
  ])('a typed text of %s continues with the next letter', async (_name, file, selector) => {
    const page = await open(fragment(`${file}.html`));
    await mount(page);
    const { before, after } = await recordTexts(page, selector, 3, 2);
    const texts = [...before.slice(-2), ...after];
    const steps = texts.slice(1).map((text, index) => isOneLetterApart(text, texts[index] ?? ''));
    expect({ texts, steps }).toEqual({ texts, steps: [true, true, true] });
  });

  it.each([
    ['the page builder', 'goodlayers/countdown-2.1.7', '.gdlr-core-sec'],
    ['Essential Addons', 'essential-addons/countdown-5.0.8-url', '[data-seconds]'],
  ])(
    'a countdown of %s is right at once and shows every second that follows',
    async (_name, file, selector) => {
      const page = await open(fragment(`${file}.html`));
      await page.clock.install({ time: START });
      await mount(page);
      // Later than any time that the page has reached.
      await page.clock.pauseAt(START + 3_600_000);
      const shown = async (): Promise<number> => Number(await page.locator(selector).textContent());
      const first = await shown();
      for (let passedMs = 0; passedMs < SECOND_MS && (await shown()) === first; passedMs += STEP_MS)
        await page.clock.runFor(STEP_MS);
      const before = await shown();
      expect(before).not.toBe(first);
      // As after a task of this length, each timer that has become due fires once.
      await page.clock.fastForward(BLOCK_MS);
      const after = [await shown()];
      for (const _second of [1, 2]) {
        await page.clock.runFor(SECOND_MS);
        after.push(await shown());
      }
      expect(after.map((seconds) => (before - seconds + 60) % 60)).toEqual([2, 3, 4]);
    },
  );
});
