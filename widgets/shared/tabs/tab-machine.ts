/** Which tab is chosen, and where a key leads from it (goodlayers-panels, section 3.0; WAI-ARIA pattern Tabs). */

/**
 * What made the choice. The server's is shown by classes alone, as is that of the address; a visitor's also by
 * inline styles.
 */
export type Chooser = 'server' | 'address' | 'visitor';

/** The chosen tab. */
export interface Choice {
  /** Position of the title; -1 while none is chosen. */
  readonly index: number;
  readonly by: Chooser;
}

/** How titles follow each other on the screen, in reading order: `leftward` where the writing runs to the left. */
export type Direction = 'rightward' | 'leftward' | 'downward';

/**
 * @param tabIds the ids of the titles, in order
 * @param active position of the title that the server marks; -1 for none
 * @param hash the address's fragment with its #. Compared as text: an odd one is no selector
 */
export function firstChoice(tabIds: readonly string[], active: number, hash: string): Choice {
  const named = hash.length > 1 ? tabIds.indexOf(hash.slice(1)) : -1;
  return named === -1 ? { index: active, by: 'server' } : { index: named, by: 'address' };
}

/** @returns the choice after a visitor has pressed a title; the same object when it is chosen already */
export function choose(before: Choice, index: number): Choice {
  return before.index === index ? before : { index, by: 'visitor' };
}

const BACK: Readonly<Record<Direction, string>> = {
  rightward: 'ArrowLeft',
  leftward: 'ArrowRight',
  downward: 'ArrowUp',
};
const ON: Readonly<Record<Direction, string>> = {
  rightward: 'ArrowRight',
  leftward: 'ArrowLeft',
  downward: 'ArrowDown',
};

/**
 * @param key as the browser names it
 * @param from position of the title with the focus
 * @param count how many titles there are
 * @returns position of the title that the key leads to; undefined for a key that means nothing here
 */
export function keyTarget(
  key: string,
  direction: Direction,
  from: number,
  count: number,
): number | undefined {
  switch (key) {
    case BACK[direction]:
      return from > 0 ? from - 1 : count - 1;
    case ON[direction]:
      return from < count - 1 ? from + 1 : 0;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Enter':
    case ' ':
      return from;
    default:
      return undefined;
  }
}
