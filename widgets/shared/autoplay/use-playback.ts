/** The autoplay of an animation as React state, with its pause button. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchInterest } from '../../../runtime/dom/interest';
import { watchOnScreen } from '../../../runtime/motion/intersection';
import type { PageConfig } from '../../../runtime/page/config';
import { createAutoplay } from './autoplay';

/** `waiting` until the animation is first visible. */
export type Playback = 'waiting' | 'playing' | 'paused';

/** Options of `usePlayback`. */
export interface PausableAnimation {
  /** The element that moves. The animation plays while it is visible. */
  readonly moving: HTMLElement;
  /** Interest in this element pauses the animation. */
  readonly around: HTMLElement;
  /** The pause button follows this element. */
  readonly buttonAfter: Element;
  readonly config: PageConfig;
}

/** Adds the pause button for as long as the component is mounted. */
export function usePlayback({ moving, around, buttonAfter, config }: PausableAnimation): Playback {
  const [playback, setPlayback] = useState<Playback>('waiting');

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { button } = createAutoplay({
      buttonPosition: '',
      config,
      signal,
      watchVisible: (onChange) => watchOnScreen(moving, onChange, signal),
      watchInterest: (onChange) => watchInterest(around, onChange, signal),
      // Synchronously: a pause must not wait for a frame.
      onChange: (isPlaying) => flushSync(() => setPlayback(isPlaying ? 'playing' : 'paused')),
    });
    buttonAfter.after(button);
    // The button may be far from the element, so show what it pauses.
    button.addEventListener('focus', () => (moving.style.outline = '2px dotted'), { signal });
    button.addEventListener('blur', () => (moving.style.outline = ''), { signal });
    return () => {
      controller.abort();
      moving.style.outline = '';
    };
  }, [moving, around, buttonAfter, config]);

  return playback;
}
