/**
 * Widgets that draw late, printed although they were never in view: their final states are on paper, and afterwards the
 * page is as before. The full tier prints all other widgets, too.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readIndex } from '../../../mocks/markup-index';
import { definitions } from '../../support/definitions';
import { openStage } from '../../support/page-browser';
import { fragment, htmlPage } from '../../support/pages';
import { FORMATS, print, whenPrintable } from '../../support/printed';
import { skipFor } from '../../support/skip';
import { IS_FULL_TIER } from '../../support/tier';
import { records } from './records';

/** What a fragment shows on paper. */
interface Paper {
  readonly name: string;
  readonly file: string;
  /** Runs in the page. */
  readonly read: () => readonly string[];
  readonly onScreen: readonly string[];
  readonly expected: readonly string[];
}

/** Runs in the page. @returns for each canvas, whether it is drawn */
const readCanvases = (): readonly string[] =>
  [...document.querySelectorAll('canvas')].map((canvas) => {
    // A copy: Chromium warns about canvases that are read repeatedly.
    const pen = new OffscreenCanvas(canvas.width || 1, canvas.height || 1).getContext('2d', {
      willReadFrequently: true,
    });
    pen?.drawImage(canvas, 0, 0);
    const pixels = pen?.getImageData(0, 0, canvas.width || 1, canvas.height || 1).data ?? [];
    return pixels.some((value) => value !== 0) ? 'drawn' : 'blank';
  });

const PAPERS: readonly Paper[] = [
  {
    name: 'chart',
    file: 'goodlayers/chart-2.1.7-pie.html',
    read: readCanvases,
    onScreen: ['blank'],
    expected: ['drawn'],
  },
  {
    name: 'chart',
    file: 'goodlayers/chart-2.1.7-horizontal-bar.html',
    read: readCanvases,
    onScreen: ['blank'],
    expected: ['drawn'],
  },
  {
    name: 'counter',
    file: 'goodlayers/counter-2.1.7.html',
    read: () =>
      [...document.querySelectorAll('[data-counter-end]')].map((element) => element.textContent ?? ''),
    onScreen: ['0'],
    expected: ['1240'],
  },
  {
    name: 'counter',
    file: 'goodlayers/counter-2.1.7-separators.html',
    read: () =>
      [...document.querySelectorAll('[data-counter-end]')].map((element) => element.textContent ?? ''),
    onScreen: ['0'],
    expected: ['1,500'],
  },
  {
    name: 'elementor-counter',
    file: 'elementor/counter-4.1.4.html',
    read: () => [...document.querySelectorAll('[data-to-value]')].map((element) => element.textContent ?? ''),
    onScreen: ['0'],
    expected: ['12,345'],
  },
  {
    name: 'elementor-progress',
    file: 'elementor/progress-4.1.4.html',
    read: () =>
      [...document.querySelectorAll<HTMLElement>('.elementor-progress-bar')].map(({ style }) => style.width),
    onScreen: [''],
    expected: ['64%'],
  },
  {
    name: 'skill-bar',
    file: 'goodlayers/skill-bar-2.1.7.html',
    read: () =>
      [...document.querySelectorAll<HTMLElement>('.gdlr-core-skill-bar-filled')].map(
        ({ style, classList }) => `${style.width} ${classList.contains('gdlr-core-animate')}`,
      ),
    onScreen: [' false', ' false'],
    expected: ['84% true', '66% true'],
  },
  {
    name: 'skill-circle',
    file: 'goodlayers/skill-circle-2.1.7.html',
    read: readCanvases,
    onScreen: [],
    expected: ['drawn'],
  },
  {
    name: 'progress-bar',
    file: 'essential-addons/progress-bar-6.6.9.html',
    read: () => [
      ...[...document.querySelectorAll('.eael-progressbar-count')].map(
        (element) => element.textContent ?? '',
      ),
      document.querySelector<HTMLElement>('.eael-progressbar-line-fill')?.style.width ?? '',
    ],
    onScreen: ['0', '0', '0', ''],
    expected: ['64', '76', '100', '64%'],
  },
  {
    name: 'typed-text',
    file: 'goodlayers/typed-text-2.1.7.html',
    read: () => [document.querySelector('[data-animation-text]')?.textContent ?? ''],
    // The server prints the first word.
    onScreen: ['rowing'],
    expected: ['rowing'],
  },
  {
    name: 'fancy-text',
    file: 'essential-addons/fancy-text-6.6.9.html',
    read: () =>
      [...document.querySelectorAll<HTMLElement>('.eael-fancy-text-strings')]
        .filter((element) => !element.closest('[data-atoll-place]'))
        .map((element) => `${element.textContent?.trim()} ${element.style.display}`.trim()),
    onScreen: ['the early, the late, too, all'],
    expected: ['the early inline-block'],
  },
];

