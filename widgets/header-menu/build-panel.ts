/**
 * Builds what the theme's stylesheet expects of a sliding panel: the lists side by side, each in an element of its own,
 * and the buttons between them (goodlayers-theme, section 2.1).
 */
import { moveNode } from '../../runtime/dom/move-node';

/** A list of the menu. */
export interface ListPanel {
  readonly panel: HTMLElement;
  readonly panelId: string;
  readonly list: HTMLElement;
  /** The index of the list above; undefined for the first list. */
  readonly parent: number | undefined;
  /** The text of the item to which the list belongs. */
  readonly title: string;
  /** The link of that item; undefined for the first list. */
  readonly link: HTMLElement | undefined;
  /** Opens the list; undefined for the first list. */
  readonly opener: HTMLElement | undefined;
  /** Leads to the list above, or closes the menu. */
  readonly back: HTMLElement;
}

export interface PanelLayout {
  /** The element around all lists. */
  readonly lists: HTMLElement;
  /** In the order of the markup. */
  readonly panels: readonly ListPanel[];
  /** Moves the server's nodes into the panel. @returns moves them back */
  readonly place: () => () => void;
}

/**
 * Creates the elements of a panel. The page changes when it is placed.
 *
 * @param menu moves to the start of the body
 * @param prefix the theme's prefix
 */
export function buildPanel(menu: HTMLElement, menuId: string, prefix: string): PanelLayout {
  const panels: ListPanel[] = [];
  const lists = create('div', 'mm-panels');
  const add = (list: HTMLElement, item?: Element, parent?: number): void => {
    const index = panels.length;
    const link = item?.querySelector<HTMLElement>(':scope > a') ?? undefined;
    const panel = create('div', 'mm-panel mm-hasnavbar');
    lists.append(panel);
    panels.push({
      panel,
      panelId: `${menuId}-${index}`,
      list,
      parent,
      title: link?.textContent?.trim() ?? '',
      link,
      opener: link && create('a', isBlank(link) ? 'mm-next mm-fullsubopen' : 'mm-next'),
      back: addNavbar(panel, item === undefined),
    });
    for (const child of list.children) {
      const sublist = child.querySelector<HTMLElement>(':scope > ul');
      if (sublist) add(sublist, child, index);
    }
  };
  const first = menu.querySelector<HTMLElement>('ul');
  if (first) add(first);
  return { lists, panels, place: () => placePanel(menu, lists, panels, prefix) };
}

function placePanel(
  menu: HTMLElement,
  lists: HTMLElement,
  panels: readonly ListPanel[],
  prefix: string,
): () => void {
  const undos = [takeOut(menu, document.body, document.body.firstChild)];
  for (const { panel, list, link, opener } of panels) {
    if (opener) link?.before(opener);
    undos.unshift(takeOut(list, panel, null));
    list.classList.add('mm-listview');
  }
  menu.append(lists);
  const blocker = create('div', 'mm-slideout');
  blocker.id = 'mm-blocker';
  document.body.append(blocker);
  for (const link of lists.querySelectorAll<HTMLElement>('a[href]'))
    if (isBlank(link)) undos.unshift(replaceLink(link, prefix));
  return () => {
    undos.forEach((undo) => undo());
    for (const { list, opener } of panels) {
      opener?.remove();
      list.classList.remove('mm-listview');
    }
    lists.remove();
    blocker.remove();
  };
}

/** @returns the button in the bar above a list */
function addNavbar(panel: HTMLElement, isFirst: boolean): HTMLElement {
  const navbar = create('div', 'mm-navbar');
  panel.append(navbar);
  const back = isFirst ? create('span', 'mmenu-custom-close') : create('a', 'mm-btn mm-prev');
  const place = isFirst ? create('a', 'mm-title') : navbar;
  place.append(back);
  if (isFirst) navbar.append(place);
  return back;
}

/** The item has no address: it only opens a list, if it has one. */
const isBlank = (link: Element): boolean => link.getAttribute('href') === '#';

/** @returns moves the node back to where it was */
function takeOut(node: HTMLElement, parent: HTMLElement, before: Node | null): () => void {
  const place = document.createComment('');
  node.before(place);
  moveNode(node, parent, before);
  return () => {
    if (place.parentNode) moveNode(node, place.parentNode, place);
    place.remove();
  };
}

/** The theme's stylesheet has rules for items without an address. @returns restores the link */
function replaceLink(link: HTMLElement, prefix: string): () => void {
  const blank = create('span', `${prefix}-mm-menu-blank`);
  blank.append(...link.childNodes);
  link.replaceWith(blank);
  return () => {
    link.append(...blank.childNodes);
    blank.replaceWith(link);
  };
}

function create(name: 'a' | 'div' | 'span', classes: string): HTMLElement {
  const element = document.createElement(name);
  element.className = classes;
  return element;
}
