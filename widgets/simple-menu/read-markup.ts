/** Reads Essential Addons' simple menu (essential-addons, section 13). */
import { newId } from '../../runtime/dom/unique-id';
import type { WidgetContext } from '../../runtime/core/define';
import { translator } from '../../runtime/page/translate';
import type { SimpleMenuReading, SubmenuReading } from './attributes';
import { CURRENT, readLinks } from './current-links';
import { type MenuLayout, startLayout } from './menu-layout';
import { breakpointPx, NAME, ownText, readIcon } from './menu-settings';
import { strings } from './widget.json';

/** @throws if the menu has no list */
export function readSimpleMenu(
  root: HTMLElement,
  { config }: Pick<WidgetContext, 'config'>,
): SimpleMenuReading {
  const list = root.querySelector<HTMLElement>(`ul.${NAME}`);
  if (!list) throw new Error('the menu contains no list');
  const translate = translator(config.strings);
  const isVertical = list.matches(`.${NAME}-vertical`);
  // Newer releases can have a hamburger for a column too.
  const isNewer = root.hasAttribute('data-hamburger-device');
  const widget = root.closest('.elementor-widget-eael-simple-menu') ?? undefined;
  const toggle = root.querySelector<HTMLElement>(`.${NAME}-toggle`) ?? undefined;
  return {
    root,
    list,
    submenus: readSubmenus(root, list, (item) =>
      translate(strings['simple-menu.submenu']).replace('%s', () => item),
    ),
    links: readLinks(list, isNewer),
    isVertical,
    closesOthers: root.hasAttribute('data-indicator-icon'),
    limitPx: isVertical && !isNewer ? 0 : breakpointPx(root),
    label: translate(strings['simple-menu.label']),
    listId: list.id || newId('menu'),
    toggle,
    toggleIcon: (!toggle && root.getAttribute('data-hamburger-icon')) || undefined,
    currentText: ownText(list.querySelector(CURRENT)),
    isStretched: [root, widget].some((element) => element?.matches(`.${NAME}--stretch`)),
    marked: isNewer ? widget : undefined,
  };
}

function readSubmenus(
  root: HTMLElement,
  menu: HTMLElement,
  nameOf: (item: string) => string,
): readonly SubmenuReading[] {
  const submenus: SubmenuReading[] = [];
  const side = root.matches(`.${NAME}-dropdown-align-right`) ? 'padding-right' : 'padding-left';
  for (const item of menu.querySelectorAll<HTMLElement>('li')) {
    const link = item.querySelector<HTMLElement>(':scope > a');
    const list = item.querySelector<HTMLElement>(':scope > ul');
    if (!link || !list) continue;
    submenus.push({
      item,
      link,
      list,
      icon: readIcon(root, item.parentElement === menu ? 'indicator' : 'dropdown-indicator'),
      name: nameOf(ownText(link)),
      side,
      // In the order of the document, so all submenus around it are already read.
      ancestors: submenus.flatMap((submenu, index) => (submenu.list.contains(list) ? [index] : [])),
    });
  }
  return submenus;
}

/** The layouts of prepared menus. */
const layouts = new WeakMap<Element, MenuLayout>();

/** @returns the layout that the preparation of a menu has started */
export function findLayout(root: Element): MenuLayout | undefined {
  return layouts.get(root);
}

export function prepare(
  root: HTMLElement,
  { config, report }: Pick<WidgetContext, 'config' | 'report'>,
): () => void {
  const ending = new AbortController();
  layouts.set(root, startLayout(readSimpleMenu(root, { config }), report, ending.signal));
  return () => {
    layouts.delete(root);
    ending.abort();
  };
}
