/** What a simple menu needs on narrow screens before the visitor acts (essential-addons, section 13). */
import { rememberClasses, writeAttributes, writeClasses } from '../../runtime/dom/attributes';
import { remember } from '../../runtime/dom/restore';
import { borrowText } from '../../runtime/dom/text';
import { listAttributes, listClasses, type SimpleMenuReading, toggleAttributes } from './attributes';
import { create, createSign, fillIcon, type Report } from './create';
import { initialMenuState, type MenuState } from './menu-machine';
import { NAME } from './menu-settings';

/**
 * Puts the narrow menu's list below the menu: as wide as the page if it is stretched, otherwise as wide as the menu.
 *
 * @param nav wraps the list
 * @param signal removes the styles
 */
function followPage(nav: HTMLElement, root: HTMLElement, isStretched: boolean, signal: AbortSignal): void {
  const place = (): void => {
    nav.style.cssText = '';
    if (!isStretched) return void (nav.style.position = 'inherit');
    const page = nav.closest<HTMLElement>('.elementor') ?? document.body;
    nav.style.position = 'absolute';
    nav.style.width = `${page.offsetWidth}px`;
    nav.style.left = `${-(root.getBoundingClientRect().left - page.getBoundingClientRect().left)}px`;
  };
  place();
  window.addEventListener('resize', place, { signal });
  signal.addEventListener('abort', () => nav.removeAttribute('style'));
}

/** The hamburger, and the place of the list below it. */
export interface NarrowLayout {
  readonly toggle: HTMLElement;
  /** @param signal aborted when the layout changes again */
  readonly show: (state: MenuState, signal: AbortSignal) => void;
}

/** @param signal restores the server's markup */
export function createNarrowLayout(
  reading: SimpleMenuReading,
  report: Report,
  signal: AbortSignal,
): NarrowLayout {
  const { root, list, toggle: printed, toggleIcon, label, currentText, isStretched } = reading;
  const served = root.querySelector(`:scope > .${NAME}-toggle-text[data-atoll-served]`);
  const text = served ?? create('span', `${NAME}-toggle-text`);
  const writeText = borrowText(text, signal);
  const toggle = printed ?? createToggle(toggleIcon);
  const nav = createNav(label);
  const closed = initialMenuState(false);
  const restores = [
    remember(toggle, { attributes: Object.keys(toggleAttributes(reading, closed)) }),
    remember(list, { attributes: Object.keys(listAttributes(reading)) }),
    rememberClasses(list, Object.keys(listClasses(closed))),
  ];
  let isWrapped = false;
  if (!served) list.before(text);
  if (!printed) list.after(toggle);
  fillIcon(toggle, toggleIcon, report, signal);
  writeAttributes(toggle, toggleAttributes(reading, closed));
  writeAttributes(list, listAttributes(reading));
  signal.addEventListener('abort', () => {
    if (!served) text.remove();
    if (!printed) toggle.remove();
    if (isWrapped) nav.replaceWith(list);
    restores.forEach((restore) => restore());
  });
  return {
    toggle,
    show(state, layout) {
      writeClasses(list, listClasses(state));
      // Once only: moving the list again would take the focus away from it.
      if (state.isWrapped && !isWrapped) {
        list.before(nav);
        nav.append(list);
        isWrapped = true;
      }
      writeText(state.isNarrow ? currentText : '');
      if (state.isNarrow) followPage(nav, root, isStretched, layout);
    },
  };
}

/** Wraps the list. */
function createNav(label: string): HTMLElement {
  const nav = create('nav', 'eael-nav-menu-wrapper');
  nav.setAttribute('aria-label', label);
  return nav;
}

/** @param icon the server's, in releases from 5.1.9 to 5.9.3 */
function createToggle(icon: string | undefined): HTMLElement {
  const button = create('button', `${NAME}-toggle`);
  button.setAttribute('type', 'button');
  if (!icon) button.append(createSign('eicon-menu-bar'));
  return button;
}
