/** What a chart shows, as the server sends it (goodlayers-motion, section 8). Only what is known is taken over. */
import { asRecord } from '../../runtime/page/as-record';

/** A series of values. */
export interface Series {
  readonly label: string | undefined;
  /** Strings are converted to numbers, '' to 0. Null for an invalid value, which is not drawn. */
  readonly values: readonly (number | null)[];
  readonly look: SeriesLook;
}

/** The colours and lines that the server sets. The library's defaults replace empty values. */
export interface SeriesLook {
  readonly backgroundColor?: Paint;
  readonly borderColor?: Paint;
  readonly hoverBackgroundColor?: Paint;
  readonly hoverBorderColor?: Paint;
  readonly borderWidth?: number;
  readonly tension?: number;
}

/** One colour for all values, or one per value. */
export type Paint = string | string[];

export interface ChartData {
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}

/** The library's default colour, for empty entries in a list of colours. */
const NO_COLOR = 'rgba(0, 0, 0, 0.1)';

/**
 * @param json the value of `data-content`
 * @throws Error if it is invalid JSON or contains no values
 */
export function parseChartData(json: string): ChartData {
  const content = asRecord(JSON.parse(json));
  const series = asList(content['datasets']).map(toSeries);
  if (!series.some(({ values }) => values.length > 0)) throw new Error('data-content has no values');
  return { labels: asList(content['labels']).map(toText), series };
}

/** @returns a number, converted from a number, a numeric string or a percentage; undefined for other values */
export function toNumber(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value.trim().replace(/\s?%$/, '') : '';
  const number = typeof value === 'number' ? value : text === '' ? NaN : Number(text);
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
    // The server prints the option's older name.
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
