/**
 * How much of a run each fragment has. In the default tier, a widget's newest and richest fragment has all phases; the others
 * with `represents` are mounted and used by pointer, because keys, movement, removal and damage concern the component and
 * not the markup; and all fragments without it are mounted. Firefox or WebKit press the keys on the others, too.
 */
import type { MarkupEntry } from '../../../mocks/markup-index';
import type { ConformanceRecord } from '../../support/conformance';
import type { Extent } from '../../support/conformance-run';

/** As `represents` in mocks/markup/index.json says it. A widget with one representative needs no such words. */
const RICHEST = /\bnewest and richest\b/;

/** The fragments of a widget that are as rich as its richest one in another way: they have keys that it lacks. */
export const ALSO_WHOLE: ReadonlySet<string> = new Set([
  'elementor/image-carousel-4.1.4-fade.html',
  'elementor/tabs-3.21.2-vertical.html',
  'essential-addons/adv-tabs-4.7.0.html',
  'essential-addons/filterable-gallery-4.9.1.html',
  'essential-addons/flip-box-4.7.0.html',
  'goodlayers/listing-2.1.7-shop.html',
  'goodlayers/tabs-2.1.7-style1-horizontal.html',
]);

/**
 * @param own the fragments of a widget
 * @returns those that have all phases in the default tier
 */
export function wholeFragments(own: readonly MarkupEntry[]): readonly MarkupEntry[] {
  const standing = own.filter(({ represents }) => represents !== undefined);
  const richest = standing.filter(({ represents = '' }) => RICHEST.test(represents));
  const first = standing.length === 1 ? standing : richest;
  return standing.filter((entry) => first.includes(entry) || ALSO_WHOLE.has(entry.file));
}

/**
 * @param own the fragments of the entry's widget
 * @param isFull true in the full tier, which treats all fragments like the richest
 */
export function extentOf(
  record: Pick<ConformanceRecord, 'looksOnly' | 'ofPage'>,
  entry: MarkupEntry,
  own: readonly MarkupEntry[],
  isFull: boolean,
): Extent {
  if ((!isFull && entry.represents === undefined) || record.looksOnly?.(entry.file)) return 'mounting';
  const isWhole = isFull || wholeFragments(own).includes(entry);
  return isWhole && !record.ofPage ? 'whole' : 'use';
}
