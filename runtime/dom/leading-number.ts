/**
 * Reads numbers that an author has typed into a free text field: "72%", "10vh", "5000+". Like the originals, it reads the
 * number at the beginning and ignores what follows. The server reads them in the same way
 * (wp-plugin/includes/page/leading-number.php), and both sides are tested with mocks/leading-numbers.json.
 */

/**
 * @param value an attribute, or a setting in JSON, which may be a string or a number
 * @returns the number at the beginning; undefined without one, and if it is too large for a number
 */
export function leadingNumber(value: unknown): number | undefined {
  const number = Number.parseFloat(textOf(value));
  return Number.isFinite(number) ? number + 0 : undefined;
}

/** As `leadingNumber`, for settings that the originals read as integers: "1e3" is 1, and ".5" is no number. */
export function leadingInteger(value: unknown): number | undefined {
  const number = Number.parseInt(textOf(value), 10);
  return Number.isSafeInteger(number) ? number + 0 : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}
