/**
 * Essential Addons' simple menu (essential-addons, section 13): submenus that open on hover, and a hamburger menu on
 * narrow screens. Follows the APG disclosure navigation pattern. Kept: a link in the hamburger menu closes it; menus of
 * OBS releases allow several open submenus. Fixed: a parent whose link is only "#" opens its submenu instead; the
 * narrow menu leaves nothing behind on a wide screen; the breakpoint is that of the menu's own document.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { setAttributes } from '../../runtime/dom/restore';
import { stopAnimation } from '../../runtime/motion/animate';
import { translator } from '../../runtime/page/translate';
import { markCurrent } from './current';
import { breakpointPx, NAME } from './menu-settings';
import { makeNarrow, markWidth } from './narrow-menu';
import { openByFocus } from './open-by-focus';
import { addSubmenus, indent, isOpen, makeIndicator, setOpen, type Submenu, toggle } from './submenus';
import { strings } from './widget.json';

export const mount: WidgetModule['mount'] = (root, context) => {
  const { config, signal } = context;
  const list = root.querySelector<HTMLElement>(`ul.${NAME}`);
  if (!list) throw new Error('the menu contains no list');
  const label = translator(config.strings)(strings['simple-menu.label']);
  const isVertical = list.matches(`.${NAME}-vertical`);
  const isNewer = root.hasAttribute('data-hamburger-device');
  withoutClass(root, `${NAME}--loading`, signal);
  const submenus = addSubmenus(root, list, isVertical, context);
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
    const next = !isOpen(submenu);
    // Older releases keep the other submenus open.
    if (next && root.hasAttribute('data-indicator-icon')) closeAll(submenu);
    toggle(submenu, next);
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
      stopAnimation(submenu.list, 'slide');
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
      stopAnimation(list, 'slide');
      list.style.display = '';
    }
  });
};

function withoutClass(element: Element, name: string, signal: AbortSignal): void {
  if (!element.classList.contains(name)) return;
  element.classList.remove(name);
  signal.addEventListener('abort', () => element.classList.add(name));
}
