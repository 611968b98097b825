/**
 * Reads a button of a theme's header and the menu that it opens (goodlayers-theme, sections 2.1 and 2.2). The widget's
 * element is the button, because the menu leaves the header while it is open.
 */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { prepareAttributes } from '../../runtime/dom/attributes';
import { translator } from '../../runtime/page/translate';
import { buttonAttributes, menuIdAttributes, type MenuReading } from './attributes';
import { strings } from './widget.json';

/** @throws for a button whose menu is not on the page */
export function readMenu(
  button: HTMLElement,
  { config: { strings: translations } }: Pick<WidgetContext, 'config'>,
): MenuReading {
  const menu = findMenu(button);
  if (!menu) throw new Error('The menu that it opens is not on the page.');
  const translate = translator(translations);
  return {
    button,
    menu,
    menuId: menu.id || `${button.parentElement?.id ?? ''}-content`,
    label: translate(strings['header-menu.label']),
    closeLabel: translate(strings['header-menu.close']),
    backLabel: translate(strings['header-menu.back']),
    submenuLabel: translate(strings['header-menu.submenu']),
  };
}

export const prepare: PrepareModule['prepare'] = (button, { config, signal, mountNow }) => {
  const reading = readMenu(button, { config });
  const { menu, menuId } = reading;
  // The page's address and other links can open the menu too.
  const onHash = (): void => {
    if (location.hash === `#${menuId}`) queueMicrotask(mountNow);
  };
  addEventListener('hashchange', onHash, { signal });
  onHash();
  return prepareAttributes([
    [button, buttonAttributes(reading, false)],
    [menu, menuIdAttributes(reading)],
  ]);
};

/** A panel is named by the button's address. An overlay is next to its button. */
function findMenu(button: HTMLElement): HTMLElement | null {
  const id = button.getAttribute('href')?.slice(1);
  if (id) return document.getElementById(id);
  const next = button.nextElementSibling;
  return next?.matches('[class*="-overlay-menu-content"]') ? (next as HTMLElement) : null;
}
