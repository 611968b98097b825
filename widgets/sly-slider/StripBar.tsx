/** The scroll bar of a scroll gallery (goodlayers-sliders, section 2). */
import type { ReactNode } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import { clamp, handleOf } from './strip-machine';
import { useDrag } from './use-drag';
import type { StripControl } from './use-strip';

export interface StripBarProps {
  readonly bar: HTMLElement;
  readonly handle: HTMLElement;
  readonly strip: StripControl;
}

/** A click moves the middle of the handle there, and the handle can be dragged. */
export function StripBar({ bar, handle, strip: { sizes, at, go } }: StripBarProps): ReactNode {
  const { strip, barPx } = sizes;
  const { widthPx } = handleOf(strip, barPx, 0);
  /** How far the strip moves for each px of the handle. */
  const ratio = strip.endPx / Math.max(1, barPx - widthPx);
  useDrag(handle, {
    from: at,
    onMove: (fromPx, dxPx) => go(clamp(strip, fromPx + dxPx * ratio), 'follow'),
    onEnd: (fromPx, dxPx) => go(fromPx + dxPx * ratio, 'settle'),
  });
  const onClick = (event: Event): void => {
    if (event.target === handle || !(event instanceof MouseEvent)) return;
    go((event.clientX - bar.getBoundingClientRect().left - widthPx / 2) * ratio);
  };
  return <ServerElement element={bar} listeners={{ click: onClick }} />;
}
