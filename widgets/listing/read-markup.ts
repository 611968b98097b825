/** Reads the page builder's listing controls, and prepares them (goodlayers-listings, sections 1 to 3). */
import type { PrepareContext, PrepareModule, WidgetContext } from '../../runtime/core/define';
import { type ElementAttributes, prepareAttributes } from '../../runtime/dom/attributes';
import { remember } from '../../runtime/dom/restore';
import { newId, uniqueId } from '../../runtime/dom/unique-id';
import { translator } from '../../runtime/page/translate';
import {
  barAttributes,
  controlAttributes,
  type ControlReading,
  dropdownEntryAttributes,
  dropdownLabelAttributes,
  dropdownListAttributes,
  type DropdownReading,
  linkAttributes,
} from './attributes';
import {
  changedSelect,
  type Control,
  controlAt,
  type ControlState,
  CUSTOM_DROPDOWN,
  FILTERER_LIST,
  hasAddressedBlock,
  linksOf,
} from './control';
import { BAR_STYLES, startSlideBar } from './slide-bar';
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

/**
 * Gives a listing control the attributes that it has when it is mounted, and starts its bar.
 *
 * @returns restores the server's elements
 */
function prepareListing(
  reading: ControlReading,
  { signal, mountNow }: Pick<PrepareContext, 'signal' | 'mountNow'>,
): () => void {
  const { control, links, bar } = reading;
  const { state } = control;
  const restoreBar = bar && remember(bar, { styles: BAR_STYLES });
  const restore = prepareAttributes([
    [control.element, controlAttributes(reading)],
    ...links.map(
      (link) =>
        [link.element, linkAttributes(link, control.kind, state.get())] as [Element, ElementAttributes],
    ),
    ...dropdownParts(reading, state.get()),
    ...(bar ? [[bar, barAttributes] as [Element, ElementAttributes]] : []),
  ]);
  if (bar) startSlideBar(control, bar, signal);
  // Another control of the block changes this one, too.
  const unsubscribe = state.subscribe(mountNow);
  // The list must show what the URL or the browser's restored form says.
  if (hasAddressedBlock(location.search) || changedSelect(control)) mountNow();
  return () => {
    unsubscribe();
    restore();
    restoreBar?.();
  };
}

function dropdownParts(
  { dropdown, filterLabel }: ControlReading,
  { active }: ControlState,
): [Element, ElementAttributes][] {
  if (!dropdown) return [];
  const { label, list, entries } = dropdown;
  return [
    [label, dropdownLabelAttributes(dropdown, filterLabel, { isExpanded: false, at: -1 })],
    [list, dropdownListAttributes(dropdown, filterLabel)],
    ...entries.map((entry, index): [Element, ElementAttributes] => [
      entry,
      dropdownEntryAttributes(dropdown, index, entry === active),
    ]),
  ];
}
