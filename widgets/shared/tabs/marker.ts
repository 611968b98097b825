/**
 * The line or bar that marks the active title and follows the pointer (goodlayers-panels, sections 3.1, 3.5, 3.6). It
 * is measured again when the size of a title or of their row changes, for example because of the window, fonts or
 * content.
 */
import { edgeSize, whenSizesChange } from '../../../runtime/dom/measure';
import { isMobileDevice } from '../../../runtime/page/device';
import { type Easing, easeOutQuart, swing } from '../../../runtime/motion/easing';
import { stopAnimation } from '../../../runtime/motion/animate';
import { animateTo, type Place } from '../../../runtime/motion/animate-to';
import { isMobileWidth } from '../../../runtime/page/viewport';

/**
 * - `line-across`, `line-down`: along the title's edge;
 * - `bar-narrow`: a short bar under its middle;
 * - `bar-wide`: a bar as wide as the title.
 */
export type MarkerKind = 'line-across' | 'line-down' | 'bar-narrow' | 'bar-wide';

/** The server's marker element. */
export interface Marker {
  readonly element: HTMLElement;
  readonly kind: MarkerKind;
}

/** The stylesheet shows a line only with this class, which is added after it was positioned. */
export const PLACED_CLASS = 'gdlr-core-initiated';
const NARROW_PX = 35;

const LINE = { durationMs: 300, easing: easeOutQuart, isLine: true };
const BAR = { durationMs: 200, easing: swing, isLine: false };
const MOVES: Readonly<Record<MarkerKind, { durationMs: number; easing: Easing; isLine: boolean }>> = {
  'line-across': LINE,
  'line-down': LINE,
  'bar-narrow': BAR,
  'bar-wide': BAR,
};

/** Moves the markers that run now to another active title. */
const moves = new WeakMap<Element, (active: number) => void>();

/** @returns whether the marker follows its titles already, because the tabs were prepared */
export function isMarkerRunning({ element }: Marker): boolean {
  return moves.has(element);
}

/**
 * Starts the marker, except on mobile devices and if the viewport is narrow at the start.
 *
 * @param titles the titles in order
 * @param active index of the active title; with -1, the marker is not moved
 * @returns stops the marker, which keeps its place
 */
export function startMarker(marker: Marker, titles: readonly HTMLElement[], active: number): () => void {
  const { element, kind } = marker;
  const { durationMs, isLine } = MOVES[kind];
  const ending = new AbortController();
  const { signal } = ending;
  let current = active;
  const rest = (): void => {
    if (place(marker, titles[current], 0) && isLine) element.classList.add(PLACED_CLASS);
  };
  const move = (to: number): void => {
    if (to === current) return;
    current = to;
    rest();
  };
  if (!isMobileDevice() && !isMobileWidth()) {
    moves.set(element, move);
    // The first call comes right after the browser's own layout: nothing is measured before.
    whenSizesChange(element.parentElement ? [...titles, element.parentElement] : titles, rest, signal);
    for (const title of titles) {
      title.addEventListener('pointerenter', () => place(marker, title, durationMs), { signal });
      title.addEventListener('pointerleave', () => place(marker, titles[current], durationMs), { signal });
    }
  }
  return () => {
    if (!moves.delete(element)) return;
    ending.abort();
    stopAnimation(element, 'place');
  };
}

/** Moves a running marker to another active title. */
export function moveMarker({ element }: Marker, active: number): void {
  moves.get(element)?.(active);
}

/** @returns false if the title does not exist or is hidden */
function place({ element, kind }: Marker, title: HTMLElement | undefined, durationMs: number): boolean {
  const row = element.parentElement;
  if (!title || !row || title.offsetWidth === 0) return false;
  animateTo(element, placeFor(kind, title, row), durationMs, MOVES[kind].easing);
  return true;
}

/** Rounds like browsers do. */
function px(value: number): string {
  return `${Number(value.toFixed(4))}px`;
}

function placeFor(kind: MarkerKind, title: HTMLElement, row: HTMLElement): Place {
  const box = title.getBoundingClientRect();
  const from = row.getBoundingClientRect();
  const left = box.left - from.left - row.clientLeft;
  const contentWidth = box.width - edgeSize(getComputedStyle(title), 'width', 'padding', 'border');
  switch (kind) {
    case 'line-across':
      return { width: px(box.width), left: px(left) };
    case 'line-down':
      return { height: px(box.height), top: px(box.top - from.top - row.clientTop) };
    case 'bar-narrow':
      return { width: px(NARROW_PX), left: px(left + (contentWidth - NARROW_PX) / 2) };
    case 'bar-wide':
      return { width: px(box.width), left: px(left + (contentWidth - box.width) / 2) };
    default:
      return kind satisfies never;
  }
}
