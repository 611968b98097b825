/** The chosen tab and the keyboard navigation (goodlayers-panels, section 3.0; WAI-ARIA pattern Tabs). */

/**
 * The source of the choice. Choices of the server and of the URL are shown with classes only; a visitor's choice also
 * with inline styles.
 */
export type Chooser = 'server' | 'address' | 'visitor';

/** The chosen tab. */
export interface Choice {
  /** Index of the title; -1 while none is chosen. */
  readonly index: number;
  readonly by: Chooser;
}

/** The direction of the titles on the screen; `leftward` for a row on a right-to-left page. */
export type Direction = 'rightward' | 'leftward' | 'downward';

/**
 * @param tabIds the ids of the titles, in order
 * @param active index of the title that the server marks; -1 for none
 * @param hash the URL's fragment with its #. Compared as text, because it may not be a valid selector
 */
export function firstChoice(tabIds: readonly string[], active: number, hash: string): Choice {
  const named = hash.length > 1 ? tabIds.indexOf(hash.slice(1)) : -1;
  return named === -1 ? { index: active, by: 'server' } : { index: named, by: 'address' };
}

/** @returns the choice after a visitor pressed a title; the same object if the title was already chosen */
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
 * @param key the `key` of the keyboard event
 * @param from index of the focused title
 * @param count number of titles
 * @returns index of the title to focus; undefined for other keys
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
