/** What a chart shows, as the server sends it (goodlayers-motion, section 8). Only what is known is taken over. */
import { asRecord } from '../../runtime/page/as-record';

/** One row of values. */
export interface Series {
  readonly label: string | undefined;
  /** Texts become numbers, an empty one 0; what is none is left out of the picture. */
  readonly values: readonly (number | null)[];
  readonly look: SeriesLook;
}

/** The colours and lines that the server has set; what it has left empty is the library's. */
export interface SeriesLook {
  readonly backgroundColor?: Paint;
  readonly borderColor?: Paint;
  readonly hoverBackgroundColor?: Paint;
  readonly hoverBorderColor?: Paint;
  readonly borderWidth?: number;
  readonly tension?: number;
}

/** One colour for all, or one a value. */
export type Paint = string | string[];

export interface ChartData {
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}

/** The library's own colour, for one that is empty among others. */
const NO_COLOR = 'rgba(0, 0, 0, 0.1)';

/**
 * @param json what `data-content` holds
 * @throws when it is no JSON, or there is nothing to show in it
 */
export function parseChartData(json: string): ChartData {
  const content = asRecord(JSON.parse(json));
  const series = asList(content['datasets']).map(toSeries);
  if (!series.some(({ values }) => values.length > 0)) throw new Error('data-content has no values');
  return { labels: asList(content['labels']).map(toText), series };
}

/** @returns the number that a JSON value or its text is; undefined for anything else */
export function toNumber(value: unknown): number | undefined {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const number = isNumeric ? Number(value) : NaN;
  return Number.isFinite(number) ? number : undefined;
}

function toSeries(dataset: unknown): Series {
  const record = asRecord(dataset);
  const label = toText(record['label']);
  const look = {
    backgroundColor: toPaint(record['backgroundColor']),
    borderColor: toPaint(record['borderColor']),
    hoverBackgroundColor: toPaint(record['hoverBackgroundColor']),
    hoverBorderColor: toPaint(record['hoverBorderColor']),
    borderWidth: toNumber(record['borderWidth']),
    // Its older name is what the server prints.
    tension: toNumber(record['tension'] ?? record['lineTension']),
  };
  return {
    label: label === '' ? undefined : label,
    values: asList(record['data']).map((value) => (value === '' ? 0 : (toNumber(value) ?? null))),
    look: Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined)),
  };
}

function toPaint(value: unknown): Paint | undefined {
  if (!Array.isArray(value)) return toText(value) || undefined;
  const colors = value.map(toText);
  return colors.some(Boolean) ? colors.map((color) => color || NO_COLOR) : undefined;
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
