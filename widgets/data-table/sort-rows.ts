/** Sorts rows by their keys. */
import type { SortKey } from './sort-keys';
import type { Direction } from './sort-state';

/**
 * Sorts stably: rows with equal keys keep their order. Empty cells come last in both directions.
 *
 * @param keys the keys of a column, one per row
 * @param language the language of the texts for `Intl`
 * @returns the rows' indexes in the new order
 */
export function sortRows(
  keys: readonly SortKey[],
  direction: Direction,
  language: string | undefined,
): number[] {
  const texts = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (one: SortKey, other: SortKey): number => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * texts.compare(String(one), String(other));
  };
  return [...keys.keys()].toSorted((one, other) => compare(keys[one] ?? null, keys[other] ?? null));
}
