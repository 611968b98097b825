/** Inline markup in Essential Addons' fancy texts (essential-addons, section 3), in a browser because it is sanitised. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { panelBrowser } from '../../tests/support/panel-page';

const { open } = panelBrowser();

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** @param texts as an author enters them */
const fancy = (transition: string, texts: readonly string[], isEndless = false): string =>
  `<div class="eael-fancy-text-container style-1" data-fancy-text="${attribute(['', ...texts].join('|'))}"
data-fancy-text-transition-type="${transition}" data-fancy-text-speed="10" data-fancy-text-delay="300"
data-fancy-text-cursor="" data-fancy-text-loop="${isEndless ? 'yes' : ''}" data-fancy-text-action="page_load"><span
class="eael-fancy-text-prefix">We </span><span class="eael-fancy-text-strings"><noscript>${texts.join(', ')}</noscript></span></div>`;

const MARKED =
  '<b>Row</b> <span class="blue" style="color: blue">and <em>sing</em></span><br><i onclick="x()">daily</i>';
const SANITISED = MARKED.replace(' onclick="x()"', '');

const shown = (page: Page) => page.locator('.eael-fancy-text-strings > span').last();
/** Waits for the last text to be complete. */
const complete = async (page: Page, text: string): Promise<string> => {
  await page.waitForFunction(
    (text) => [...document.querySelectorAll('.eael-fancy-text-strings > span')].at(-1)?.textContent === text,
    text,
  );
  return shown(page).innerHTML();
};

it.each(['typing', 'fadeIn'])('is shown, sanitised, and read once: %s', async (transition) => {
  const page = await open(fancy(transition, [MARKED]));
  expect(await complete(page, 'Row and singdaily')).toBe(SANITISED);
  expect(await page.locator('.eael-fancy-text-strings').getAttribute('aria-hidden')).toBe('true');
  expect(await page.locator('.eael-fancy-text-strings + span').textContent()).toBe('Row and sing daily');
});

it('is typed letter by letter, with whole tags', async () => {
  const page = await open('<p></p>');
  const seen = await page.evaluateHandle(() => {
    const states = new Set<string>();
    new MutationObserver(() => {
      const text = [...document.querySelectorAll('.eael-fancy-text-strings > span')].at(-1);
      if (text) states.add(text.innerHTML);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return states;
  });
  await page.evaluate(
    (html) => (document.querySelector('main') ?? document.body).insertAdjacentHTML('beforeend', html),
    fancy('typing', [MARKED]),
  );
  await complete(page, 'Row and singdaily');
  const states = await seen.evaluate((all) => [...all]);
  expect(states).toContain('<b>Ro</b>');
  expect(states).toContain('<b>Row</b> <span class="blue" style="color: blue">an</span>');
  expect(states.filter((state) => /<[^>]*$|&[^;]*$/.test(state))).toEqual([]);
});

it('follows a text without markup, and is followed by one', async () => {
  const page = await open(fancy('typing', ['Rest', '<b>Rest</b>', 'Rest'], true));
  await page.waitForFunction(
    () => document.querySelector('.eael-fancy-text-strings b')?.textContent === 'Rest',
  );
  expect(await complete(page, 'Rest')).toContain('Rest');
  await page.waitForFunction(
    () => [...document.querySelectorAll('.eael-fancy-text-strings > span')].at(-1)?.innerHTML === 'Rest',
  );
  expect(await shown(page).innerHTML()).toBe('Rest');
});

it('contains no links, which nobody could reach in a text that changes', async () => {
  const page = await open(fancy('fadeIn', ['To <a href="/a" id="a">the <b>boats</b></a>']));
  expect(await complete(page, 'To the boats')).toBe('To the <b>boats</b>');
});

it('keeps a bar in a text of an animated mode, where commas separate the texts', async () => {
  const page = await open(fancy('fadeIn', ['Day | night', 'Always']));
  expect(await complete(page, 'Day | night')).toBe('Day | night');
  expect(await page.locator('.eael-fancy-text-strings + span').textContent()).toBe('Day | night, Always');
});

it('divides at a bar when it is typed, as the original does', async () => {
  const page = await open(fancy('typing', ['Day|night']));
  expect(await complete(page, 'night')).toBe('night');
});
