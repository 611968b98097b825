/** The player of a sticky video, for as long as the component is mounted. */
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { StickyVideoReading } from './attributes';
import { createPlayer, type Player } from './player';

/**
 * @param onPlaying called each time the video starts or stops
 * @param report of the widget
 * @returns the player, from the first layout effect on
 */
export function usePlayer(
  reading: StickyVideoReading,
  onPlaying: (isPlaying: boolean) => void,
  report: (code: string, detail?: unknown) => void,
): RefObject<Player | null> {
  const player = useRef<Player>(null);
  const notify = useEffectEvent(onPlaying);
  useLayoutEffect(() => {
    const controller = new AbortController();
    player.current = createPlayer(reading, {
      signal: controller.signal,
      report,
      onPlaying: (isPlaying) => notify(isPlaying),
    });
    return () => controller.abort();
  }, [reading, report]);
  return player;
}
