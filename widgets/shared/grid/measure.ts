/**
 * Sizes of what a layout places, in px. Read from styles: in fractions, which offsetWidth rounds, and without
 * transforms, which a rectangle includes.
 */
import { px } from '../../../runtime/dom/box';
import type { Size } from './columns';

const HORIZONTAL = ['paddingLeft', 'paddingRight', 'borderLeftWidth', 'borderRightWidth'] as const;
export const VERTICAL = ['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth'] as const;

/** @returns the width inside the padding */
export function contentWidth(style: CSSStyleDeclaration): number {
  return px(style.width) - (isBorderBox(style) ? edges(style, HORIZONTAL) : 0);
}

/** @returns the size with its margins */
export function outerSize(item: HTMLElement): Size {
  const style = getComputedStyle(item);
  const [besides, above] = isBorderBox(style) ? [0, 0] : [edges(style, HORIZONTAL), edges(style, VERTICAL)];
  return {
    width: px(style.width) + besides + edges(style, ['marginLeft', 'marginRight']),
    height: px(style.height) + above + edges(style, ['marginTop', 'marginBottom']),
  };
}

/** @returns whether an inline size includes padding and border */
export function isBorderBox({ boxSizing }: CSSStyleDeclaration): boolean {
  return boxSizing === 'border-box';
}

type Edge = (typeof HORIZONTAL | typeof VERTICAL)[number] | `margin${'Left' | 'Right' | 'Top' | 'Bottom'}`;

/** @returns the sum of some of an element's edges */
export function edges(style: CSSStyleDeclaration, names: readonly Edge[]): number {
  return names.reduce((sum, name) => sum + px(style[name]), 0);
}
