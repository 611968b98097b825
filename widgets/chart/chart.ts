/**
 * The page builder's charts (goodlayers-motion, section 8), drawn with chart.js 4. Fixed: a legend at the top or bottom
 * caused a script error; options for Chart.js 2 were rejected; at mobile widths, the legend of a circle is below it for
 * all releases, and wider viewports restore its original position.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { setAttributes } from '../../runtime/dom/restore';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { readSettings, type Setting } from '../../runtime/dom/settings';
import { isMobileWidth, subscribeDisplayClass } from '../../runtime/page/viewport';
import { parseChartData } from './chart-data';
import { drawChart } from './chart-js';
import { type ChartKind, legendPlace, parseKind, readChartLook } from './chart-look';
import { createDataTable } from './data-table';

const kind: Setting<ChartKind> = { attribute: 'data-type', fallback: 'pie', parse: parseKind };

const options: Setting<unknown> = { attribute: 'data-options', fallback: {}, parse: parseJson };

export const mount: WidgetModule['mount'] = (canvas, context: WidgetContext) => {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('the element is not a canvas');
  // Without this check, chart.js would only log a message.
  if (!canvas.getContext('2d')) throw new Error('the canvas has no 2D context');
  const { config, signal, report } = context;
  const data = parseChartData(canvas.getAttribute('data-content') ?? '');
  const bad: string[] = [];
  const settings = readSettings(canvas, { kind, options }, (code) => bad.push(code));
  if (bad.length > 0) report('bad_settings', bad.join());
  const look = readChartLook(settings.options, settings.kind, data);
  const place = () => legendPlace(look, settings.kind, isMobileWidth());

  const chart = drawChart(canvas, {
    kind: settings.kind,
    data,
    look,
    place: place(),
    isAnimated: !prefersReducedMotion(),
  });
  const unsubscribe = subscribeDisplayClass(() => chart.place(place()));
  const table = createDataTable(data, config);
  canvas.after(table);
  setAttributes(canvas, { 'aria-hidden': 'true' }, signal);

  return () => {
    unsubscribe();
    chart.end();
    table.remove();
  };
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
