/**
 * The page builder's typed text, lines, skills, charts and tilt (goodlayers-motion, sections 3 to 8 and 18) in Chromium:
 * what needs layout, pixels, a real pointer, a content policy, or a page that a real server printed.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readIndex } from '../../../mocks/markup-index';
import { launchChromium } from '../../support/browser';
import { type PageServer, startPageServer } from '../../support/page-server';
import { fragment, htmlPage, whyNoCaptures } from '../../support/pages';
import { axeFaults, finishMovements, panelBrowser, settle } from '../../support/panel-page';
import { skipFor } from '../../support/skip';

const { open, openStill, openCaptured } = panelBrowser();

const WIDGETS = ['chart', 'divider', 'skill-bar', 'skill-circle', 'tilt', 'typed-text'];

const read = (name: string): string => fragment(`goodlayers/${name}.html`);

const all = (): string =>
  readIndex()
    .filter(({ widget }) => WIDGETS.includes(widget))
    .map(({ file }) => fragment(file))
    .join('');

/** Colours of a canvas at places given as shares of its size. */
const colors = (page: Page, canvas: string, places: readonly (readonly [number, number])[]) =>
  page.locator(canvas).evaluate((canvas, places) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
    return places.map(([x, y]) =>
      [...(copy?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data ?? [])]
        .slice(0, 3)
        .join(),
    );
  }, places);

const style = (page: Page, selector: string, ...names: readonly string[]) =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, names) =>
        elements.map((element) =>
          names.map((name) => (element as HTMLElement).style.getPropertyValue(name)).join(' '),
        ),
      names,
    );

describe('lines', () => {
  const ICON = '.gdlr-core-divider-item-with-icon-inner';
  it('beside an icon take what it leaves, also when its font comes late or the window changes', async () => {
    const page = await open(read('divider-2.1.7-icon'));
    const expected = () =>
      page.locator(ICON).evaluate((row) => {
        const icon = row.querySelector('i');
        return (row.clientWidth - (icon?.getBoundingClientRect().width ?? 0)) / 2;
      });
    const lines = async () =>
      (await style(page, '.gdlr-core-divider-line', 'width')).map((width) => Number.parseFloat(width));
    const before = await expected();
    expect(await lines()).toEqual([expect.closeTo(before, 2), expect.closeTo(before, 2)]);
    expect(await style(page, '.gdlr-core-divider-line', 'margin-top')).toEqual(['-0.5px', '-0.5px']);
    expect(await page.locator(ICON).getAttribute('role')).toBe('separator');
    await page.locator(`${ICON} i`).evaluate((icon) => (icon.style.fontSize = '90px'));
    await settle(page);
    const after = await expected();
    expect(after).not.toBe(before);
    expect(await lines()).toEqual([expect.closeTo(after, 2), expect.closeTo(after, 2)]);
    await page.setViewportSize({ width: 700, height: 900 });
    await settle(page);
    const narrow = await expected();
    expect(narrow).toBeLessThan(after);
    expect(await lines()).toEqual([expect.closeTo(narrow, 2), expect.closeTo(narrow, 2)]);
  });

  it('without an icon share the whole row', async () => {
    const page = await open(read('divider-2.1.7-icon').replace(/<i .*<\/i>/, ''));
    const width = await page.locator(ICON).evaluate((row) => row.clientWidth);
    expect(await style(page, '.gdlr-core-divider-line', 'width')).toEqual([
      `${width / 2}px`,
      `${width / 2}px`,
    ]);
  });

  it('beside a title leave the link 20 px; where both do not fit, the link goes below and comes back', async () => {
    const page = await open(read('divider-2.1.7-title'));
    const sizes = () =>
      page.evaluate(() => {
        const [row = 0, title = 0, link = 0] = [
          '.gdlr-core-title-item-title-wrap',
          '.gdlr-core-title-item-title',
          '.gdlr-core-title-item-link',
        ].map((selector) => document.querySelector(selector)?.getBoundingClientRect().width);
        return { row, title: title + 30, link };
      });
    const { row, title, link } = await sizes();
    const [[width, right] = []] = (await style(page, '.gdlr-core-title-item-divider', 'width', 'right')).map(
      (text) => text.split(' ').map(Number.parseFloat),
    );
    expect(width).toBeCloseTo(row - title - link - 20, 1);
    expect(right).toBeCloseTo(link + 20, 1);
    const isBelow = () =>
      page
        .locator('.gdlr-core-title-item-link')
        .evaluate((link) => link.classList.contains('gdlr-core-overflow'));
    expect(await isBelow()).toBe(false);
    await page.setViewportSize({ width: Math.ceil(title + link) + 50, height: 900 });
    await settle(page);
    expect(await isBelow()).toBe(true);
    expect(await style(page, '.gdlr-core-title-item-divider', 'width')).toEqual(['0px']);
    await page.setViewportSize({ width: 1200, height: 900 });
    await settle(page);
    expect(await isBelow()).toBe(false);
  });
});

