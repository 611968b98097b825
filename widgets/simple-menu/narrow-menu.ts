/** The hamburger menu of a simple menu on narrow screens (essential-addons, section 13). */
import type { WidgetContext } from '../../runtime/core/define';
import { setAttributes } from '../../runtime/dom/restore';
import { stopAnimation } from '../../runtime/motion/animate';
import { slide } from '../../runtime/motion/slide';
import { fillIcon, NAME, ownText } from './menu-settings';

const SLIDE_MS = 300;

/** Counts menus, for ids. */
let made = 0;

/** A menu that can be narrow. */
export interface Narrow {
  readonly set: (isNarrow: boolean) => void;
  /** Measures the list again, if the menu is narrow. */
  readonly place: () => void;
  readonly close: () => void;
}

/** Adds the classes by which the stylesheets of newer releases tell the two menus apart; undefined removes them. */
export function markWidth(root: HTMLElement, isNarrow: boolean | undefined): void {
  const widget = root.closest('.elementor-widget-eael-simple-menu');
  widget?.classList.toggle('eael-hamburger--responsive', isNarrow === true);
  widget?.classList.toggle('eael-hamburger--not-responsive', isNarrow === false);
}

export function makeNarrow(
  root: HTMLElement,
  list: HTMLElement,
  label: string,
  context: WidgetContext,
): Narrow {
  const { signal } = context;
  const printed = root.querySelector<HTMLElement>(`.${NAME}-toggle`);
  const button = printed ?? makeToggle(root.getAttribute('data-hamburger-icon'), context);
  const text = document.createElement('span');
  text.className = `${NAME}-toggle-text`;
  list.before(text);
  if (!printed) list.after(button);
  const widget = root.closest('.elementor-widget-eael-simple-menu');
  const nav = document.createElement('nav');
  nav.className = 'eael-nav-menu-wrapper';
  nav.setAttribute('aria-label', label);
  if (!list.id) setAttributes(list, { id: `atoll-menu-${(made += 1)}` }, signal);
  setAttributes(button, { 'aria-expanded': 'false', 'aria-label': label, 'aria-controls': list.id }, signal);
  setAttributes(root, { role: 'navigation', 'aria-label': label }, signal);
  let isOpen = false;
  let isNarrow = false;
  const setOpen = (next: boolean): void => {
    isOpen = next;
    button.setAttribute('aria-expanded', String(isOpen));
  };
  const open = (next: boolean): void => {
    if (next === isOpen) return;
    setOpen(next);
    void slide(list, next, SLIDE_MS);
  };
  button.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      open(!isOpen);
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !isOpen || !isNarrow) return;
      open(false);
      button.focus();
    },
    { signal },
  );
  const isStretched = root.matches(`.${NAME}--stretch`) || widget?.matches(`.${NAME}--stretch`) === true;
  const place = (): void => {
    if (isNarrow) placeNav(nav, root, isStretched);
  };
  const set = (next: boolean): void => {
    isNarrow = next;
    stopAnimation(list, 'slide');
    list.style.display = '';
    setOpen(false);
    root.classList.toggle(`${NAME}-hamburger`, isNarrow);
    list.classList.toggle(`${NAME}-responsive`, isNarrow);
    if (root.hasAttribute('data-hamburger-device')) markWidth(root, isNarrow);
    text.textContent = isNarrow ? ownText(list.querySelector('.current-menu-item > a')) : '';
    if (isNarrow && !nav.isConnected) {
      list.before(nav);
      nav.append(list);
      root.removeAttribute('role');
      root.removeAttribute('aria-label');
    }
    nav.removeAttribute('style');
    place();
  };
  signal.addEventListener('abort', () => {
    set(false);
    if (nav.isConnected) nav.replaceWith(list);
    text.remove();
    if (!printed) button.remove();
    root.removeAttribute('role');
    root.removeAttribute('aria-label');
  });
  return { set, place, close: () => open(false) };
}

/** Puts the list below the menu: as wide as the page if it is stretched, otherwise as wide as the menu. */
function placeNav(nav: HTMLElement, root: HTMLElement, isStretched: boolean): void {
  nav.style.cssText = '';
  if (!isStretched) return void (nav.style.position = 'inherit');
  const page = nav.closest<HTMLElement>('.elementor') ?? document.body;
  nav.style.position = 'absolute';
  nav.style.width = `${page.offsetWidth}px`;
  nav.style.left = `${-(root.getBoundingClientRect().left - page.getBoundingClientRect().left)}px`;
}

/** @param icon the server's markup of the icon; releases from 5.1.9 to 5.9.3 leave the button to the script */
function makeToggle(icon: string | null, context: WidgetContext): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `${NAME}-toggle`;
  if (icon) {
    void fillIcon(button, { markup: icon, placeClass: undefined }, context);
    return button;
  }
  const bars = document.createElement('span');
  bars.className = 'eicon-menu-bar';
  bars.ariaHidden = 'true';
  button.append(bars);
  return button;
}
