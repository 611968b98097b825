/** Clicks, focus, keys, wheel and drags of a scroll gallery and its scroll bar (goodlayers-sliders, section 2). */
import { now } from '../../runtime/page/environment';
import { REVEAL_EVENT } from '../../runtime/page/events';
import { watchDrag } from './drag';
import type { Elements } from './elements';
import { clamp, dragged, handleOf } from './strip-machine';
import type { StripView } from './strip-view';

/** While the page scrolls, and this long afterwards, the wheel scrolls the page. */
const PAGE_SCROLL_MS = 300;

export function listenToStrip({ root, items }: Elements, view: StripView, signal: AbortSignal): void {
  const { position, go, activate } = view;
  const indexOf = (target: EventTarget | null): number =>
    items.findIndex((item) => target instanceof Node && item.contains(target));
  const choose = ({ target }: Event): void => {
    const index = indexOf(target);
    if (index !== -1) activate(index);
  };
  root.addEventListener('click', choose, { signal });
  root.addEventListener(REVEAL_EVENT, choose, { signal });
  root.addEventListener(
    'focusin',
    ({ target }) => {
      // The browser has scrolled the frame to the focused link. The strip moves instead.
      root.scrollLeft = 0;
      const strip = view.strip();
      const item = strip.items[indexOf(target)];
      const px = position.goal();
      if (item && item.startPx < px) go(item.startPx);
      else if (item && item.endPx > px + strip.framePx) go(item.endPx - strip.framePx);
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (by === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (view.canGo(by)) view.step(by);
    },
    { signal },
  );
  listenToWheel(root, view, signal);
  let downPx = 0;
  watchDrag(
    root,
    {
      onStart: () => void (downPx = position.at()),
      onMove: (dxPx) => go(dragged(view.strip(), downPx - dxPx), 'follow'),
      onEnd: (dxPx, throwPx) => go(downPx - dxPx - throwPx, 'settle'),
    },
    signal,
  );
}

function listenToWheel(root: HTMLElement, { canGo, step }: StripView, signal: AbortSignal): void {
  let scrolledAt = -Infinity;
  window.addEventListener('scroll', () => (scrolledAt = now()), { signal, passive: true });
  root.addEventListener(
    'wheel',
    (event) => {
      const by = Math.sign(event.deltaY || event.deltaX);
      if (event.ctrlKey || by === 0 || now() - scrolledAt < PAGE_SCROLL_MS || !canGo(by)) return;
      event.preventDefault();
      step(by > 0 ? 1 : -1);
    },
    { signal, passive: false },
  );
}

/** Does nothing for a gallery without a scroll bar. */
export function listenToBar({ bar, handle }: Elements, view: StripView, signal: AbortSignal): void {
  if (!bar || !handle) return;
  const { position, go, strip, barPx } = view;
  const widthPx = (): number => handleOf(strip(), barPx(), 0).widthPx;
  /** How far the strip moves for each px of the handle. */
  const ratio = (): number => strip().endPx / Math.max(1, barPx() - widthPx());
  let downPx = 0;
  watchDrag(
    handle,
    {
      onStart: () => void (downPx = position.at()),
      onMove: (dxPx) => go(clamp(strip(), downPx + dxPx * ratio()), 'follow'),
      onEnd: (dxPx) => go(downPx + dxPx * ratio(), 'settle'),
    },
    signal,
  );
  bar.addEventListener(
    'click',
    ({ target, clientX }) => {
      if (target === handle) return;
      const middlePx = clientX - bar.getBoundingClientRect().left - widthPx() / 2;
      go(middlePx * ratio());
    },
    { signal },
  );
}
