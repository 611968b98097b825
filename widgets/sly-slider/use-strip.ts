/** The state of a scroll gallery: its sizes, its page and its active item. The position moves between renders. */
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenSizesChange } from '../../runtime/dom/measure';
import type { GalleryReading } from './attributes';
import { fitWidths, type GallerySizes, measureGallery, moveTo, NOT_MEASURED } from './layout';
import { clamp, firstInView, pageAt, positionFor } from './strip-machine';
import { now, prefersReducedMotion } from '../../runtime/page/environment';
import { easeOutQuart } from '../../runtime/motion/easing';

/** What `useStrip` returns. Call its functions only in event listeners. */
export interface StripControl {
  readonly sizes: GallerySizes;
  /** The page nearest to the position, counted from 0. */
  readonly page: number;
  /** The active item. */
  readonly active: number;
  /** The position in px, which may be moving. */
  readonly at: () => number;
  /** The position after the current movement. */
  readonly goal: () => number;
  /** Moves to a place in px. Places beyond the ends are only reached while a pointer drags (`follow`). */
  readonly go: (px: number, movement?: Movement) => void;
  /** Moves by one item. */
  readonly step: (by: 1 | -1) => void;
  /** False at the end in this direction. */
  readonly canGo: (by: number) => boolean;
  /** Makes an item the active one, and moves it into view. */
  readonly activate: (index: number) => void;
}

export function useStrip(reading: GalleryReading): StripControl {
  const [sizes, setSizes] = useState(NOT_MEASURED);
  const [page, setPage] = useState(0);
  const [active, setActive] = useState(0);
  const position = useRef<SpringPosition>(null);
  const { strip, starts } = sizes;

  const onValue = useEffectEvent((px: number) => moveTo(reading, sizes, px));
  useLayoutEffect(() => {
    const controller = new AbortController();
    position.current = createSpringPosition((px) => onValue(px), controller.signal);
    return () => controller.abort();
  }, []);

  const goal = (): number => position.current?.goal() ?? 0;
  const go: StripControl['go'] = (px, movement = 'ease') => {
    position.current?.go(movement === 'follow' ? px : clamp(strip, px), movement);
    setPage(pageAt(starts, goal()));
  };

  const measure = useEffectEvent(() => {
    const measured = measureGallery(reading);
    if (!measured || measured.key === sizes.key) return;
    setSizes(measured);
    setPage(pageAt(measured.starts, clamp(measured.strip, goal())));
  });
  useLayoutEffect(() => {
    const controller = new AbortController();
    // oxlint-disable-next-line react/set-state-in-effect -- the sizes are known when the styles are set
    measure();
    whenSizesChange([reading.root, ...reading.items], () => flushSync(() => measure()), controller.signal);
    return () => controller.abort();
  }, [reading]);
  useLayoutEffect(() => {
    if (sizes === NOT_MEASURED) return;
    fitWidths(reading, sizes);
    const { current } = position;
    current?.go(clamp(sizes.strip, current.goal()), 'jump');
  }, [reading, sizes]);

  return {
    sizes,
    page,
    active,
    at: () => position.current?.at() ?? 0,
    goal,
    go,
    step(by) {
      const item = strip.items[firstInView(strip, goal()) + by];
      if (item) go(item.startPx);
    },
    canGo: (by) => (by < 0 ? goal() > 0.5 : goal() < strip.endPx - 0.5),
    activate(index) {
      setActive(index);
      go(positionFor(strip, index, goal()));
    },
  };
}

const EASE_MS = 1000;
/** The fractions of the remaining distance that one frame covers: while a pointer drags, and after its release. */
const FOLLOW = 0.5;
const SETTLE = 0.2;

/** How it moves: with an easing, following a pointer, with momentum after a drag, or immediately. */
type Movement = 'ease' | 'follow' | 'settle' | 'jump';

/** The position, in px. */
interface SpringPosition {
  readonly at: () => number;
  /** The target of the current movement. */
  readonly goal: () => number;
  readonly go: (to: number, movement: Movement) => void;
}

/**
 * @param onValue called with each value
 * @param signal stops it when aborted
 */
function createSpringPosition(onValue: (value: number) => void, signal: AbortSignal): SpringPosition {
  let at = 0;
  let from = 0;
  let goal = 0;
  let movement: Movement = 'jump';
  let startedAt = 0;
  let frame = 0;
  const step = (): void => {
    frame = 0;
    if (movement === 'ease') {
      const p = Math.min((now() - startedAt) / EASE_MS, 1);
      at = p < 1 ? from + (goal - from) * easeOutQuart(p) : goal;
    } else {
      at += (goal - at) * (movement === 'follow' ? FOLLOW : SETTLE);
      if (Math.abs(goal - at) < 0.5) at = goal;
    }
    onValue(at);
    if (at !== goal) frame = requestAnimationFrame(step);
  };
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  return {
    at: () => at,
    goal: () => goal,
    go(to, how) {
      if (signal.aborted) return;
      movement = how === 'ease' && prefersReducedMotion() ? 'jump' : how;
      from = at;
      goal = to;
      startedAt = now();
      if (movement === 'jump') {
        cancelAnimationFrame(frame);
        frame = 0;
        at = to;
        onValue(at);
      } else if (frame === 0 && at !== goal) frame = requestAnimationFrame(step);
    },
  };
}
