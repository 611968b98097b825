/** The class names of the seven variants of the page builder's tabs (goodlayers-panels, section 3.0). */
import type { MarkerKind } from '../shared/tabs/marker';

/** A variant. The selectors may also match nested tabs, which the reader filters out. */
export interface Variant {
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

export const variants: readonly Variant[] = [
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
