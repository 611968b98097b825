/**
 * Reads a widget's settings from attributes by a table: each attribute once, with a type and a default. Garbage
 * gives the default and one report, never a throw.
 */

/** How one attribute is read. */
export interface Setting<T> {
  readonly attribute: string;
  readonly fallback: T;
  /** @returns undefined for a text that is not such a value */
  readonly parse: (text: string) => T | undefined;
}

type Values<S> = { readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never };

/**
 * @param element the element with the attributes
 * @param table a setting by the name it gets in the result
 * @param report told once for each attribute that cannot be read
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

/** @returns a reporter that tells of the first garbage and of no other: one report a widget */
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
 * A whole number of milliseconds, pixels or pieces.
 *
 * @param least smaller values count as garbage
 */
export function wholeNumber(attribute: string, fallback: number, least = 0): Setting<number> {
  const parse = (text: string): number | undefined => {
    // Trimmed first: two runs of white space side by side take minutes on a long attribute.
    const value = /^[+-]?\d+(\.\d+)?\s*(ms|px)?$/.test(text.trim())
      ? Math.trunc(Number.parseFloat(text))
      : NaN;
    return Number.isSafeInteger(value) && value >= least ? value : undefined;
  };
  return { attribute, fallback, parse };
}