describe('skills', () => {
  it('bars below the screen wait, then fill in 1200 ms by easeOutQuart and stay', async () => {
    const page = await open(
      `<div style="height:640px"></div>${read('skill-bar-2.1.7')}<div style="height:900px"></div>`,
      {
        viewport: { width: 1000, height: 600 },
      },
    );
    const widths = () => style(page, '.gdlr-core-skill-bar-filled', 'width');
    expect(await page.locator('[data-atoll="skill-bar"]').count()).toBe(2);
    expect(await widths()).toEqual(['', '']);
    await page.evaluate(() => scrollTo(0, 600));
    await page.waitForFunction(() => document.getAnimations().length === 2);
    const [half, duration, overflow] = await page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('.gdlr-core-skill-bar-filled');
      const [movement] = bar?.getAnimations() ?? [];
      movement?.pause();
      if (movement) movement.currentTime = 600;
      const share = (bar?.offsetWidth ?? 0) / (bar?.parentElement?.offsetWidth ?? 1);
      return [share, movement?.effect?.getTiming().duration, bar && getComputedStyle(bar).overflow] as const;
    });
    expect(half).toBeCloseTo(0.84 * (1 - 0.5 ** 4), 2);
    expect([duration, overflow]).toEqual([1200, 'hidden']);
    await finishMovements(page);
    expect(await widths()).toEqual(['84%', '66%']);
    const values = await page
      .getByRole('progressbar')
      .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-valuenow')));
    expect(values).toEqual(['84', '66']);
  });

  it('circles are drawn to their share, with the text in the middle, no larger than their place', async () => {
    const page = await open(`<div style="width:120px">${read('skill-circle-2.1.7')}</div>`, {
      reducedMotion: true,
    });
    // Three, six and half past seven are filled, half past ten is not.
    const edge = 0.5 - 81 / 165;
    expect(
      await colors(page, '.gdlr-core-skill-circle > canvas', [
        [1 - edge, 0.5],
        [0.5, 1 - edge],
        [0.155, 0.845],
        [0.155, 0.155],
        [0.5, 0.5],
      ]),
    ).toEqual(['31,107,74', '31,107,74', '31,107,74', '211,220,214', '0,0,0']);
    expect(await style(page, '.gdlr-core-skill-circle', 'max-width', 'max-height')).toEqual(['80px 80px']);
    const height = await page
      .locator('.gdlr-core-skill-circle-content')
      .evaluate((content) => content.getBoundingClientRect().height);
    const [margin = ''] = await style(page, '.gdlr-core-skill-circle-content', 'margin-top');
    expect(Number.parseFloat(margin)).toBeCloseTo(-height / 2, 1);
    expect(await page.getByRole('img', { name: '72%, live in halls' }).count()).toBe(1);
  });
});

/** Width by height. */
const shape = (page: Page) =>
  page.locator('canvas').evaluate((canvas) => canvas.clientWidth / canvas.clientHeight);

