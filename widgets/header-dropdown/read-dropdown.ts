/** Reads an icon of a theme's header and the panel beside it (goodlayers-theme, sections 3.3 and 4.2). */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { prepareAttributes } from '../../runtime/dom/attributes';
import { newId, uniqueId } from '../../runtime/dom/unique-id';
import { translator } from '../../runtime/page/translate';
import { type DropdownReading, iconAttributes, panelAttributes } from './attributes';
import { strings } from './widget.json';

const CART = '[class$="-top-cart-content-wrap"]';
const USER = '[class$="-lp-top-bar-nav"]';

/** Numbers the panels, because a page has a header for phones too. */

/** @throws for an icon without a panel beside it */
export function readDropdown(
  icon: HTMLElement,
  { config: { strings: translations } }: Pick<WidgetContext, 'config'>,
): DropdownReading {
  const area = icon.parentElement;
  const panel = area?.querySelector<HTMLElement>(`:scope > :is(${CART}, ${USER})`);
  if (!area || !panel) throw new Error('There is no panel beside it.');
  const isCart = panel.matches(CART);
  return {
    icon,
    area,
    panel,
    panelId: uniqueId(panel, newId('header-dropdown')),
    label: translator(translations)(
      isCart ? strings['header-dropdown.cart'] : strings['header-dropdown.user'],
    ),
  };
}

export const prepare: PrepareModule['prepare'] = (icon, context) => {
  const reading = readDropdown(icon, context);
  return prepareAttributes([
    [icon, iconAttributes(reading, 'closed')],
    [reading.panel, panelAttributes(reading)],
  ]);
};
