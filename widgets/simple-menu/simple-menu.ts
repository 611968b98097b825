/**
 * Essential Addons' simple menu (essential-addons, section 13): submenus that open on hover, and a hamburger menu on
 * narrow screens. Follows the APG disclosure navigation pattern. Kept: a link in the hamburger menu closes it; menus of
 * OBS releases allow several open submenus. Fixed: a parent whose link is only "#" opens its submenu instead; the
 * narrow menu leaves nothing behind on a wide screen; the breakpoint is that of the menu's own document.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { makeButton, setAttributes } from '../../runtime/dom/button';
import { slide, stopSlide } from '../../runtime/motion/slide';
import { translator } from '../../runtime/page/translate';
import { markCurrent } from './current';
import { breakpointPx, type Icon, ownText, readIcon } from './menu-settings';
import { openByFocus } from './open-by-focus';
import { strings } from './widget.json';

const NAME = 'eael-simple-menu';
const OPEN_CLASS = `${NAME}-indicator-open`;
const SLIDE_MS = 300;
const INDENT_PX = 20;

/** A submenu and the button that opens it. */
interface Submenu {
  readonly list: HTMLElement;
  readonly indicator: HTMLElement;
}

export const mount: WidgetModule['mount'] = (root, context) => {
  const { config, signal } = context;
  const list = root.querySelector<HTMLElement>(`ul.${NAME}`);
  if (!list) throw new Error('the menu contains no list');
  const label = translator(config.strings)(strings['simple-menu.label']);
  const isVertical = list.matches(`.${NAME}-vertical`);
  const isNewer = root.hasAttribute('data-hamburger-device');
  withoutClass(root, `${NAME}--loading`, signal);
  const submenus = addIndicators(root, list, isVertical, context);
  if (isVertical) indent(root, submenus, signal);
  markCurrent(list, isNewer, signal);
  const hasHamburger = !isVertical || isNewer;
  const limitPx = hasHamburger ? breakpointPx(root) : 0;
  const narrow = limitPx > 0 ? makeNarrow(root, list, label, context) : undefined;
  if (!narrow) setAttributes(root, { role: 'navigation', 'aria-label': label }, signal);
  if (isNewer) {
    markWidth(root, false);
    signal.addEventListener('abort', () => markWidth(root, undefined));
  }
  const query = matchMedia(`(max-width: ${limitPx}px)`);
  const isNarrow = (): boolean => narrow !== undefined && query.matches;
  const closeAll = (but?: Submenu): void => {
    for (const submenu of submenus)
      if (submenu !== but && !(but && submenu.list.contains(but.list))) toggle(submenu, false);
  };
  const choose = (submenu: Submenu): void => {
    const isOpen = submenu.indicator.classList.contains(OPEN_CLASS);
    // Older releases keep the other submenus open.
    if (!isOpen && root.hasAttribute('data-indicator-icon')) closeAll(submenu);
    toggle(submenu, !isOpen);
  };
  for (const submenu of submenus) makeIndicator(submenu, () => choose(submenu), context);
  list.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const submenu = submenus.find(({ indicator }) => indicator.parentElement === link?.parentElement);
      if (submenu && link?.getAttribute('href') === '#') {
        event.preventDefault();
        // On a wide screen it is already open because of the hover or the focus.
        if (isNarrow() || isVertical) choose(submenu);
      } else if (link && isNarrow()) narrow?.close();
    },
    { signal },
  );
  const onWidth = (): void => {
    narrow?.set(isNarrow());
    for (const submenu of submenus) {
      stopSlide(submenu.list);
      submenu.list.style.display = '';
      setOpen(submenu, false);
    }
  };
  if (narrow) {
    query.addEventListener('change', onWidth, { signal });
    window.addEventListener('resize', () => narrow.place(), { signal });
    onWidth();
  }
  openByFocus(list, () => !isNarrow() && !isVertical, signal);
  signal.addEventListener('abort', () => {
    for (const { list } of submenus) {
      stopSlide(list);
      list.style.display = '';
    }
  });
};

function withoutClass(element: Element, name: string, signal: AbortSignal): void {
  if (!element.classList.contains(name)) return;
  element.classList.remove(name);
  signal.addEventListener('abort', () => element.classList.add(name));
}

/** Adds an icon to each link that has a submenu, and next to the link the button that opens the submenu. */
function addIndicators(
  root: HTMLElement,
  list: HTMLElement,
  isVertical: boolean,
  context: WidgetContext,
): Submenu[] {
  const parents = [...list.querySelectorAll<HTMLElement>('li')];
  return parents.flatMap((item) => {
    const link = item.querySelector(':scope > a');
    const submenu = item.querySelector<HTMLElement>(':scope > ul');
    if (!link || !submenu) return [];
    const isFirstLevel = item.parentElement === list;
    const icon = readIcon(root, isFirstLevel ? 'indicator' : 'dropdown-indicator');
    const indicator = document.createElement('span');
    indicator.className = `${NAME}-indicator`;
    item.append(indicator);
    placeAtMiddle(indicator, link);
    void fill(indicator, icon, context);
    const added: HTMLElement[] = [indicator];
    if (!isVertical) {
      const sign = document.createElement('span');
      sign.ariaHidden = 'true';
      if ('markup' in icon && icon.placeClass) sign.className = icon.placeClass;
      link.append(sign);
      void fill(sign, icon, context);
      added.push(sign);
    }
    context.signal.addEventListener('abort', () => added.forEach((element) => element.remove()));
    return { list: submenu, indicator };
  });
}

