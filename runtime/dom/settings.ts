/**
 * Reads a widget's settings from attributes. A table gives each attribute a type and a default. An invalid value is
 * reported and replaced by the default; it never throws.
 */
import { leadingInteger } from './leading-number';

/** How one attribute is read. */
export interface Setting<T> {
  readonly attribute: string;
  readonly fallback: T;
  /** @returns undefined for an invalid value */
  readonly parse: (text: string) => T | undefined;
}

type Values<S> = { readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never };

/**
 * @param element the element with the attributes
 * @param table the settings, by their names in the result
 * @param report called once for each attribute with an invalid value
 */
export function readSettings<S extends Readonly<Record<string, Setting<unknown>>>>(
  element: Element,
  table: S,
  report: (code: string, detail: unknown) => void,
): Values<S> {
  const read = ({ attribute, fallback, parse }: Setting<unknown>): unknown => {
    const text = element.getAttribute(attribute);
    if (text === null || text.trim() === '') return fallback;
    const value = parse(text);
    if (value === undefined) report(`bad_${attribute}`, text.slice(0, 100));
    return value ?? fallback;
  };
  return Object.fromEntries(
    Object.entries(table).map(([name, setting]) => [name, read(setting)]),
  ) as Values<S>;
}

/** @returns a reporter that passes on only the first report, so that a widget reports invalid settings once */
export function onlyFirst(
  report: (code: string, detail: unknown) => void,
): (code: string, detail?: unknown) => void {
  let hasReported = false;
  return (code, detail) => {
    if (!hasReported) report(code, detail);
    hasReported = true;
  };
}

/**
 * An integer: a count, milliseconds or pixels. As in the originals, it is the integer at the beginning of the text, so
 * "10vh" is 10.
 *
 * @param least smaller values are invalid
 */
export function wholeNumber(attribute: string, fallback: number, least = 0): Setting<number> {
  const parse = (text: string): number | undefined => {
    const value = leadingInteger(text);
    return value !== undefined && value >= least ? value : undefined;
  };
  return { attribute, fallback, parse };
}
