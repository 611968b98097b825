/**
 * The layout of a simple menu, which follows the width of the screen (essential-addons, section 13). Contains no React,
 * because the menu is in sight before the visitor acts; it runs on when the menu is mounted.
 */
import { rememberClasses, writeAttributes, writeClasses } from '../../runtime/dom/attributes';
import { remember } from '../../runtime/dom/restore';
import { layoutClasses, rootAttributes, rootClasses, type SimpleMenuReading } from './attributes';
import type { Report } from './create';
import { startCurrentLinks } from './current-links';
import { createIndicators } from './indicators';
import { initialMenuState, type MenuState, nextMenuState } from './menu-machine';
import { createNarrowLayout } from './narrow-layout';
import { openByFocus } from './open-by-focus';

/** What the mounted menu takes over. */
export interface MenuLayout {
  readonly reading: SimpleMenuReading;
  /** Matches while the menu is a hamburger menu. */
  readonly query: MediaQueryList;
  /** The hamburger. Undefined for a menu that never has one. */
  readonly toggle: HTMLElement | undefined;
  /** The button of each submenu. */
  readonly indicators: readonly HTMLElement[];
}

/**
 * Lays out a menu with everything closed.
 *
 * @param report of the widget
 * @param signal ends everything, and restores the server's markup
 */
export function startLayout(reading: SimpleMenuReading, report: Report, signal: AbortSignal): MenuLayout {
  const { list, submenus, limitPx, isVertical } = reading;
  const query = matchMedia(`(max-width: ${limitPx}px)`);
  let state = initialMenuState(query.matches);
  let current = new AbortController();
  signal.addEventListener('abort', () => current.abort());

  const indicators = createIndicators(reading, report, signal);
  startCurrentLinks(reading.links, signal);
  const narrow = limitPx > 0 ? createNarrowLayout(reading, report, signal) : undefined;
  const showRoot = createRoot(reading, signal);
  const show = (): void => {
    current.abort();
    current = new AbortController();
    narrow?.show(state, current.signal);
    if (!isVertical && !state.isNarrow) {
      const lists = submenus.map((submenu) => submenu.list);
      openByFocus(list, lists, current.signal);
    }
    showRoot(state);
  };
  show();
  const onChange = (): void => {
    state = nextMenuState(state, { type: 'layout', isNarrow: query.matches }, reading);
    show();
  };
  query.addEventListener('change', onChange, { signal });
  return { reading, query, toggle: narrow?.toggle, indicators };
}

/** @returns shows a state on the elements around the list. Call it last: the submenus measure without these classes */
function createRoot(reading: SimpleMenuReading, signal: AbortSignal): (state: MenuState) => void {
  const { root, marked } = reading;
  const initial = initialMenuState(false);
  const restores = [
    remember(root, { attributes: Object.keys(rootAttributes(reading, initial)) }),
    rememberClasses(root, Object.keys(rootClasses(initial))),
    ...(marked ? [rememberClasses(marked, Object.keys(layoutClasses(initial)))] : []),
  ];
  signal.addEventListener('abort', () => restores.forEach((restore) => restore()));
  return (state) => {
    writeAttributes(root, rootAttributes(reading, state));
    writeClasses(root, rootClasses(state));
    if (marked) writeClasses(marked, layoutClasses(state));
  };
}
