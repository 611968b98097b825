/** The frame of a scroll gallery: clicks, focus, keys, wheel and drags move the strip (goodlayers-sliders, section 2). */
import { type ReactNode, useEffect, useRef } from 'react';
import { now } from '../../runtime/page/environment';
import { REVEAL_EVENT } from '../../runtime/page/events';
import { ServerElement } from '../../runtime/react/server-element';
import { type GalleryReading, ROOT_CLASSES, rootAttributes } from './attributes';
import { resetScroll } from './layout';
import { dragged } from './strip-machine';
import { useDrag } from './use-drag';
import type { StripControl } from './use-strip';

/** While the page scrolls, and this long afterwards, the wheel scrolls the page. */
const PAGE_SCROLL_MS = 300;

export interface StripFrameProps {
  readonly reading: GalleryReading;
  readonly strip: StripControl;
}

export function StripFrame({ reading, strip }: StripFrameProps): ReactNode {
  const { root, items } = reading;
  const { sizes, at, goal, go, step, canGo, activate } = strip;
  const scrolledAt = useRef(-Infinity);

  useDrag(root, {
    from: at,
    onMove: (fromPx, dxPx) => go(dragged(sizes.strip, fromPx - dxPx), 'follow'),
    onEnd: (fromPx, dxPx, throwPx) => go(fromPx - dxPx - throwPx, 'settle'),
  });
  useEffect(() => {
    const controller = new AbortController();
    const onScroll = (): void => void (scrolledAt.current = now());
    window.addEventListener('scroll', onScroll, { signal: controller.signal, passive: true });
    return () => controller.abort();
  }, []);

  const indexOf = (target: EventTarget | null): number =>
    items.findIndex((item) => target instanceof Node && item.contains(target));
  const onChoose = ({ target }: Event): void => {
    const index = indexOf(target);
    if (index !== -1) activate(index);
  };
  const onFocusIn = ({ target }: Event): void => {
    resetScroll(root);
    const { items, framePx } = sizes.strip;
    const item = items[indexOf(target)];
    if (item && item.startPx < goal()) go(item.startPx);
    else if (item && item.endPx > goal() + framePx) go(item.endPx - framePx);
  };
  const onKeyDown = (event: Event): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent;
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (by === 0 || ctrlKey || metaKey || altKey || shiftKey) return;
    event.preventDefault();
    if (canGo(by)) step(by);
  };
  const onWheel = (event: Event): void => {
    const { deltaX, deltaY, ctrlKey } = event as WheelEvent;
    const by = Math.sign(deltaY || deltaX);
    if (ctrlKey || by === 0 || now() - scrolledAt.current < PAGE_SCROLL_MS || !canGo(by)) return;
    event.preventDefault();
    step(by > 0 ? 1 : -1);
  };
  return (
    <ServerElement
      element={root}
      attributes={rootAttributes(reading)}
      classes={ROOT_CLASSES}
      restoresClasses
      listeners={{
        click: onChoose,
        [REVEAL_EVENT]: onChoose,
        focusin: onFocusIn,
        keydown: onKeyDown,
        wheel: onWheel,
      }}
    />
  );
}