describe('charts', () => {
  it('of 2.1.7 with a legend on top are drawn: the original ended there', async () => {
    const page = await open(read('chart-2.1.7-pie'), { reducedMotion: true });
    const [right, left] = await colors(page, 'canvas', [
      [0.65, 0.5],
      [0.35, 0.55],
    ]);
    expect([right, left]).toEqual(['31,107,74', '180,95,6']);
    expect(await shape(page)).toBeCloseTo(1, 1);
    expect(await page.getByRole('table', { name: 'Chart data' }).getByRole('row').count()).toBe(5);
    expect(await page.locator('canvas').getAttribute('aria-hidden')).toBe('true');
  });

  it('with options for Chart.js 2 begin at zero', async () => {
    const page = await open(read('chart-2.1.7-horizontal-bar'), { reducedMotion: true });
    // All three values are near 300: bars from 280 on would leave the left of the picture empty.
    const painted = await colors(page, 'canvas', [
      [0.3, 0.15],
      [0.3, 0.45],
      [0.3, 0.75],
    ]);
    expect(painted).not.toContain('0,0,0');
    expect(await shape(page)).toBeCloseTo(2, 1);
  });

  it('with a legend at the side put it below on a phone’s width, and back', async () => {
    const page = await open(read('chart-1.8.7-doughnut'), { reducedMotion: true });
    expect(await shape(page)).toBeCloseTo(2, 1);
    await page.setViewportSize({ width: 400, height: 900 });
    await settle(page);
    expect(await shape(page)).toBeCloseTo(1, 1);
    await page.setViewportSize({ width: 1200, height: 900 });
    await settle(page);
    expect(await shape(page)).toBeCloseTo(2, 1);
  });

  it('that cannot be read stay the server’s, and the next one is drawn', async () => {
    const bad = read('chart-1.6.0-pie').replace(/data-content="[^"]*"/, 'data-content="{"');
    const { page, start, complaints } = await openStill(bad + read('chart-1.6.0-pie'), {
      reducedMotion: true,
    });
    await start();
    const states = await page
      .locator('canvas')
      .evaluateAll((canvases) => canvases.map((canvas) => canvas.dataset['atollState']));
    expect(states).toEqual(['failed', 'ready']);
    expect(complaints).toHaveLength(1);
  });
});

it('a tilted column leans to the mouse by 30 degrees, and stands when it leaves', async () => {
  const page = await open(read('tilt-2.1.7'));
  const column = page.locator('.gdlr-core-effect-3d');
  const box = await page.locator('.gdlr-core-pbf-column').boundingBox();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  const angles = async () =>
    (await column.evaluate((node) => node.style.transform))
      .match(/-?[\d.]+(?=deg)/g)
      ?.map((degrees) => Math.round(Number(degrees)));
  await page.mouse.move(x + width / 2, y + height / 2);
  expect(await angles()).toEqual([0, 0]);
  await page.mouse.move(x + width - 1, y + 1);
  const [around, over] = (await angles()) ?? [];
  expect([Math.abs((around ?? 0) - 30) <= 1, Math.abs((over ?? 0) - 30) <= 1]).toEqual([true, true]);
  await page.mouse.move(x + width + 200, y + height + 200);
  expect(await angles()).toEqual([0, 0]);
  await page.waitForFunction(() => !document.querySelector('.gdlr-core-animate-transform'));
});

describe('typed text', () => {
  it('shows entities as what they mean, letter by letter, and its button can be seen and pressed', async () => {
    const page = await open(
      `<style>.typed-cursor{animation:blink 0.7s infinite}@keyframes blink{50%{opacity:0}}</style>${read('typed-text-2.1.7')}`,
    );
    const word = page.locator('.gdlr-core-type-animation-item-animated');
    await page.waitForFunction(
      () => document.querySelector('.typed-cursor + span')?.textContent === 'rowing, Latin & Greek',
    );
    await page.waitForFunction(
      () => document.querySelector('[data-animation-text]')?.textContent?.length === 1,
    );
    const blinking = () => page.evaluate(() => document.getAnimations().length);
    expect(await blinking()).toBe(1);
    const button = page.getByRole('button', { name: 'Pause animation' });
    const hidden = await page.locator('button').boundingBox();
    expect(hidden?.width).toBeLessThan(2);
    await page.keyboard.press('Tab');
    const shown = await button.boundingBox();
    expect([shown && shown.height >= 24, shown && shown.width >= 24]).toEqual([true, true]);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('button', { name: 'Play animation' }).count()).toBe(1);
    expect(await blinking()).toBe(0);
    await page.keyboard.press('Tab');
    const text = await word.textContent();
    expect(await word.textContent()).toBe(text);
    expect(await axeFaults(page)).toEqual([]);
  });
});

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

