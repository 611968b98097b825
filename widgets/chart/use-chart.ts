/** The chart of chart.js in a canvas, as a hook. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { drawChart, type Drawing, type DrawnChart } from './chart-js';

/**
 * Draws a chart, and moves its legend whenever `place` changes.
 *
 * @param canvas where to draw
 * @param drawing what to draw; the chart is drawn again when it changes
 * @param place the side of the legend and the aspect ratio
 */
export function useChart(
  canvas: HTMLCanvasElement,
  { kind, data, look }: Pick<Drawing, 'kind' | 'data' | 'look'>,
  { side, aspectRatio }: Drawing['place'],
): void {
  const drawn = useRef<DrawnChart>(undefined);
  const placeNow = useEffectEvent(() => ({ side, aspectRatio }));

  useEffect(() => {
    const isAnimated = !prefersReducedMotion();
    const chart = drawChart(canvas, { kind, data, look, place: placeNow(), isAnimated });
    drawn.current = chart;
    return () => chart.end();
  }, [canvas, kind, data, look]);

  useEffect(() => drawn.current?.place({ side, aspectRatio }), [side, aspectRatio]);
}
