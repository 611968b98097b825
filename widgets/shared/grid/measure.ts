/**
 * Measures grid items, in px. Reads computed styles, because offsetWidth rounds fractions and a bounding rectangle
 * includes transforms.
 */
import { px } from '../../../runtime/dom/box';
import type { Size } from './columns';

const HORIZONTAL = ['paddingLeft', 'paddingRight', 'borderLeftWidth', 'borderRightWidth'] as const;
export const VERTICAL = ['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth'] as const;

/** @returns the width inside the padding */
export function contentWidth(style: CSSStyleDeclaration): number {
  return px(style.width) - (isBorderBox(style) ? edges(style, HORIZONTAL) : 0);
}

/** @returns the size including margins */
export function outerSize(item: HTMLElement): Size {
  const style = getComputedStyle(item);
  const [inline, block] = isBorderBox(style) ? [0, 0] : [edges(style, HORIZONTAL), edges(style, VERTICAL)];
  return {
    width: px(style.width) + inline + edges(style, ['marginLeft', 'marginRight']),
    height: px(style.height) + block + edges(style, ['marginTop', 'marginBottom']),
  };
}

/** @returns whether an inline size includes padding and border */
export function isBorderBox({ boxSizing }: CSSStyleDeclaration): boolean {
  return boxSizing === 'border-box';
}

type Edge = (typeof HORIZONTAL | typeof VERTICAL)[number] | `margin${'Left' | 'Right' | 'Top' | 'Bottom'}`;

/** @returns the sum of the given edges */
export function edges(style: CSSStyleDeclaration, names: readonly Edge[]): number {
  return names.reduce((sum, name) => sum + px(style[name]), 0);
}
