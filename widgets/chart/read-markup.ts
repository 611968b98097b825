/** Reads the page builder's charts, whichever release of Chart.js their options are for (goodlayers-motion, section 8). */
import type { WidgetContext } from '../../runtime/core/define';
import { readSettings, type Setting } from '../../runtime/dom/settings';
import { translator } from '../../runtime/page/translate';
import type { ChartReading } from './attributes';
import { parseChartData } from './chart-data';
import { type ChartKind, parseKind, readChartLook } from './chart-look';
import { strings } from './widget.json';

const kind: Setting<ChartKind> = { attribute: 'data-type', fallback: 'pie', parse: parseKind };

const options: Setting<unknown> = { attribute: 'data-options', fallback: {}, parse: parseJson };

/** @throws for an element that cannot be drawn on, and for data without values */
export function readChart(
  canvas: HTMLElement,
  { config, report }: Pick<WidgetContext, 'config' | 'report'>,
): ChartReading {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('The element is not a canvas.');
  // Without a context chart.js would only write to the console.
  if (!canvas.getContext('2d')) throw new Error('The canvas has no 2D context.');
  const data = parseChartData(canvas.getAttribute('data-content') ?? '');
  const bad: string[] = [];
  const settings = readSettings(canvas, { kind, options }, (code) => bad.push(code));
  if (bad.length > 0) report('bad_settings', bad.join());
  const translate = translator(config.strings);
  return {
    canvas,
    kind: settings.kind,
    data,
    look: readChartLook(settings.options, settings.kind, data),
    texts: {
      caption: translate(strings['chart.caption']),
      label: translate(strings['chart.label']),
      value: translate(strings['chart.value']),
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