/** Runs in the page. */
const readCounter = (): string => document.querySelector('[data-counter-end]')?.textContent ?? '';

const stage = openStage();

const farBelow = (file: string): string =>
  htmlPage({ body: `<div style="height:6000px"></div>${fragment(file)}` });

const readMain = (page: Page): Promise<string> => page.evaluate(() => document.body.innerHTML);

const isFinal = ({ read, expected }: Paper): string =>
  `(${String(read)})().join('|') === ${JSON.stringify(expected.join('|'))}`;

describe('a widget that was never in view', () => {
  it.each(PAPERS)('is complete on paper, and as before afterwards: $file', async (paper) => {
    const { page, errors, lines } = await stage.open(farBelow(paper.file));
    await page.goto(stage.url);
    const before = await readMain(page);
    await whenPrintable(page, isFinal(paper));
    expect(await readMain(page)).toBe(before);
    expect(await page.evaluate(paper.read)).toEqual(paper.onScreen);
    for (const format of FORMATS) {
      expect([format, await print(page, format, paper.read)]).toEqual([format, paper.expected]);
      expect(await readMain(page)).toBe(before);
    }
    // It still starts when the visitor comes.
    await page.locator('main').evaluate((main) => main.lastElementChild?.scrollIntoView());
    await page.waitForFunction(
      (name) => window.atoll?.widgets().some((one) => one.name === name && one.state === 'ready'),
      paper.name,
    );
    expect([errors, lines]).toEqual([[], []]);
  });
});

it('a counter that counts while the page is printed is at its end, and stays there', async () => {
  const { page } = await stage.open(htmlPage({ body: fragment('goodlayers/counter-2.1.7.html') }));
  await page.goto(stage.url);
  await page.waitForFunction(() => {
    const text = document.querySelector('[data-counter-end]')?.textContent ?? '0';
    return text !== '0' && text !== '1240';
  });
  expect(await print(page, 'A4', readCounter)).toBe('1240');
  expect(await page.evaluate(readCounter)).toBe('1240');
});

it('covers every widget that shows something else on paper than on the screen', () => {
  const late = new Set(PAPERS.map(({ name }) => name));
  expect([...late].filter((name) => !definitions.some((one) => one.name === name))).toEqual([]);
  expect(late.size).toBe(9);
});

/** They count on while the page is printed. */
const COUNTING = new Set(['countdown', 'eael-countdown']);

const others = records
  .filter(({ widget }) => !COUNTING.has(widget))
  .flatMap(({ widget }) => {
    const entry = readIndex().find((one) => one.widget === widget && one.represents !== undefined);
    return entry ? [{ widget, file: entry.file }] : [];
  });

describe(
  'printing',
  skipFor(IS_FULL_TIER ? undefined : 'the default tier prints widgets that draw late; -- --full prints all'),
  () => {
    it.each(others)('leaves $widget as it was', async ({ file }) => {
      const { page, errors } = await stage.open(farBelow(file));
      await page.goto(stage.url);
      // The layout on paper brings widgets into view, which mount then. Nothing waits for an idle period afterwards.
      await page.pdf({ format: 'A4' });
      await page.evaluate(async () => {
        for (let round = 0; round < 3; round += 1) {
          await new Promise((resolve) => requestIdleCallback(resolve));
          await window.atoll?.settled();
          document.getAnimations().forEach((movement) => {
            if (movement.effect?.getComputedTiming().endTime !== Infinity) movement.finish();
          });
        }
      });
      const before = await readMain(page);
      await page.pdf({ format: 'A4' });
      expect(await readMain(page)).toBe(before);
      expect(errors).toEqual([]);
    });
  },
);
