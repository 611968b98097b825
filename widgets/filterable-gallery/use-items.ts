/** A gallery's items on the page, for as long as the component is mounted. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type GalleryItems, type ItemsReading, startItems } from './gallery-items';
import { type GalleryFacts, type GalleryView, matcherOf } from './gallery-machine';

/**
 * Lays the items out, and again whenever the view is another object.
 *
 * @returns the items, from the first layout effect on
 */
export function useItems(
  reading: ItemsReading & GalleryFacts,
  view: GalleryView,
): RefObject<GalleryItems | null> {
  const items = useRef<GalleryItems>(null);
  const shown = useRef(view);
  useLayoutEffect(() => {
    const controller = new AbortController();
    items.current = startItems(reading, matcherOf(reading, shown.current), controller.signal);
    return () => controller.abort();
  }, [reading]);
  useLayoutEffect(() => {
    if (view === shown.current) return;
    shown.current = view;
    items.current?.show(matcherOf(reading, view), view.isAtOnce);
  }, [reading, view]);
  return items;
}
