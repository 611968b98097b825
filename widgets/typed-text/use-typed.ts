/**
 * The instance of typed.js of a component. Its letters bypass React: a render for each letter took 6 ms at 4x throttling.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Playback } from '../shared/autoplay/use-playback';
import type { Player, StartTyping, Typing } from './typing';

/**
 * Types while `playback` is `playing`, and continues where it has paused.
 *
 * @param startTyping from the chunk of typed.js
 * @param typing read when the typing starts
 */
export function useTyped(startTyping: StartTyping, typing: Typing, playback: Playback): void {
  const player = useRef<Player>(undefined);
  const start = useEffectEvent(() => startTyping(typing));

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
}
