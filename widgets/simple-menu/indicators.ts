/** The buttons that open submenus, and the icons in the links of their items. The plugin prints them if it knows the icons. */
import { writeAttributes } from '../../runtime/dom/attributes';
import { px } from '../../runtime/dom/measure';
import { restoreOnAbort } from '../../runtime/dom/restore';
import { indicatorAttributes, type SimpleMenuReading, type SubmenuReading } from './attributes';
import { create, createSign, fillIcon, type Report } from './create';
import { NAME } from './menu-settings';

const INDENT_PX = 20;

/**
 * Indents the submenus of a vertical menu.
 *
 * @param parent the link of the item with the submenu
 * @param side the property that indents its links
 * @returns a function that restores the server's styles
 */
function indent(parent: Element, list: Element, side: string): () => void {
  const paddingPx = px(getComputedStyle(parent).getPropertyValue(side)) + INDENT_PX;
  const restores = Array.from(list.querySelectorAll<HTMLElement>(':scope > li > a'), ({ style }) => {
    const before = style.getPropertyValue(side);
    style.setProperty(side, `${paddingPx}px`);
    return () => style.setProperty(side, before);
  });
  return () => restores.forEach((restore) => restore());
}

const SERVED = ':scope > [data-atoll-served]';
const BUTTON = ['role', 'tabindex', 'aria-label', 'aria-expanded'];

/**
 * @param signal removes the buttons and the icons, or restores those that the plugin has printed
 * @returns the button of each submenu
 */
export function createIndicators(
  { submenus, isVertical }: SimpleMenuReading,
  report: Report,
  signal: AbortSignal,
): readonly HTMLElement[] {
  const add = (parent: Element, markup: string | undefined, make: () => HTMLElement): HTMLElement => {
    const served = parent.querySelector<HTMLElement>(SERVED);
    if (served) return served;
    const made = make();
    parent.append(made);
    fillIcon(made, markup, report, signal);
    signal.addEventListener('abort', () => made.remove());
    return made;
  };
  const indicators = submenus.map((reading) => {
    const { item, link, icon } = reading;
    // The icon at the end of the link.
    if (!isVertical) add(link, icon.markup, () => createSign(icon.classes ?? icon.placeClass ?? ''));
    const indicator = add(item, icon.markup, () =>
      create('span', `${NAME}-indicator ${icon.classes ?? ''}`.trim()),
    );
    restoreOnAbort([indicator], { attributes: [...BUTTON, 'style'] }, signal);
    writeAttributes(indicator, indicatorAttributes(reading, false));
    return indicator;
  });
  placeAtMiddle(submenus, indicators);
  if (isVertical) {
    // From the outside in: a submenu's indent is added to the indent of its link.
    for (const { link, list, side } of submenus) signal.addEventListener('abort', indent(link, list, side));
  }
  return indicators;
}

/** Stylesheets up to 4.7.4 center the indicator on its top edge, and leave the position of that edge to the script. */
function placeAtMiddle(submenus: readonly SubmenuReading[], indicators: readonly HTMLElement[]): void {
  const tops = indicators.map((indicator, index) => {
    const link = submenus[index]?.link;
    const { position, top } = getComputedStyle(indicator);
    if (!link || position !== 'absolute' || top !== '0px') return 0;
    return Number.parseInt(getComputedStyle(link).lineHeight, 10) / 2;
  });
  indicators.forEach((indicator, index) => {
    const topPx = tops[index] ?? 0;
    if (topPx > 0) indicator.style.top = `${topPx}px`;
  });
}
