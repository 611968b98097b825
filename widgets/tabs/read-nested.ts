/**
 * Reads Elementor's nested tabs (elementor-frontend, section 3.2). Kept: only a class shows a pane, arrow keys only move the
 * focus, and Escape in a pane returns to its title. Fixed: ids that other widgets have, too, are replaced.
 */
import type { PrepareModule } from '../../runtime/core/define';
import { prepareAttributes, rememberClasses, writeClasses } from '../../runtime/dom/attributes';
import type { PartsReading } from '../../runtime/react/mount';
import { deviceSetting, readElementorSettings } from '../shared/elementor/device-settings';
import { ownParts } from '../shared/elementor/own-parts';
import { tabIdsOf } from '../shared/tabs/attributes';
import { prepareTabs } from '../shared/tabs/prepare';
import type { TabsProps } from '../shared/tabs/Tabs';
import { dragScroll } from './drag-scroll';

const ACTIVE_CLASS = 'e-active';
/** Without it, the stylesheet shows the first pane. */
const STARTED_CLASS = 'e-activated';

/** @throws if titles or panes are missing */
export function readNestedTabs(root: HTMLElement): PartsReading<TabsProps> {
  const [list] = ownParts(root, '.e-n-tabs-heading');
  const [content] = ownParts(root, '.e-n-tabs-content');
  const titles = childrenOf(list, '.e-n-tab-title');
  const panes = childrenOf(content, '.e-con')
    .slice(0, titles.length)
    .map((element, index) => ({ element, tabId: String(index) }));
  if (!list || titles.length === 0 || panes.length === 0) throw new Error('titles or panes are missing');
  const active = panes.findIndex(({ element }) => element.classList.contains(ACTIVE_CLASS));
  return {
    parts: [list, ...titles, ...panes.map(({ element }) => element)],
    props: {
      list,
      titles,
      tabIds: titles.map((_, index) => String(index)),
      panes,
      ids: tabIdsOf(titles, panes, true),
      followers: [],
      layout: 'row',
      first: { index: Math.max(active, 0), by: active === -1 ? 'address' : 'server' },
      activeClass: ACTIVE_CLASS,
      marksPanesOnly: true,
      isShownByClass: true,
      isManual: true,
      hasAllArrows: true,
      returnsOnEscape: true,
      fadeMs: 0,
    },
  };
}

function childrenOf(parent: HTMLElement | undefined, selector: string): HTMLElement[] {
  return [...(parent?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(selector),
  );
}

/** The elements with the look of running tabs: a widget may be mounted without having been prepared. */
const running = new WeakSet<Element>();

/**
 * Gives tabs what the stylesheet needs of a script, and lets a mouse scroll their titles.
 *
 * @returns restores the markup, unless the visitor has chosen another tab
 * @throws if the settings cannot be read
 */
export function startLook(root: HTMLElement): () => void {
  const [tabs] = ownParts(root, '.e-n-tabs');
  const [list] = ownParts(root, '.e-n-tabs-heading');
  if (!tabs || !list || running.has(root)) return () => undefined;
  const settings = readElementorSettings(root);
  running.add(root);
  const forgetClass = rememberClasses(tabs, [STARTED_CLASS]);
  // The stylesheet has the colours of titles below a mouse for this value only.
  const forgetTouch = prepareAttributes([
    [tabs, { 'data-touch-mode': String(navigator.maxTouchPoints > 0) }],
  ]);
  writeClasses(tabs, { [STARTED_CLASS]: true });
  const ending = new AbortController();
  dragScroll(list, () => deviceSetting(settings, 'horizontal_scroll') === 'enable', ending.signal);
  return () => {
    running.delete(root);
    ending.abort();
    forgetTouch();
    const [first] = readNestedTabs(root).props.panes;
    if (first?.element.classList.contains(ACTIVE_CLASS)) forgetClass();
  };
}

export const prepare: PrepareModule['prepare'] = (root, { mountNow }) => {
  const { props } = readNestedTabs(root);
  const stopLook = startLook(root);
  const undo = prepareTabs(root, props, mountNow);
  return () => {
    undo();
    stopLook();
  };
};
