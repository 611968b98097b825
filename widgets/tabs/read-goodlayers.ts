/**
 * Reads the page builder's tabs (goodlayers-panels, section 3): seven variants, which differ in their class names. Tabs
 * nested in a pane are ignored.
 */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { nameLink } from '../../runtime/dom/link-name';
import { strings } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import type { PartsReading } from '../../runtime/react/mount';
import { tabIdsOf, tabParts, type TitleLayout } from '../shared/tabs/attributes';
import type { Marker, MarkerKind } from '../shared/tabs/marker';
import { prepareTabs } from '../shared/tabs/prepare';
import { firstChoice } from '../shared/tabs/tab-machine';
import type { TabsProps } from '../shared/tabs/Tabs';

/** A variant. The selectors may also match nested tabs, which the reader filters out. */
interface Variant {
  /** The root's class. */
  readonly name: string;
  readonly titles: string;
  /** The element whose children are the panes. */
  readonly panes: string;
  /** The elements whose children are images, one per tab. */
  readonly followers?: string;
  readonly marker?: { readonly selector: string; readonly kind: MarkerKind };
  /** Whether the titles form a column at every width. */
  readonly isColumn?: boolean;
}

const feature = (name: string): Variant => ({
  name: `${name}-item`,
  titles: `.${name}-title-wrap`,
  panes: `.${name}-item-content-wrap`,
});

/** The class names of the seven variants of the page builder's tabs (goodlayers-panels, section 3.0). */
const variants: readonly Variant[] = [
  {
    name: 'gdlr-core-tab-item',
    titles: '.gdlr-core-tab-item-title',
    panes: '.gdlr-core-tab-item-content-wrap',
    followers: '.gdlr-core-tab-item-content-image-wrap',
    marker: { selector: '.gdlr-core-tab-item-title-line', kind: 'line-across' },
  },
  {
    name: 'gdlr-core-tab-action',
    titles: '.gdlr-core-tab-action-title',
    panes: '.gdlr-core-tab-action-content-wrap',
  },
  {
    name: 'gdlr-core-roadmap-item',
    titles: '.gdlr-core-roadmap-item-head',
    panes: '.gdlr-core-roadmap-item-content-wrap',
    isColumn: true,
  },
  feature('gdlr-core-tab-feature'),
  {
    ...feature('gdlr-core-tab-feature2'),
    marker: { selector: '.gdlr-core-tab-feature2-bottom-slide-bar', kind: 'bar-narrow' },
  },
  {
    ...feature('gdlr-core-tab-feature3'),
    marker: { selector: '.gdlr-core-tab-feature3-bottom-slide-bar', kind: 'bar-wide' },
  },
  {
    ...feature('gdlr-core-tab-featurev'),
    // In this variant the wrap is the list, not a title.
    titles: '.gdlr-core-tab-featurev-title',
    followers: '.gdlr-core-tab-featurev-background-switch',
    isColumn: true,
  },
];

/** The attribute that matches titles with panes and images. */
const TAB = 'data-tab-id';
const ACTIVE_CLASS = 'gdlr-core-active';
const FADE_MS = 200;

/** Elements whose classes show the first tab already. */
const prepared = new WeakSet<Element>();

/** @throws if titles or panes are missing */
export function readTabs(root: HTMLElement): PartsReading<TabsProps> {
  const variant = variants.find(({ name }) => root.matches(`.${name}`));
  if (!variant) throw new Error('the element has no known variant class');
  const own = (selector: string): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.closest(`.${variant.name}`) === root,
    );
  const titles = own(variant.titles);
  const list = titles[0]?.parentElement;
  const [paneWrap] = own(variant.panes);
  if (!list || !paneWrap) throw new Error('titles or panes are missing');
  const panes = tabParts(paneWrap, TAB);
  const followers = variant.followers ? own(variant.followers).flatMap((wrap) => tabParts(wrap, TAB)) : [];
  const marker = readMarker(variant, root, own);
  const tabIds = titles.map((title) => title.getAttribute(TAB) ?? '');
  // The fragment is read once: not after the tabs were prepared, or used before the element was moved.
  const isUsed = prepared.has(root) || panes.some(({ element }) => element.style.display !== '');
  const active = titles.findIndex((title) => title.classList.contains(ACTIVE_CLASS));
  const [wrap] = own('.gdlr-core-tab-item-content-image-wrap');
  const beside = list.parentElement;
  return {
    parts: [
      list,
      ...titles,
      ...[...panes, ...followers].map(({ element }) => element),
      ...(marker ? [marker.element] : []),
    ],
    props: {
      list,
      titles,
      tabIds,
      panes,
      ids: tabIdsOf(titles, panes),
      followers,
      layout: readLayout(variant, root),
      first: firstChoice(tabIds, active, isUsed ? '' : location.hash),
      activeClass: ACTIVE_CLASS,
      fadeMs: FADE_MS,
      marker,
      side: wrap && beside && !beside.contains(wrap) ? { wrap, beside } : undefined,
    },
  };
}

function readLayout({ isColumn }: Variant, root: HTMLElement): TitleLayout {
  if (isColumn) return 'column';
  return isVertical(root) ? 'column-when-wide' : 'row';
}

function readMarker(
  { marker }: Variant,
  root: HTMLElement,
  own: (selector: string) => readonly HTMLElement[],
): Marker | undefined {
  // At any depth: the Kingster theme adds a wrapper, inside which the original did not find the marker.
  const element = marker && own(marker.selector)[0];
  if (!element) return undefined;
  const kind: MarkerKind = marker.kind === 'line-across' && isVertical(root) ? 'line-down' : marker.kind;
  return { element, kind };
}

function isVertical(root: HTMLElement): boolean {
  return /\bgdlr-core-tab-style\d-vertical\b/.test(root.className);
}

/** Names the theme's links to videos, which contain only an image and an icon. */
export function nameVideoLinks(
  root: HTMLElement,
  { config, signal }: Pick<WidgetContext, 'config' | 'signal'>,
): void {
  const name = translator(config.strings)(strings['video.play']);
  for (const link of root.querySelectorAll<HTMLElement>('.gdlr-core-tab-item-image > a'))
    nameLink(link, name, signal);
}

export const prepare: PrepareModule['prepare'] = (root, { config, mountNow }) => {
  const ending = new AbortController();
  const undo = prepareTabs(root, readTabs(root).props, mountNow);
  prepared.add(root);
  nameVideoLinks(root, { config, signal: ending.signal });
  return () => {
    ending.abort();
    prepared.delete(root);
    undo();
  };
};
