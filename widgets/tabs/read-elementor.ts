/**
 * Reads Elementor's tabs (elementor-frontend, section 3.1). As in the original, arrow keys only move the focus. Fixed: Up and
 * Down also move in a column of titles; the titles that phones show are buttons, not tabs between panes; ids that other
 * widgets have, too, are replaced.
 */
import type { PrepareModule } from '../../runtime/core/define';
import { newId, uniqueId } from '../../runtime/dom/unique-id';
import type { PartsReading } from '../../runtime/react/mount';
import { ownParts } from '../shared/elementor/own-parts';
import { type PhoneTitles, tabIdsOf, type TabPart } from '../shared/tabs/attributes';
import { prepareTabs } from '../shared/tabs/prepare';
import type { TabsProps } from '../shared/tabs/Tabs';
import type { Choice } from '../shared/tabs/tab-machine';

/** The attribute that matches titles with panes. */
const TAB = 'data-tab';
const ACTIVE_CLASS = 'elementor-active';

/** @throws if titles or panes are missing */
export function readElementorTabs(root: HTMLElement): PartsReading<TabsProps> {
  const titles = ownParts(root, '.elementor-tab-desktop-title');
  const list = titles[0]?.parentElement;
  const panes = partsWith(ownParts(root, '.elementor-tab-content'));
  if (!list || panes.length === 0) throw new Error('titles or panes are missing');
  const phoneTitles = readPhoneTitles(root);
  const isColumn = root.classList.contains('elementor-tabs-view-vertical');
  return {
    parts: [
      list,
      ...titles,
      ...panes.map(({ element }) => element),
      ...(phoneTitles ? [phoneTitles.wrap, ...phoneTitles.titles.map(({ element }) => element)] : []),
    ],
    props: {
      list,
      titles,
      tabIds: titles.map((title) => title.getAttribute(TAB) ?? ''),
      panes,
      ids: tabIdsOf(titles, panes, true),
      followers: [],
      layout: isColumn ? 'column' : 'row',
      first: readFirst(titles, panes),
      activeClass: ACTIVE_CLASS,
      isManual: true,
      hasAllArrows: isColumn,
      // On the first pane too: the attribute hides it with every value.
      withoutOnPanes: ['hidden'],
      phoneTitles,
      fadeMs: 0,
    },
  };
}

function readFirst(titles: readonly HTMLElement[], panes: readonly TabPart[]): Choice {
  // Inline styles remain from an earlier mount, before another script moved the element.
  const used = panes.find(({ element }) => element.style.display === 'block');
  if (used)
    return { index: titles.findIndex((title) => title.getAttribute(TAB) === used.tabId), by: 'visitor' };
  const tabId = titles[0]?.getAttribute(TAB);
  const first = panes.find((pane) => pane.tabId === tabId)?.element;
  // The plugin marks the first pane and shows it by a style, unless it could not change the page.
  const isShown =
    first?.classList.contains(ACTIVE_CLASS) === true && getComputedStyle(first).display !== 'none';
  return { index: 0, by: isShown ? 'server' : 'visitor' };
}

function readPhoneTitles(root: HTMLElement): PhoneTitles | undefined {
  const titles = partsWith(ownParts(root, '.elementor-tab-mobile-title'));
  const wrap = titles[0]?.element.parentElement;
  if (!wrap) return undefined;
  const prefix = newId('tabs');
  const ids = titles.map(({ element }, index) => uniqueId(element, `${prefix}-phone-title-${index}`));
  return { wrap, titles, ids };
}

/** @returns the elements that name their tab */
function partsWith(elements: readonly HTMLElement[]): TabPart[] {
  return elements.flatMap((element) => {
    const tabId = element.getAttribute(TAB);
    return tabId === null ? [] : [{ element, tabId }];
  });
}

export const prepare: PrepareModule['prepare'] = (root, { mountNow }) =>
  prepareTabs(root, readElementorTabs(root).props, mountNow);
