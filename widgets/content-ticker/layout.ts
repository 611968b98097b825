/** The sizes and places of a ticker's headlines (essential-addons, section 8.4). */
import { px } from '../../runtime/dom/measure';
import { remember } from '../../runtime/dom/restore';
import type { TrackLayout } from '../shared/carousel/swiper';
import { isShown, type TickerReading } from './attributes';
import type { TickerState } from './ticker-machine';

export const WRAPPER_CLASS = 'swiper-wrapper';

/**
 * Lays the headlines in a row or on top of each other, also without Swiper's stylesheet.
 *
 * @returns a function that restores the server's styles
 */
export function layInPlace({ viewport, list, slides, rules: { isFade } }: TickerReading): () => void {
  const restores = [viewport, list, ...slides].map((element) => remember(element, { attributes: ['style'] }));
  viewport.style.overflow = 'hidden';
  Object.assign(
    list.style,
    isFade
      ? { display: 'grid', gridTemplateColumns: '100%', alignItems: 'start' }
      : { display: 'flex', alignItems: 'flex-start', transitionProperty: 'transform, height' },
  );
  for (const slide of slides) Object.assign(slide.style, isFade ? { gridArea: '1 / 1' } : { flex: 'none' });
  return () => restores.forEach((restore) => restore());
}

/** @returns the layout for the current sizes; its width is 0 while the ticker is hidden */
export function measureLayout({ viewport, settings }: TickerReading): TrackLayout {
  const { paddingLeft, paddingRight } = getComputedStyle(viewport);
  return {
    widthPx: Math.max(0, viewport.clientWidth - px(paddingLeft) - px(paddingRight)),
    ...settings.layoutAt(window.innerWidth),
  };
}

export function isSameLayout(one: TrackLayout, other: TrackLayout): boolean {
  return one.widthPx === other.widthPx && one.columns === other.columns && one.gapPx === other.gapPx;
}

/**
 * Makes the list as high as the active headline, or as the highest if they change by themselves: the content below must
 * not move without the visitor.
 */
export function fitHeight({ list, slides, settings }: TickerReading, at: number): void {
  const shown = settings.pauseMs > 0 ? slides : slides.slice(at, at + 1);
  list.style.height = `${Math.max(0, ...shown.map(({ offsetHeight }) => offsetHeight))}px`;
}

/** Fades between headlines that lie on top of each other. */
export function fadeSlides({ slides }: TickerReading, state: TickerState, durationMs: number): void {
  slides.forEach(({ style }, index) =>
    Object.assign(style, {
      transition: `opacity ${durationMs}ms`,
      opacity: isShown(state, index) ? '1' : '0',
    }),
  );
}
