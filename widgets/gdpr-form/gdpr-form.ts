/**
 * The page builder's form of consent (goodlayers-panels, section 14): tabs, switches, and a submit that stays the
 * browser's own, because the server sets the cookie.
 */
import { takeSnapshot } from '../../runtime/react/snapshot';
import type { WidgetModule } from '../../runtime/core/define';
import { type Reading, reactWidget } from '../../runtime/react/mount';
import { tabIdsOf } from '../shared/tabs/attributes';
import { Tabs, type TabsProps } from '../shared/tabs/Tabs';
import { reachSwitches } from './switches';

const ACTIVE_CLASS = 'gdlr-core-active';
const FADE_MS = 200;

function read(form: HTMLElement): Reading<TabsProps> {
  // Two spellings, the original's.
  const list = form.querySelector<HTMLElement>('.gdlr-core-gdlr-form-nav');
  const titles = [...(list?.querySelectorAll<HTMLElement>('[data-gdlr-nav]') ?? [])];
  const panes = [
    ...form.querySelectorAll<HTMLElement>('.gdlr-core-gdpr-form-content-wrap[data-gdlr-nav]'),
  ].map((element) => ({ element, tabId: numberOf(element) }));
  if (!list || titles.length === 0 || panes.length === 0) throw new Error('sections are missing');
  const tree = takeSnapshot(form, [list, ...titles, ...panes.map(({ element }) => element)]);
  return {
    tree,
    props: {
      tree,
      list,
      titles,
      tabIds: titles.map(numberOf),
      panes,
      ids: tabIdsOf(titles, panes),
      followers: [],
      layout: 'column',
      first: { index: titles.findIndex((title) => title.classList.contains(ACTIVE_CLASS)), by: 'server' },
      activeClass: ACTIVE_CLASS,
      paneClassAfterFade: true,
      fadeMs: FADE_MS,
    },
  };
}

function numberOf(element: Element): string {
  return element.getAttribute('data-gdlr-nav') ?? '';
}

const tabs = reactWidget(read, Tabs);

export const mount: WidgetModule['mount'] = (form, context) => {
  const unmount = tabs.mount(form, context);
  reachSwitches(form, context.signal);
  return unmount;
};
