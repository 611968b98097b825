/** Words in the panels of mega menus can be found: the panel opens before the browser scrolls to them. */
import { rememberClasses, writeClasses } from '../../runtime/dom/attributes';
import { remember } from '../../runtime/dom/restore';
import { conceal, makeFindable, pressForMatch, reveal } from '../shared/disclosure/findable';
import type { MainMenuReading, ParentReading } from './attributes';
import { PLACE_STYLES, placeList } from './place-list';
import { OPEN } from './toggles';

/**
 * @param toggles the element that opens each parent's list
 * @param mountNow mounts the menu, which finds the panel open
 * @returns ends it, and restores the panels
 */
export function makePanelsFindable(
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
