/** The keyboard interaction of a heading's button (WAI-ARIA pattern Accordion). */
import { isPress } from '../../../runtime/dom/button';

/** A movement of the focus from a heading's button. */
export type Move = 'previous' | 'next' | 'first' | 'last';

const MOVES: ReadonlyMap<string, Move> = new Map([
  ['ArrowUp', 'previous'],
  ['ArrowDown', 'next'],
  ['Home', 'first'],
  ['End', 'last'],
]);

/** @returns the index of the heading that gets the focus; the ends are joined */
export function moveTarget(move: Move, from: number, count: number): number {
  const last = count - 1;
  return { previous: from > 0 ? from - 1 : last, next: from < last ? from + 1 : 0, first: 0, last }[move];
}

/** @returns undefined for other keys */
export function headingKey(event: Parameters<typeof isPress>[0]): Move | 'press' | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return isPress(event) ? 'press' : MOVES.get(event.key);
}
