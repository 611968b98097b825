/** Converts a table to CSV (essential-addons, sections 5.5 and 5.6; RELIABILITY 67). */

/** Makes programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Spreadsheets read cells with these first characters as formulas. */
const FORMULA = /^[=+\-@]/;

/** @param rows the visible texts of the cells */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(quote).join(',')).join('\n');
}

/** Quotes a cell. Line breaks become spaces. */
function quote(text: string): string {
  const line = text.replaceAll(/[\r\n]+/g, ' ').trim();
  return `"${(FORMULA.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`;
}