/** Stylesheets up to 4.7.4 shift the indicator up by half its height and expect the script to set its `top`. */
function placeAtMiddle(indicator: HTMLElement, link: Element): void {
  const { position, top } = getComputedStyle(indicator);
  const lineHeightPx = Number.parseInt(getComputedStyle(link).lineHeight, 10);
  if (position === 'absolute' && top === '0px' && lineHeightPx > 0)
    indicator.style.top = `${lineHeightPx / 2}px`;
}

async function fill(place: HTMLElement, icon: Icon, { signal, report }: WidgetContext): Promise<void> {
  if ('classes' in icon) return place.classList.add(...icon.classes.split(/\s+/).filter(Boolean));
  if (icon.markup === '') return;
  try {
    const { toNodes } = await import('../../runtime/dom/html');
    if (signal.aborted) return;
    // Only elements are icons; text would be read out as part of the link.
    place.append(...toNodes(icon.markup).children);
    for (const picture of place.children) picture.setAttribute('aria-hidden', 'true');
  } catch (error) {
    report('icons_not_loaded', error);
  }
}

function makeIndicator(
  { indicator, list }: Submenu,
  onPress: () => void,
  { config, signal }: WidgetContext,
): void {
  const item = ownText(indicator.parentElement?.querySelector(':scope > a') ?? null);
  const name = translator(config.strings)(strings['simple-menu.submenu']).replace('%s', () => item);
  makeButton(indicator, { name, onPress, signal });
  setAttributes(indicator, { 'aria-expanded': 'false' }, signal);
  stopSlide(list);
}

function setOpen({ indicator }: Submenu, isOpen: boolean): void {
  indicator.classList.toggle(OPEN_CLASS, isOpen);
  indicator.setAttribute('aria-expanded', String(isOpen));
}

function toggle(submenu: Submenu, isOpen: boolean): void {
  if (submenu.indicator.classList.contains(OPEN_CLASS) === isOpen) return;
  setOpen(submenu, isOpen);
  void slide(submenu.list, isOpen, SLIDE_MS);
}

/** Indents the submenus of a vertical menu relative to their parents. */
function indent(root: HTMLElement, submenus: readonly Submenu[], signal: AbortSignal): void {
  const side = root.matches(`.${NAME}-dropdown-align-right`) ? 'padding-right' : 'padding-left';
  for (const { list, indicator } of submenus) {
    const parent = indicator.parentElement?.querySelector(':scope > a');
    const padding = parent ? Number.parseFloat(getComputedStyle(parent).getPropertyValue(side)) || 0 : 0;
    for (const link of list.querySelectorAll<HTMLElement>(':scope > li > a')) {
      const before = link.style.getPropertyValue(side);
      link.style.setProperty(side, `${padding + INDENT_PX}px`);
      signal.addEventListener('abort', () => link.style.setProperty(side, before));
    }
  }
}

interface Narrow {
  readonly set: (isNarrow: boolean) => void;
  /** Updates the position of the menu. */
  readonly place: () => void;
  readonly close: () => void;
}

/** Sets the class by which stylesheets of releases with a breakpoint setting distinguish the two menus. */
function markWidth(root: HTMLElement, isNarrow: boolean | undefined): void {
  const widget = root.closest('.elementor-widget-eael-simple-menu');
  widget?.classList.toggle('eael-hamburger--responsive', isNarrow === true);
  widget?.classList.toggle('eael-hamburger--not-responsive', isNarrow === false);
}

function makeNarrow(root: HTMLElement, list: HTMLElement, label: string, context: WidgetContext): Narrow {
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
    if (!isNarrow) return;
    nav.style.cssText = '';
    if (!isStretched) return void (nav.style.position = 'inherit');
    const page = nav.closest<HTMLElement>('.elementor') ?? document.body;
    nav.style.position = 'absolute';
    nav.style.width = `${page.offsetWidth}px`;
    nav.style.left = `${-(root.getBoundingClientRect().left - page.getBoundingClientRect().left)}px`;
  };
  const set = (next: boolean): void => {
    isNarrow = next;
    stopSlide(list);
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

let made = 0;

/** @param icon the server's markup for the icon, which releases from 5.1.9 to 5.9.3 expect the script to insert */
function makeToggle(icon: string | null, context: WidgetContext): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `${NAME}-toggle`;
  if (icon) {
    void fill(button, { markup: icon, placeClass: undefined }, context);
    return button;
  }
  const bars = document.createElement('span');
  bars.className = 'eicon-menu-bar';
  bars.ariaHidden = 'true';
  button.append(bars);
  return button;
}
