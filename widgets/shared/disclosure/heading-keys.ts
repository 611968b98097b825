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

/** @returns undefined for other keys */
export function headingKey(event: Parameters<typeof isPress>[0]): Move | 'press' | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return isPress(event) ? 'press' : MOVES.get(event.key);
}
