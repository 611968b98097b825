/** Autoplay of a component that turns at an interval. */
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PageConfig } from '../../../runtime/page/config';
import { type Autoplay, createAutoplay, createInterval } from './autoplay';

/** Options of `useAutoplay`. */
export interface AutoplaySettings {
  /** False while the component has nothing to turn. */
  readonly isOn: boolean;
  /** Pauses autoplay on hover and focus. The pause button is its first child. */
  readonly root: HTMLElement;
  readonly config: PageConfig;
  /** The time between two turns, in ms. */
  readonly everyMs: number;
  /** A pointer over the component does not pause it. */
  readonly ignoresPointer?: boolean;
  readonly onTurn: () => void;
}

/** What `useAutoplay` returns. */
export interface AutoplayState {
  /** False after the visitor has stopped it. A pause, for example on hover, does not change it. */
  readonly isOn: boolean;
  /** Stops permanently. Only the pause button can restart it. */
  readonly stop: () => void;
}

/** Adds the pause button and calls `onTurn` at an interval, unless there is a reason to pause. */
export function useAutoplay({
  isOn,
  root,
  config,
  everyMs,
  ignoresPointer = false,
  onTurn,
}: AutoplaySettings): AutoplayState {
  const autoplay = useRef<Autoplay>(null);
  const [isStopped, setStopped] = useState(false);
  const turn = useEffectEvent(onTurn);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const created = createAutoplay({
      root,
      config,
      ignoresPointer,
      onChange: createInterval(everyMs, () => turn(), signal),
      onStop: setStopped,
      signal,
    });
    root.prepend(created.button);
    autoplay.current = created;
    return () => {
      controller.abort();
      autoplay.current = null;
    };
  }, [isOn, root, config, everyMs, ignoresPointer]);
  return { isOn: isOn && !isStopped, stop: () => autoplay.current?.stop() };
}
