/**
 * A chart, drawn by chart.js 4 (goodlayers-motion, section 8). Fixed: a legend at the top or bottom ended the page's
 * scripts; options for Chart.js 2 were refused; the legend of a circle is below it at a phone's width, whichever release
 * printed it. When the page gets wider again, the chart gets its shape back.
 */
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isMobileWidth, subscribeDisplayClass } from '../../runtime/page/viewport';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { canvasAttributes, type ChartReading, type TableTexts } from './attributes';
import { legendPlace } from './chart-look';
import { readChart } from './read-markup';
import { createPortal } from 'react-dom';
import { hideVisually } from '../../runtime/page/announce';
import type { ChartData } from './chart-data';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { drawChart, type Drawing, type DrawnChart } from './chart-js';

export function Chart({ canvas, kind, data, look, texts }: ChartReading): ReactNode {
  const isMobile = useSyncExternalStore(subscribeDisplayClass, isMobileWidth);
  useChart(canvas, { kind, data, look }, legendPlace(look, kind, isMobile));
  return (
    <>
      <ServerElement element={canvas} attributes={canvasAttributes()} />
      <DataTable after={canvas} data={data} texts={texts} />
    </>
  );
}

interface DataTableProps {
  /** The element that the table follows. */
  readonly after: Element;
  readonly data: ChartData;
  readonly texts: TableTexts;
}

/** A row for each label, a column for each series. */
function DataTable({ after, data: { labels, series }, texts }: DataTableProps): ReactNode {
  const [table] = useState(() => document.createElement('table'));
  useLayoutEffect(() => {
    hideVisually(table);
    after.after(table);
    return () => table.remove();
  }, [table, after]);

  const rows = Math.max(labels.length, ...series.map(({ values }) => values.length));
  return createPortal(
    <>
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          {[texts.label, ...series.map(({ label }) => label ?? texts.value)].map((heading, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- the columns never change
            <th key={column} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            <th scope="row">{labels[row] ?? row + 1}</th>
            {series.map(({ values }, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- the columns never change
              <td key={column}>{values[row]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>,
    table,
  );
}

/**
 * Draws a chart, and moves its legend whenever `place` changes.
 *
 * @param canvas where to draw
 * @param drawing what to draw; the chart is drawn again when it changes
 * @param place the side of the legend and the aspect ratio
 */
function useChart(
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

/** Mounts the page builder's charts. */
export const { mount } = reactWidget((canvas, context) => ({ props: readChart(canvas, context) }), Chart);
