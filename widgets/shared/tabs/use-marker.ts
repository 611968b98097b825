/** A component's use of the marker of the active title. */
import { useEffect, useRef } from 'react';
import { isMarkerRunning, type Marker, moveMarker, startMarker } from './marker';

/**
 * Starts the marker, unless the tabs were prepared and it already runs.
 *
 * @param marker undefined for tabs without a marker
 * @param titles the titles in order
 * @param active index of the active title; with -1, the marker is not moved
 */
export function useMarker(marker: Marker | undefined, titles: readonly HTMLElement[], active: number): void {
  const current = useRef(active);
  useEffect(() => {
    current.current = active;
    if (marker) moveMarker(marker, active);
  }, [marker, active]);
  useEffect(
    () => (marker && !isMarkerRunning(marker) ? startMarker(marker, titles, current.current) : undefined),
    [marker, titles],
  );
}
