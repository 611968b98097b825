/** Where an open list is (goodlayers-theme, section 1.4): no list leaves the window, on either side. */
import { prefixOf } from '../shared/theme/theme';
import type { ParentReading } from './attributes';

/** The theme's classes of a list that opens to the other side. */
export const SIDES = ['sub-menu-right', 'sub-menu-left'] as const;

/** The inline styles of a list that is not at its place in the stylesheet. */
export const PLACE_STYLES = ['left', 'right', 'translate'] as const;

interface Edges {
  readonly left: number;
  readonly right: number;
}

/**
 * Puts a list that is displayed at its place. Reads the layout once.
 *
 * @param root the list of the menu
 */
export function placeList(root: HTMLElement, { item, link, list, ancestors }: ParentReading): void {
  list.classList.remove(...SIDES);
  Object.assign(list.style, { left: '', right: '', translate: '' });
  if (list.classList.contains('sf-mega-full')) return;
  const box = list.getBoundingClientRect();
  const room: Edges = { left: 0, right: document.documentElement.clientWidth };
  if (list.classList.contains('sf-mega')) {
    const { left, width } = link.getBoundingClientRect();
    return shift(list, box, clamp(left + width / 2 - box.width / 2, box.width, room));
  }
  const isFlyOut = ancestors.length > 0 || root.classList.contains('sf-vertical');
  const page = pageEdges(root) ?? room;
  const isOut = box.right > page.right || box.left < page.left;
  if (!isOut) return;
  if (isFlyOut) {
    const { left, right } = item.getBoundingClientRect();
    const isRight = box.right > page.right;
    const hasRoom = isRight ? left - box.width >= room.left : right + box.width <= room.right;
    if (hasRoom) return flip(list, isRight);
  }
  shift(list, box, clamp(box.left, box.width, room));
}

/** Opens a list to the other side of its item. The class alone works only in menus of several levels. */
function flip(list: HTMLElement, isToLeft: boolean): void {
  list.classList.add(isToLeft ? 'sub-menu-right' : 'sub-menu-left');
  Object.assign(list.style, isToLeft ? { left: 'auto', right: '100%' } : { left: '100%', right: 'auto' });
}

function shift(list: HTMLElement, { left }: DOMRect, target: number): void {
  if (Math.abs(target - left) > 0.5) list.style.translate = `${target - left}px`;
}

function clamp(left: number, width: number, room: Edges): number {
  return Math.max(room.left, Math.min(left, room.right - width));
}

/** @returns the edges of the page's content, which may be narrower than the window */
function pageEdges(root: HTMLElement): Edges | undefined {
  const prefix =
    prefixOf(root, 'top-bar-menu') || (root.parentElement ? prefixOf(root.parentElement, 'main-menu') : '');
  return document.querySelector(`.${CSS.escape(`${prefix}-body-wrapper`)}`)?.getBoundingClientRect();
}
