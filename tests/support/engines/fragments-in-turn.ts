/** Which fragments run in which engine. */
import type { MarkupEntry } from '../../../mocks/markup-index';

const byVersion = new Intl.Collator('en', { numeric: true });

const versionOf = ({ versions }: Pick<MarkupEntry, 'versions'>): string =>
  versions.toSorted((one, other) => byVersion.compare(one, other)).at(-1) ?? '';

/**
 * Deals the fragments of a widget between engines.
 *
 * @param entries the fragments of one widget that stand for others
 * @param turn 0 or 1, different for each of two engines
 * @param canRun false for a fragment that an engine only mounts, or that cannot mount
 * @returns the newest fragment that can run, in both engines, and every second one of the others
 */
export function fragmentsInTurn<Entry extends Pick<MarkupEntry, 'file' | 'versions'>>(
  entries: readonly Entry[],
  turn: 0 | 1,
  canRun: (entry: Entry) => boolean = () => true,
): readonly Entry[] {
  const newest = entries
    .filter((entry) => canRun(entry))
    .toSorted((one, other) => byVersion.compare(versionOf(one), versionOf(other)))
    .at(-1);
  const others = entries.filter((entry) => entry !== newest);
  const own = new Set(others.filter((_, position) => position % 2 === turn));
  return entries.filter((entry) => entry === newest || own.has(entry));
}
