/**
 * Reads the tabs above the page builder's price tables (goodlayers-panels, section 4). The widget's element is the wrap
 * of the titles, because most price tables have no tabs. The wraps of titles and panes are siblings.
 */
import type { PrepareModule } from '../../runtime/core/define';
import type { PartsReading } from '../../runtime/react/mount';
import { tabIdsOf, tabParts } from '../shared/tabs/attributes';
import { firstChoice } from '../shared/tabs/tab-machine';
import { prepareTabs } from '../shared/tabs/prepare';
import type { TabsProps } from '../shared/tabs/Tabs';

const NAME = 'gdlr-core-price-table-tab';
/** The attribute that pairs titles and panes. */
const TAB = 'data-price-tab';
const ACTIVE_CLASS = 'gdlr-core-active';
const FADE_MS = 200;

/** @throws if there are no titles or no panes */
export function readTabs(item: HTMLElement): PartsReading<TabsProps> {
  // Only direct children, because a nested price table has its own tabs.
  const list = item.querySelector<HTMLElement>(`:scope > .${NAME}-title-wrap > .${NAME}-title-inner`);
  const paneWrap = item.querySelector<HTMLElement>(`:scope > .${NAME}-content-wrap`);
  const titles = list ? tabParts(list, TAB) : [];
  if (!list || !paneWrap || titles.length === 0)
    throw new Error('The price table has no titles or no panes.');
  const panes = tabParts(paneWrap, TAB);
  const elements = titles.map(({ element }) => element);
  const tabIds = titles.map(({ tabId }) => tabId);
  const active = elements.findIndex((title) => title.classList.contains(ACTIVE_CLASS));
  return {
    parts: [list, ...elements, ...panes.map(({ element }) => element)],
    props: {
      list,
      titles: elements,
      tabIds,
      panes,
      ids: tabIdsOf(elements, panes),
      followers: [],
      layout: 'row',
      first: firstChoice(tabIds, active, ''),
      activeClass: ACTIVE_CLASS,
      fadeMs: FADE_MS,
    },
  };
}

/** @throws if the titles are not the first ones of their price table */
export function itemOf(titleWrap: HTMLElement): HTMLElement {
  const item = titleWrap.parentElement;
  const first = item?.querySelector(`:scope > .${NAME}-title-wrap`);
  if (!item || first !== titleWrap) throw new Error('these are not the first titles of the item');
  return item;
}

export const prepare: PrepareModule['prepare'] = (titleWrap, { mountNow }) =>
  prepareTabs(titleWrap, readTabs(itemOf(titleWrap)).props, mountNow);
