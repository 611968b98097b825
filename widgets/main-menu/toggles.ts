/** The buttons beside the links of a menu, and the theme's classes (goodlayers-theme, section 1.2). */
import { rememberClasses, writeClasses } from '../../runtime/dom/attributes';
import { remember } from '../../runtime/dom/restore';
import type { ParentReading } from './attributes';

const SIZE_PX = 24;

/** In the flow it has no height, so nothing moves. */
const BUTTON = `position:relative;z-index:9;display:flow-root;width:${SIZE_PX}px;height:${SIZE_PX}px;margin-block:-${SIZE_PX}px 0;margin-inline-start:auto`;
/** In the padding of the item. Lists beside an item leave no room there, and links in a line have less. */
const OUTSIDE = `-${SIZE_PX}px`;
const SIGN =
  'display:block;width:5px;height:5px;margin:7px auto;border:solid;border-width:0 2px 2px 0;rotate:45deg';

/** The theme's classes for a menu that runs. */
export const STARTED = { 'sf-js-enabled': true, 'sf-arrows': true };
/** The theme's class of an item whose list is open. */
export const OPEN = 'sfHover';
const PARENT = { 'sf-with-ul': true };

/** The buttons and links that open the lists. */
export interface Toggles {
  readonly toggles: readonly HTMLElement[];
  /** Removes the buttons and the classes. */
  readonly remove: () => void;
}

/** @param parents the items that have lists */
export function addToggles(parents: readonly ParentReading[]): Toggles {
  // All lengths are read before the first change.
  const places = parents.map(({ link }) => {
    const { display, paddingBottom, lineHeight } = getComputedStyle(link);
    return display === 'inline' ? '' : `calc(${paddingBottom} + (${lineHeight} - ${SIZE_PX}px)/2)`;
  });
  const isAlwaysVisible = matchMedia('(hover:none),(any-pointer:coarse)').matches;
  const undos = parents.map(({ link }) => mark(link, PARENT));
  const toggles = parents.map(({ link, isButton, ancestors }, index) => {
    if (isButton) return link;
    const printed = printedButton(link);
    const isBeside = ancestors.length > 0 || link.closest('.sf-vertical') !== null;
    const button =
      printed ?? createButton(isAlwaysVisible, isBeside ? '0' : places[index] === '' ? '-8px' : OUTSIDE);
    undos.push(printed ? remember(printed, { styles: ['bottom'] }) : () => button.remove());
    button.style.bottom = places[index] ?? '';
    if (!printed) link.after(button);
    return button;
  });
  return { toggles, remove: () => undos.forEach((undo) => undo()) };
}

/** @returns the button that the plugin has printed */
function printedButton(link: HTMLElement): HTMLElement | undefined {
  const next = link.nextElementSibling;
  return next instanceof HTMLElement && next.hasAttribute('data-atoll-toggle') ? next : undefined;
}

/** @returns restores the classes */
export function mark(element: Element, classes: Readonly<Record<string, boolean>>): () => void {
  const restore = rememberClasses(element, Object.keys(classes));
  writeClasses(element, classes);
  return restore;
}

/** Creates a button that looks like a printed one, whose styles are printed too. */
function createButton(isAlwaysVisible: boolean, marginEnd: string): HTMLElement {
  const button = document.createElement('span');
  const sign = document.createElement('span');
  button.toggleAttribute('data-atoll-toggle');
  button.style.cssText = BUTTON;
  button.style.marginInlineEnd = marginEnd;
  sign.style.cssText = SIGN;
  button.append(sign);
  if (isAlwaysVisible) return button;
  // A mouse opens the list by hover, and must reach the link below.
  button.style.pointerEvents = 'none';
  const show = (event?: Event): void => {
    sign.style.visibility = event?.type === 'focus' ? '' : 'hidden';
  };
  show();
  button.addEventListener('focus', show);
  button.addEventListener('blur', show);
  return button;
}
