/** Shows a chart on paper: it is drawn if it was never near the viewport, and fits a page that is narrower than the screen. */
import type { PrintModule } from '../../runtime/core/printing';
import { restoreOnAbort } from '../../runtime/dom/restore';
import { isMobileWidth } from '../../runtime/page/viewport';
import { drawChart, finishChart } from './chart-js';
import { legendPlace } from './chart-look';
import { readChart } from './read-markup';

export const print: PrintModule['print'] = (canvas, context) => {
  const { signal } = context;
  const reading = readChart(canvas, context);
  const { look, kind } = reading;
  // Before the chart is drawn, which sets the height, too.
  restoreOnAbort([canvas], { styles: ['max-width', 'height'] }, signal);
  if (!finishChart(reading.canvas)) {
    const place = legendPlace(look, kind, isMobileWidth());
    const chart = drawChart(reading.canvas, { ...reading, place, isAnimated: false });
    signal.addEventListener('abort', () => chart.end());
  }
  Object.assign(canvas.style, { maxWidth: '100%', height: 'auto' });
};
