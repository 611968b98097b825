/**
 * What moves by itself, after another script has blocked the page: as in the originals, a typed text continues with its
 * next letter. A countdown shows the time that is left and then every second (docs/originals.md names the difference).
 */
import { describe, expect, it } from 'vitest';
import { hasten, openStage, waitForReady } from '../support/page-browser';
import { fragment, htmlPage } from '../support/pages';
import { settle } from '../support/panel-page';

const BLOCK_MS = 2500;
const stage = openStage();

/** Opens a fragment and records the texts of an element. It blocks the page after some of them. */
async function recordTexts(html: string, selector: string, before: number, after: number) {
  const { page } = await stage.open(htmlPage({ body: html }));
  await page.goto(stage.url);
  await hasten(page);
  await waitForReady(page);
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
    const shown = await recordTexts(fragment(`${file}.html`), selector, 3, 2);
    const texts = [...shown.before.slice(-2), ...shown.after];
    const steps = texts.slice(1).map((text, index) => isOneLetterApart(text, texts[index] ?? ''));
    expect({ texts, steps }).toEqual({ texts, steps: [true, true, true] });
  });

  it.each([
    ['the page builder', 'goodlayers/countdown-2.1.7', '.gdlr-core-sec'],
    ['Essential Addons', 'essential-addons/countdown-5.0.8-url', '[data-seconds]'],
  ])(
    'a countdown of %s is right at once and shows every second that follows',
    async (_name, file, selector) => {
      const { page } = await stage.open(htmlPage({ body: fragment(`${file}.html`) }));
      await page.clock.install();
      await page.goto(stage.url);
      await hasten(page);
      await waitForReady(page);
      // From here on the clock stands, so that no result depends on this machine's speed.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
      await settle(page);
      const shown = async () => Number(await page.locator(selector).first().innerText());
      const before = await shown();
      const after = (seconds: number) => (before - seconds + 60) % 60;
      // Each timer that became due fires once, late, as after a long task.
      await page.clock.fastForward(3000);
      await expect.poll(shown).toBe(after(3));
      await page.clock.runFor(1000);
      await expect.poll(shown).toBe(after(4));
      await page.clock.runFor(1000);
      await expect.poll(shown).toBe(after(5));
    },
  );
});
