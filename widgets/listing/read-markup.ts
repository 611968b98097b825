/** Reads the page builder's listing controls (goodlayers-listings, sections 1 to 3). */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { newId, uniqueId } from '../../runtime/dom/unique-id';
import { translator } from '../../runtime/page/translate';
import type { ControlReading, DropdownReading } from './attributes';
import { type Control, controlAt, CUSTOM_DROPDOWN, FILTERER_LIST, linksOf } from './control/control';
import { prepareListing } from './prepare';
import { strings } from './widget.json';

const DROPDOWN = `${CUSTOM_DROPDOWN},${FILTERER_LIST}`;

/** @throws if the control has no holder among its siblings */
export function readListing(element: HTMLElement, { config }: Pick<WidgetContext, 'config'>): ControlReading {
  const control = controlAt(element);
  const translate = translator(config.strings);
  const page = translate(strings['listing.page']);
  return {
    control,
    links: linksOf(control).map((link) => ({
      element: link,
      isInDropdown: link.closest(DROPDOWN) !== null,
      hasHref: link.hasAttribute('href'),
      pageLabel: page.replace('%s', link.textContent?.trim() ?? ''),
    })),
    hasDropdown: element.querySelector(DROPDOWN) !== null,
    dropdown: readDropdown(control),
    bar: element.querySelector<HTMLElement>('.gdlr-core-filterer-slide-bar') ?? undefined,
    filterLabel: translate(strings['listing.filter']),
    pagesLabel: translate(strings['listing.pages']),
    failureText: translate(strings['listing.failed']),
  };
}

/** @returns a shop's dropdown, if the control has one */
function readDropdown({ element }: Control): DropdownReading | undefined {
  const content = element.querySelector<HTMLElement>('.gdlr-core-filterer-dropdown-content');
  const label = content?.querySelector<HTMLElement>('.gdlr-core-filterer-dropdown-text');
  const list = content?.querySelector<HTMLElement>(FILTERER_LIST);
  if (!content || !label || !list) return undefined;
  const entries = [...list.querySelectorAll('a')];
  const fallback = newId('filters');
  return {
    content,
    label,
    list,
    entries,
    listId: uniqueId(list, fallback),
    entryIds: entries.map((entry, index) => uniqueId(entry, `${fallback}-${index}`)),
  };
}

export const prepare: PrepareModule['prepare'] = (element, context) =>
  prepareListing(readListing(element, context), context);
