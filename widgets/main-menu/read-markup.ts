/** Reads the menus of a theme's header (goodlayers-theme, section 1), and prepares them. */
import { newId } from '../../runtime/dom/unique-id';
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { prepareAttributes, rememberClasses, writeClasses } from '../../runtime/dom/attributes';
import { translator } from '../../runtime/page/translate';
import {
  CURRENT_LINK,
  landmarkAttributes,
  listAttributes,
  type MainMenuReading,
  type ParentReading,
  toggleAttributes,
} from './attributes';
import { addToggles, mark, OPEN, STARTED } from './toggles';
import { strings } from './widget.json';
import { remember } from '../../runtime/dom/restore';
import { conceal, makeFindable, pressForMatch, reveal } from '../shared/disclosure/findable';
import { PLACE_STYLES, placeList } from './place-list';

/** A prepared menu. */
export interface PreparedMenu {
  readonly reading: MainMenuReading;
  /** The element that opens each parent's list. */
  readonly toggles: readonly HTMLElement[];
  /** The element that the theme's script marks as started. */
  readonly started: HTMLElement;
}

const menus = new WeakMap<Element, PreparedMenu>();

/** @returns the menu, if it is prepared */
export function findMenu(root: Element): PreparedMenu | undefined {
  return menus.get(root);
}

export function readMainMenu(root: HTMLElement, { config }: Pick<WidgetContext, 'config'>): MainMenuReading {
  const translate = translator(config.strings);
  const around = root.parentElement;
  const isTopBar = root.id.endsWith('top-bar-menu');
  return {
    root,
    isTopBar,
    landmark: around?.parentElement?.closest('nav,[role=navigation]') ? undefined : (around ?? undefined),
    label: isTopBar ? translate(strings['main-menu.top_bar']) : translate(strings['main-menu.label']),
    parents: readParents(root, translate(strings['main-menu.submenu'])),
    // A link to a section is current only while the section is displayed.
    currentLinks: [...root.querySelectorAll('.current-menu-item>a:not([href*="#"])')],
  };
}

function readParents(root: HTMLElement, name: string): readonly ParentReading[] {
  const parents: ParentReading[] = [];
  // The lists in the panel of a mega menu are always displayed.
  for (const list of root.querySelectorAll<HTMLElement>('li>ul,li>.sf-mega')) {
    const item = list.parentElement;
    const link = item?.querySelector<HTMLElement>(':scope>a');
    if (!item || !link || item.closest('.sf-mega')) continue;
    parents.push({
      item,
      link,
      list,
      listId: list.id || newId('list'),
      isButton: link.getAttribute('href') === '#',
      name: name.replace('%s', () => link.textContent.trim()),
      ancestors: parents.flatMap((parent, index) => (parent.list.contains(list) ? [index] : [])),
    });
  }
  return parents;
}

/** Adds the buttons, and gives all elements the attributes of closed lists. */
export const prepare: PrepareModule['prepare'] = (root, context) => {
  const reading = readMainMenu(root, context);
  const { landmark, parents, currentLinks, isTopBar } = reading;
  const { toggles, remove } = addToggles(parents);
  const restore = prepareAttributes([
    ...(landmark ? [[landmark, landmarkAttributes(reading)] as const] : []),
    ...currentLinks.map((link) => [link, CURRENT_LINK] as const),
    ...parents.map((parent) => [parent.list, listAttributes(parent)] as const),
    ...parents.flatMap((parent, index) => {
      const toggle = toggles[index];
      return toggle ? [[toggle, toggleAttributes(parent, false)] as const] : [];
    }),
  ]);
  const started = (isTopBar ? root : root.parentElement) ?? root;
  menus.set(root, { reading, toggles, started });
  // The stylesheet opens lists on focus until the menu has the class. A list with the focus must not close.
  const hasFocus = root.contains(document.activeElement);
  const unmark = hasFocus ? undefined : mark(started, STARTED);
  if (hasFocus) context.mountNow();
  const hide = makePanelsFindable(reading, toggles, context.mountNow);
  return () => {
    hide();
    menus.delete(root);
    unmark?.();
    restore();
    remove();
  };
};

/**
 * @param toggles the element that opens each parent's list
 * @param mountNow mounts the menu, which finds the panel open
 * @returns ends it, and restores the panels
 */
function makePanelsFindable(
  { root, parents }: MainMenuReading,
  toggles: readonly HTMLElement[],
  mountNow: () => void,
): () => void {
  const ending = new AbortController();
  const undos: (() => void)[] = [];
  const isMounted = (): boolean => root.dataset['atollState'] === 'ready';
  const panels = parents.flatMap((parent, index) => {
    const { list } = parent;
    const toggle = toggles[index];
    if (!toggle || !list.classList.contains('sf-mega')) return [];
    const open = (): void => {
      if (isMounted()) return pressForMatch(toggle, list);
      undos.push(showAtOnce(root, parent));
      mountNow();
    };
    followPointer(parent, isMounted, ending.signal);
    return [{ panel: list, open }];
  });
  const hide = makeFindable(root, panels);
  return () => {
    ending.abort();
    hide();
    undos.forEach((undo) => undo());
  };
}

/** Opens a panel before the menu is mounted. */
function showAtOnce(root: HTMLElement, parent: ParentReading): () => void {
  const { item, list } = parent;
  const undos = [rememberClasses(item, [OPEN]), remember(list, { styles: ['display', ...PLACE_STYLES] })];
  writeClasses(item, { [OPEN]: true });
  list.style.display = 'block';
  placeList(root, parent);
  return () => undos.forEach((undo) => undo());
}

/** Until the menu is mounted, the stylesheet opens a panel while the pointer is on its item. */
function followPointer({ item, list }: ParentReading, isMounted: () => boolean, signal: AbortSignal): void {
  item.addEventListener('pointerenter', () => reveal(list), { signal });
  item.addEventListener('pointerleave', () => isMounted() || conceal(list), { signal });
}
