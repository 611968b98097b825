/** The instance of typed.js of a component, and what it shows as React state. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Playback } from '../shared/autoplay/use-playback';
import type { Player, StartTyping, Typing } from './typing';

/** The current state of the typing. */
export interface Typed {
  /** Undefined until the first letter. */
  readonly text: string | undefined;
  /** True while a complete text is shown. */
  readonly isIdle: boolean;
}

/**
 * Types while `playback` is `playing`, and continues where it has paused.
 *
 * @param startTyping from the chunk of typed.js
 * @param typing read when the typing starts
 */
export function useTyped(
  startTyping: StartTyping,
  typing: Omit<Typing, 'onText' | 'onIdle'>,
  playback: Playback,
): Typed {
  const [text, setText] = useState<string>();
  const [isIdle, setIdle] = useState(false);
  const player = useRef<Player>(undefined);
  const start = useEffectEvent(() =>
    startTyping({
      ...typing,
      // Synchronously: each letter is shown when its time has passed.
      onText: (next) => flushSync(() => setText(next)),
      onIdle: setIdle,
    }),
  );

  useEffect(() => {
    if (playback === 'paused') player.current?.hold();
    if (playback !== 'playing') return;
    player.current ??= start();
    player.current.release();
  }, [playback]);

  useEffect(
    () => () => {
      player.current?.end();
      player.current = undefined;
    },
    [],
  );

  return { text, isIdle };
}
