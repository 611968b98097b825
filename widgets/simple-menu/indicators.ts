/** The buttons that open submenus, and the icons in the links of their items. The server prints neither. */
import { writeAttributes } from '../../runtime/dom/attributes';
import { indicatorAttributes, type SimpleMenuReading, type SubmenuReading } from './attributes';
import { create, createSign } from './create';
import { fillIcon, type Report } from './fill-icon';
import { indent } from './indent';
import { NAME } from './menu-settings';

/**
 * @param signal removes the buttons and the icons
 * @returns the button of each submenu
 */
export function createIndicators(
  { submenus, isVertical }: SimpleMenuReading,
  report: Report,
  signal: AbortSignal,
): readonly HTMLElement[] {
  const indicators = submenus.map((reading) => {
    const { item, link, icon } = reading;
    if (!isVertical) {
      // The icon at the end of the link.
      const sign = createSign(icon.classes ?? icon.placeClass ?? '');
      link.append(sign);
      fillIcon(sign, icon.markup, report, signal);
      signal.addEventListener('abort', () => sign.remove());
    }
    const indicator = create('span', `${NAME}-indicator ${icon.classes ?? ''}`.trim());
    writeAttributes(indicator, indicatorAttributes(reading, false));
    item.append(indicator);
    fillIcon(indicator, icon.markup, report, signal);
    signal.addEventListener('abort', () => indicator.remove());
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
