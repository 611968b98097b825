/**
 * Reads the look of a chart from both formats of options that servers print: for Chart.js 2 (goodlayers-core 1.6.0 and
 * 1.8.7, and lines and bars of 2.1.7), and for Chart.js 3 and 4 (goodlayers-motion, section 8).
 */
import { asRecord } from '../../runtime/page/as-record';
import { type ChartData, toNumber } from './chart-data';

/** The kinds of charts in the page builder. */
export type ChartKind = 'pie' | 'doughnut' | 'line' | 'bar' | 'horizontalBar';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** The look of the legend. */
export interface LegendLook {
  readonly isShown: boolean;
  readonly side: Side;
  readonly color: string | undefined;
  readonly paddingPx: number | undefined;
}

export interface AxisLook {
  readonly beginsAtZero: boolean;
  readonly gridColor: string | undefined;
  readonly tickColor: string | undefined;
}

export interface ChartLook {
  readonly legend: LegendLook;
  readonly axes: { readonly x: AxisLook; readonly y: AxisLook };
  /** Width divided by height, as in the version that printed the chart. */
  readonly aspectRatio: number;
}

const KINDS: readonly ChartKind[] = ['pie', 'doughnut', 'line', 'bar', 'horizontalBar'];
const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

const WIDE = 2;
const SQUARE = 1;

type Options = Readonly<Record<string, unknown>>;

/** @returns the kind; undefined for an unknown kind */
export function parseKind(text: string): ChartKind | undefined {
  return KINDS.find((kind) => kind === text);
}

/** @returns true for circular charts */
export function isRound(kind: ChartKind): boolean {
  return kind === 'pie' || kind === 'doughnut';
}

/**
 * @param options the parsed value of `data-options`
 * @param series the values; the legend of lines and bars without labels would be empty
 */
export function readChartLook(
  options: unknown,
  kind: ChartKind,
  { series }: Pick<ChartData, 'series'>,
): ChartLook {
  const all = asRecord(options);
  const { plugins } = all;
  const scales = asRecord(all['scales']);
  const newer = asRecord(asRecord(plugins)['legend']);
  const older = asRecord(all['legend']);
  const labels = { newer: asRecord(newer['labels']), older: asRecord(older['labels']) };
  const hasNames = series.some(({ label }) => label !== undefined);
  return {
    legend: {
      isShown: (newer['display'] ?? older['display']) !== false && (isRound(kind) || hasNames),
      side: SIDES.find((side) => side === (newer['position'] ?? older['position'])) ?? 'top',
      color: toColor(labels.newer['color'] ?? labels.older['fontColor']),
      paddingPx: toNumber(labels.newer['padding'] ?? labels.older['padding']),
    },
    axes: {
      x: readAxis(asRecord(scales['x']), firstOf(scales['xAxes'])),
      y: readAxis(asRecord(scales['y']), firstOf(scales['yAxes'])),
    },
    // Version 2 drew circles in an area twice as wide as high. Releases with version 4 print the newer format.
    aspectRatio: isRound(kind) && plugins !== undefined ? SQUARE : WIDE,
  };
}

/**
 * At mobile widths, the legend of a circle is below it, because there is no space at its side.
 *
 * @returns the legend's side and the aspect ratio
 */
export function legendPlace(
  { legend, aspectRatio }: ChartLook,
  kind: ChartKind,
  isMobile: boolean,
): { readonly side: Side; readonly aspectRatio: number } {
  const isBeside = legend.side === 'left' || legend.side === 'right';
  return isMobile && isBeside && isRound(kind)
    ? { side: 'bottom', aspectRatio: SQUARE }
    : { side: legend.side, aspectRatio };
}

function readAxis(newer: Options, older: Options): AxisLook {
  const ticks = { newer: asRecord(newer['ticks']), older: asRecord(older['ticks']) };
  return {
    beginsAtZero: (newer['beginAtZero'] ?? ticks.older['beginAtZero']) === true,
    gridColor: toColor(asRecord(newer['grid'])['color'] ?? asRecord(older['gridLines'])['color']),
    tickColor: toColor(ticks.newer['color'] ?? ticks.older['fontColor']),
  };
}

function firstOf(axes: unknown): Options {
  return asRecord(Array.isArray(axes) ? axes[0] : axes);
}

function toColor(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
