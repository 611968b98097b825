/** Swiper for as long as a component is mounted. */
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import {
  createTrack,
  type Gesture,
  type Track,
  type TrackLayout,
  type TrackMovement,
  type TrackSettings,
} from './swiper';

/**
 * Starts Swiper with the first movement, lays out the slides and moves them. The viewport and the styles of the slides must
 * exist before: set them up in a child component, whose effects run before this hook's and are cleaned up after them.
 *
 * @param settings only `onPress` and `onGesture` may change
 * @param layout the current sizes
 * @param movement moves the slides, each time with a new object; undefined while the slides cannot be measured
 */
export function useSwiper(
  settings: TrackSettings,
  { widthPx, columns, gapPx }: TrackLayout,
  movement: TrackMovement | undefined,
): void {
  const { viewport, listClass, slides, isStack, place, curve, hasGrabCursor, withMouse } = settings;
  const track = useRef<Track>(null);
  const onPress = useEffectEvent(settings.onPress);
  const onGesture = useEffectEvent(settings.onGesture);
  const isMeasured = movement !== undefined;

  useLayoutEffect(() => {
    if (!isMeasured) return undefined;
    const created = createTrack({
      viewport,
      listClass,
      slides,
      isStack,
      place,
      curve,
      hasGrabCursor,
      withMouse,
      onPress: () => onPress(),
      onGesture: (gesture: Gesture) => track.current && onGesture(gesture),
    });
    track.current = created;
    return () => {
      created.end();
      track.current = null;
    };
  }, [isMeasured, viewport, listClass, slides, isStack, place, curve, hasGrabCursor, withMouse]);

  useLayoutEffect(() => track.current?.layOut({ widthPx, columns, gapPx }), [widthPx, columns, gapPx]);

  useLayoutEffect(() => {
    if (movement) track.current?.move(movement);
  }, [movement]);
}
