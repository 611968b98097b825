/** A table as CSV (essential-addons, sections 5.5 and 5.6; RELIABILITY 67). */

/** So that programs take it for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that begins like this is a formula to a spreadsheet, whoever wrote it. */
const FORMULA = /^[=+\-@]/;

/** @param rows texts of cells, as they are seen */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(quote).join(',')).join('\n');
}

/** Line breaks are spaces, every cell is quoted. */
function quote(text: string): string {
  const line = text.replaceAll(/[\r\n]+/g, ' ').trim();
  return `"${(FORMULA.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`;
}
