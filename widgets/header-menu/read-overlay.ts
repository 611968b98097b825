/** Reads the content of a menu over the page when it opens (goodlayers-theme, section 2.2). */

/** An item with a submenu. */
export interface OverlaySubmenu {
  readonly link: HTMLElement;
  readonly list: HTMLElement;
  readonly listId: string;
  /** The link has no address, so it only opens and closes the submenu. */
  readonly isBlank: boolean;
  /** The indexes of the submenus of the items beside it, at any depth. They close when this one opens. */
  readonly rivals: readonly number[];
}

export interface OverlayReading {
  readonly closer: HTMLElement | undefined;
  /** The element around the list of links. */
  readonly navigation: HTMLElement;
  /** The items that rise one after the other. */
  readonly items: readonly HTMLElement[];
  readonly submenus: readonly OverlaySubmenu[];
}

export function readOverlay(content: HTMLElement, menuId: string): OverlayReading {
  const pick = (selector: string): HTMLElement[] => [...content.querySelectorAll<HTMLElement>(selector)];
  const found = pick('li').flatMap((item) => {
    const link = item.querySelector<HTMLElement>(':scope > a');
    const list = item.querySelector<HTMLElement>(':scope > .sub-menu');
    return link && list ? [{ item, link, list }] : [];
  });
  const [closer] = pick(':scope > [class$="-overlay-menu-close"]');
  const submenus = found.map(({ item, link, list }, index) => ({
    link,
    list,
    listId: list.id || `${menuId}-${index + 1}`,
    isBlank: link.getAttribute('href') === '#',
    rivals: found.flatMap(({ item: other }, place) =>
      !item.contains(other) && item.parentElement?.contains(other) ? [place] : [],
    ),
  }));
  const navigation = pick(':scope > [class$="-overlay-menu-row"]')[0] ?? content;
  return { closer, navigation, items: pick('ul.menu > li'), submenus };
}
