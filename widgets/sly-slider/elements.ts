/** The server's elements of a scroll gallery (goodlayers-sliders, section 2). */

/** The elements of one gallery. */
export interface Elements {
  readonly root: HTMLElement;
  readonly list: HTMLElement;
  /** At least one. */
  readonly items: readonly HTMLElement[];
  readonly bar: HTMLElement | undefined;
  readonly handle: HTMLElement | undefined;
}

/**
 * @returns undefined when the list is empty
 * @throws Error when there is no list
 */
export function readElements(root: HTMLElement): Elements | undefined {
  const list = [...root.children].find((child) => child.matches('ul.slides'));
  if (!(list instanceof HTMLElement)) throw new Error('the slider contains no list of slides');
  const items = [...list.children].filter((child) => child instanceof HTMLElement);
  if (items.length === 0) return undefined;
  const sibling = root.nextElementSibling;
  const bar =
    sibling instanceof HTMLElement && sibling.matches('.gdlr-core-sly-scroll') ? sibling : undefined;
  const handle = bar?.querySelector<HTMLElement>('.gdlr-core-sly-scroll-handle') ?? undefined;
  return { root, list, items, bar, handle };
}
