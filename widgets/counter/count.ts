/** Formats the numbers of a counter. */
import type { NumberFormat } from '../../runtime/dom/leading-number';

/** A value at most this far from zero, in units of the last digit, is shown as 0 (goodlayers-motion, section 1). */
const NEAR_ZERO = 0.3;

/**
 * @param value the current value
 * @param round how to round to the last decimal: up, or to the nearest
 * @returns the text to show, without trailing zeros, as in the original
 */
export function formatCount(
  value: number,
  { decimals, separator }: NumberFormat,
  round: 'up' | 'nearest',
): string {
  const scale = 10 ** decimals;
  const scaled = value * scale;
  if (Math.abs(scaled) <= NEAR_ZERO) return '0';
  const units = round === 'up' ? Math.ceil(scaled) : Math.round(scaled);
  const [whole = '', ...fraction] = String(units / scale).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, separator), ...fraction].join('.');
}
