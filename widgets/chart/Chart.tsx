/**
 * A chart, drawn by chart.js 4 (goodlayers-motion, section 8). Fixed: a legend at the top or bottom ended the page's
 * scripts; options for Chart.js 2 were refused; the legend of a circle is below it at a phone's width, whichever release
 * printed it. When the page gets wider again, the chart gets its shape back.
 */
import { type ReactNode, useSyncExternalStore } from 'react';
import { isMobileWidth, subscribeDisplayClass } from '../../runtime/page/viewport';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { canvasAttributes, type ChartReading } from './attributes';
import { legendPlace } from './chart-look';
import { DataTable } from './DataTable';
import { readChart } from './read-markup';
import { useChart } from './use-chart';

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

/** Mounts the page builder's charts. */
export const { mount } = reactWidget((canvas, context) => ({ props: readChart(canvas, context) }), Chart);