interface Busy {
  readonly busy: { frames: number; timers: number; violations: string[] };
  readonly requestFrame: typeof requestAnimationFrame;
}

it('[RELIABILITY 73, 74, 75] keep a strict policy, and leave an idle page without frames and short timers', async () => {
  server.routes.set('/strict', {
    // The server's own inline styles would break the policy.
    body: htmlPage({ body: all().replaceAll(/ style="[^"]*"/g, '') }),
    headers: {
      'content-security-policy':
        "default-src 'none'; connect-src 'self'; img-src 'self' data:; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types atoll",
    },
  });
  const page = await browser.newPage({ viewport: { width: 1000, height: 8000 } });
  await page.addInitScript(() => {
    const busy = { frames: 0, timers: 0, violations: [] as string[] };
    const requestFrame = window.requestAnimationFrame.bind(window);
    Object.assign(window, { busy, requestFrame });
    const startTimer = window.setTimeout.bind(window);
    window.requestAnimationFrame = (callback) => {
      busy.frames += 1;
      return requestFrame(callback);
    };
    window.setTimeout = ((callback: () => void, ms = 0, ...rest: unknown[]) => {
      busy.timers += Number(ms < 200);
      return startTimer(callback, ms, ...rest);
    }) as typeof window.setTimeout;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      busy.violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(`${server.origin}/strict`);
  await page.waitForFunction(() => window.atoll !== undefined);
  await settle(page);
  await page.waitForSelector('.typed-cursor');
  const states = await page.evaluate(() =>
    window.atoll?.widgets().map(({ name, state }) => `${name} ${state}`),
  );
  expect(states?.filter((state) => !state.endsWith(' ready'))).toEqual([]);
  await page.getByRole('button', { name: 'Pause animation' }).focus();
  await page.keyboard.press('Enter');
  await finishMovements(page);
  // Charts and circles draw for a second or so, with a request in every frame.
  const idle = await page.evaluate(async () => {
    const { busy, requestFrame } = window as unknown as Busy;
    const nextFrames = async (count: number): Promise<void> => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestFrame);
    };
    for (let before = -1; before !== busy.frames;) {
      before = busy.frames;
      await nextFrames(5);
    }
    const { frames, timers } = busy;
    await nextFrames(40);
    return { frames: busy.frames - frames, timers: busy.timers - timers, violations: busy.violations };
  });
  await page.close();
  expect(idle).toEqual({ frames: 0, timers: 0, violations: [] });
});

describe('the captured page', skipFor(whyNoCaptures), () => {
  it('[RELIABILITY 62, 64] has them all mounted and at rest, says nothing, and has no fault that was not there', async () => {
    const { page, start, complaints } = await openCaptured('goodlayers/motion.html', {
      viewport: { width: 1200, height: 14_000 },
      reducedMotion: true,
    });
    const known = new Set((await axeFaults(page, 'body')).map((fault) => fault.slice(0, 70)));
    await start();
    const counts = await page.evaluate((names) => {
      const counts: Record<string, number> = {};
      for (const { name, state } of window.atoll?.widgets() ?? [])
        if (names.includes(name)) counts[`${name} ${state}`] = (counts[`${name} ${state}`] ?? 0) + 1;
      return counts;
    }, WIDGETS);
    expect(counts).toEqual({
      'chart ready': 5,
      'divider ready': 2,
      'skill-bar ready': 9,
      'skill-circle ready': 4,
      'tilt ready': 1,
      'typed-text ready': 1,
    });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const filled = await style(page, '.gdlr-core-skill-bar-filled', 'width');
    expect(filled.slice(0, 3)).toEqual(['91%', '87%', '34%']);
    expect(await page.locator('canvas + table').count()).toBe(5);
    expect(complaints).toEqual([]);
    const fresh = (await axeFaults(page, 'body')).filter((fault) => !known.has(fault.slice(0, 70)));
    expect(fresh).toEqual([]);
  });
});
