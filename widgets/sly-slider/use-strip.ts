/** The state of a scroll gallery: its sizes, its page and its active item. The position moves between renders. */
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenSizesChange } from '../../runtime/dom/measure';
import type { GalleryReading } from './attributes';
import { fitWidths, type GallerySizes, measureGallery, moveTo, NOT_MEASURED } from './layout';
import { createSpringPosition, type Movement, type SpringPosition } from './spring-position';
import { clamp, firstInView, pageAt, positionFor } from './strip-machine';

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
