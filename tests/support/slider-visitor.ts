/** A visitor's actions on sliders, and their visible state. */
import type { CDPSession, Page } from 'playwright-core';

/** A slider's slides and controls at one moment. */
export interface SliderState {
  /** Positions of the slides that are shown, from 0. */
  readonly shown: readonly number[];
  /** Positions of the inert slides. */
  readonly inert: readonly number[];
  /** Positions of the slides inside the slider's box, to the px. */
  readonly inBox: readonly number[];
  /** The position of the current bullet; -1 for none. */
  readonly bullet: number;
}

/** @returns the state of the page's first slider */
export function look(page: Page): Promise<SliderState> {
  return page.evaluate(() => {
    const root = document.querySelector('.gdlr-core-flexslider');
    const slides = [...(root?.querySelector('.slides')?.children ?? [])] as HTMLElement[];
    const box = root?.getBoundingClientRect() ?? new DOMRect();
    const at = (test: (slide: HTMLElement) => boolean): number[] =>
      slides.flatMap((slide, index) => (test(slide) ? [index] : []));
    const bullets = [...document.querySelectorAll('.flex-control-nav a')];
    return {
      shown: at((slide) => slide.classList.contains('flex-active-slide')),
      inert: at((slide) => slide.inert && slide.getAttribute('aria-hidden') === 'true'),
      inBox: at((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left > box.left - 1 && right < box.right + 1 && getComputedStyle(slide).opacity !== '0';
      }),
      bullet: bullets.findIndex((bullet) => bullet.matches('.flex-active[aria-current="true"]')),
    };
  });
}

/** A finger: down, along, up. The duration is that of the page's clock between the first and the last event. */
export async function drag(
  page: Page,
  finger: CDPSession,
  { dx, dy = 0, ms = 0 }: { readonly dx: number; readonly dy?: number; readonly ms?: number },
): Promise<void> {
  const box = await page.locator('.gdlr-core-flexslider').first().boundingBox();
  const x = (box?.x ?? 0) + (dx < 0 ? 320 : 100);
  const y = (box?.y ?? 0) + 60;
  const touch = (type: 'touchStart' | 'touchMove', share: number): Promise<unknown> =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + dx * share, y: y + dy * share }],
    });
  await touch('touchStart', 0);
  await touch('touchMove', 0.2);
  await touch('touchMove', 0.6);
  await letPass(page, ms);
  await touch('touchMove', 1);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Stops the page's clock for measuring durations; frames and timers continue. */
export function holdClock(page: Page): Promise<void> {
  return page.evaluate(() => {
    let now = performance.now();
    performance.now = () => now;
    Object.assign(window, { letPass: (ms: number) => void (now += ms) });
  });
}

/** Advances the stopped clock. */
export function letPass(page: Page, ms: number): Promise<void> {
  return page.evaluate((ms) => (Reflect.get(window, 'letPass') as (ms: number) => void)(ms), ms);
}

/** Simulates a hidden or visible tab. */
export function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );
}
