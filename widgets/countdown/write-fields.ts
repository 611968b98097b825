/** Shows a time in the fields of the server. */
import { setText } from '../../runtime/dom/text';
import type { Field } from './attributes';

/**
 * Writes the numbers that have changed.
 *
 * @param digits the least number of digits in a field
 */
export function writeFields<Unit extends string>(
  fields: readonly Field<Unit>[],
  time: Readonly<Record<Unit, number>>,
  digits = 1,
): void {
  for (const { unit, element } of fields) setText(element, String(time[unit]).padStart(digits, '0'));
}
