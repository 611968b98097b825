/**
 * Reads Essential Addons' tabs (essential-addons, section 10). Kept: only classes show a pane; titles and panes are
 * matched by index. Fixed: nested tabs are ignored; the fragment also opens the pane, and those of the tabs around it;
 * titles that can close their pane are buttons.
 */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { emitShown, idInFragment } from '../shared/essential-addons/ea-hooks';
import { indexByFragment, isReturn, watchFragment } from '../../runtime/page/fragment-target';
import type { PartsReading } from '../../runtime/react/mount';
import { swing } from '../../runtime/motion/easing';
import { scrollToElement } from '../../runtime/motion/scroll-to-element';
import { onlyFirst, readSettings, wholeNumber } from '../../runtime/dom/settings';
import { tabIdsOf } from '../shared/tabs/attributes';
import type { Choice } from '../shared/tabs/tab-machine';
import { prepareTabs } from '../shared/tabs/prepare';
import type { TabsProps } from '../shared/tabs/Tabs';

const ACTIVE_CLASS = 'active';
const INACTIVE_CLASS = 'inactive';
const SERVED_CLASS = 'active-default';
const SCROLLS = 'data-scroll-on-click';
const SCROLL_MS = 300;

const SETTINGS = {
  scrollMs: wholeNumber('data-scroll-speed', SCROLL_MS),
  offsetPx: wholeNumber('data-custom-id-offset', 0, -Infinity),
};

/** The first choices of tabs whose classes show them already. */
const prepared = new WeakMap<Element, number>();

/** @throws if titles or panes are missing */
export function readAdvTabs(
  root: HTMLElement,
  { signal, report }: Pick<WidgetContext, 'signal' | 'report'>,
): PartsReading<TabsProps> {
  const list = root.querySelector<HTMLElement>(':scope > .eael-tabs-nav > ul');
  const titles = childrenOf(list, 'li');
  const content = root.querySelector<HTMLElement>(':scope > .eael-tabs-content');
  const panes = childrenOf(content, 'div');
  if (!list || titles.length === 0 || panes.length === 0) throw new Error('titles or panes are missing');
  const { scrollMs, offsetPx } = readSettings(root, SETTINGS, onlyFirst(report));
  const isVertical = root.matches('.eael-tabs-vertical');
  const scrollTo = (part: HTMLElement | null | undefined, durationMs: number): void => {
    // Next to a column of titles, all panes start at the same height.
    const target = isVertical ? content : part;
    if (target) scrollToElement(target, { offsetPx, durationMs, easing: swing }, signal);
  };
  const isScrolling = root.getAttribute(SCROLLS) === 'yes';
  const paneParts = panes
    .slice(0, titles.length)
    .map((element, index) => ({ element, tabId: String(index) }));
  const { first, isNamed } = readFirst(root, list, titles, panes);
  // In older releases only the browser scrolls. After a reload and on the way back it restores the position.
  if (isNamed && root.hasAttribute(SCROLLS) && !isReturn()) scrollTo(titles[first.index], SCROLL_MS);
  return {
    parts: [list, ...titles, ...panes],
    props: {
      list,
      titles,
      tabIds: titles.map((_, index) => String(index)),
      panes: paneParts,
      ids: tabIdsOf(titles, paneParts, true),
      followers: [],
      layout: isVertical ? 'column-when-wide' : 'row',
      first,
      activeClass: ACTIVE_CLASS,
      inactiveClass: INACTIVE_CLASS,
      servedClass: SERVED_CLASS,
      isShownByClass: true,
      isToggle: root.matches('.eael-tab-toggle'),
      fadeMs: 0,
      onShow(index) {
        const pane = panes[index];
        if (pane) emitShown(['ea-advanced-tabs-triggered', pane], signal);
        // The title, because the pane alone would leave the titles above the viewport.
        if (isScrolling) scrollTo(titles[index], scrollMs);
      },
      watch(choose) {
        watchFragment((hash) => {
          const index = indexByFragment(idInFragment(hash), titles, panes);
          if (index !== -1) choose(index);
        }, signal);
      },
    },
  };
}

function readFirst(
  root: HTMLElement,
  list: HTMLElement,
  titles: readonly HTMLElement[],
  panes: readonly HTMLElement[],
): { readonly first: Choice; readonly isNamed: boolean } {
  const shown = prepared.get(root);
  // The visitor chose this tab before the element was moved: the server never prints this class.
  const used = titles.findIndex((title) => title.classList.contains(ACTIVE_CLASS));
  if (shown === undefined && used !== -1) return { first: { index: used, by: 'address' }, isNamed: false };
  const named = indexByFragment(idInFragment(location.hash), titles, panes);
  if (named !== -1 && named !== shown) return { first: { index: named, by: 'address' }, isNamed: true };
  if (shown !== undefined) return { first: { index: shown, by: 'server' }, isNamed: false };
  const served = titles.findIndex((title) => title.classList.contains(SERVED_CLASS));
  // Titles have ids since 4.8.4.
  const isOld = !titles.some(({ id }) => id);
  const opensByItself = root.matches('.eael-tab-auto-active') || !saysWhetherItOpens(root, list);
  const index = served === -1 && opensByItself ? 0 : served;
  // Up to 4.8.3 the stylesheet also supports the server's class.
  return { first: { index, by: isOld && served !== -1 ? 'server' : 'address' }, isNamed: false };
}

/**
 * Since 5.1.5 a class determines whether the first pane is initially open; before, it always is. Newer releases are
 * recognised by two consecutive spaces in the titles' class attribute, from 6.0.6 on by a class of the items, and by a class
 * of tabs that close again. The list's role cannot be used: preparing changes it. The stylesheet for the first paint
 * contains the same conditions.
 */
function saysWhetherItOpens(root: HTMLElement, list: HTMLElement): boolean {
  const isNew = list.querySelector(':scope > .eael-tab-nav-item, .eael-tab-title[class*="  "]') !== null;
  return isNew || root.matches('.eael-tab-toggle');
}

function childrenOf(parent: Element | null, tag: string): HTMLElement[] {
  return [...(parent?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.localName === tag,
  );
}

export const prepare: PrepareModule['prepare'] = (root, context) => {
  const ending = new AbortController();
  const { props } = readAdvTabs(root, context);
  const { titles, panes, first } = props;
  const undo = prepareTabs(root, props, (index) => {
    prepared.set(root, index);
    context.mountNow();
  });
  prepared.set(root, first.index);
  watchFragment((hash) => {
    const named = indexByFragment(
      idInFragment(hash),
      titles,
      panes.map(({ element }) => element),
    );
    if (named !== -1 && named !== first.index) context.mountNow();
  }, ending.signal);
  return () => {
    ending.abort();
    prepared.delete(root);
    undo();
  };
};
