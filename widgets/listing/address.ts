/**
 * The state of a block in the page's URL: `?atoll-1-category=science&atoll-1-paged=2` for the first block of the page. The URL
 * only selects among the options in the server's markup; its values are never sent.
 */
import { rewriteAddress } from '../../runtime/page/environment';
import {
  CONTROL,
  type Control,
  controlAt,
  isSameOption,
  linksOf,
  type Option,
  optionOf,
  PAGED,
  selectsOf,
} from './control';

/** The state of a block. */
export interface ListingSelection {
  /** The chosen filter; undefined for all items. */
  readonly filter: Option | undefined;
  /** The page, or the last page that "load more" has loaded. */
  readonly page: string;
}

/** The maximum number of presses for a URL. */
const MOST_STEPS = 50;

export const FIRST_PAGE = '1';

/**
 * @param search the query of the page's URL
 * @param block the block's number on the page, from 1
 * @param initial the state in the server's markup
 * @returns the state in the URL
 */
export function readAddress(search: string, block: number, initial: ListingSelection): ListingSelection {
  const start = prefix(block);
  const own = [...new URLSearchParams(search)].flatMap(([key, value]) =>
    key.startsWith(start) ? [{ name: key.slice(start.length), value }] : [],
  );
  const filter = own.find(({ name }) => name !== PAGED);
  const page = own.find(({ name }) => name === PAGED)?.value;
  return { filter: filter ?? initial.filter, page: page ?? (filter ? FIRST_PAGE : initial.page) };
}

/**
 * @param search the current query; other arguments are kept unchanged
 * @param shown the current state
 * @returns the query with the differences from the initial state
 */
export function writeAddress(
  search: string,
  block: number,
  initial: ListingSelection,
  shown: ListingSelection,
): string {
  const start = prefix(block);
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith(start));
  const isFiltered = !isSameOption(shown.filter, initial.filter);
  const isPaged = shown.page !== (isFiltered ? FIRST_PAGE : initial.page);
  const own = [isFiltered && shown.filter, isPaged && { name: PAGED, value: shown.page }].flatMap((option) =>
    option ? [`${start}${encodeURIComponent(option.name)}=${encodeURIComponent(option.value)}`] : [],
  );
  const all = [...others, ...own];
  return all.length > 0 ? `?${all.join('&')}` : '';
}

function prefix(block: number): string {
  return `atoll-${block}-`;
}

/** A block with a state in the URL. */
export interface Addressed {
  /** The parent of its controls. */
  readonly parent: Element;
  /** Its number on the page, from 1. */
  readonly number: number;
  /** The state in the server's markup. */
  readonly initial: ListingSelection;
  readonly shown: () => ListingSelection;
  /** @returns true if the requested items are shown */
  readonly press: (found: FoundControl) => Promise<boolean>;
}

/** Presses controls until the block is in the state of the URL. Stops if there is no suitable control. */
export async function followAddress({ parent, number, initial, shown, press }: Addressed): Promise<void> {
  const wanted = readAddress(location.search, number, initial);
  const step = async (found: FoundControl | undefined): Promise<boolean> =>
    found !== undefined && (await press(found));
  // "Load more" works only forwards.
  const startsAgain = !findPage(parent, wanted.page) && Number(wanted.page) < Number(shown().page);
  if (!isSameOption(wanted.filter, shown().filter) || startsAgain) {
    if (!(await step(findFilter(parent, wanted.filter)))) return;
  }
  for (let steps = 0; shown().page !== wanted.page && steps < MOST_STEPS; steps += 1) {
    if (!(await step(findPage(parent, wanted.page) ?? findMore(parent, wanted.page)))) return;
  }
}

/** @param isNew true to add a history entry */
export function rememberShown({ number, initial, shown }: Addressed, isNew: boolean): void {
  const search = writeAddress(location.search, number, initial, shown());
  if (search !== location.search) rewriteAddress(search, isNew);
}

/** A control with one of its links or selects. */
export type FoundControl = readonly [Control, HTMLElement];

/** @returns the controls of a block that have a holder */
export function controlsIn(block: Element): Control[] {
  return [...block.children].flatMap((child) => {
    if (!(child instanceof HTMLElement && child.matches(CONTROL))) return [];
    try {
      return [controlAt(child)];
    } catch {
      // The error is reported when the control is mounted.
      return [];
    }
  });
}

/** @returns the state in the server's markup */
export function readSelection(block: Element): ListingSelection {
  const controls = controlsIn(block);
  const of = (kind: Control['kind']): Option | undefined => {
    const active = controls.find((control) => control.kind === kind)?.state.get().active;
    return active && optionOf(active);
  };
  return { filter: of('filter'), page: of('pages')?.value ?? FIRST_PAGE };
}

/** @returns the link or select for a filter. Sets the value of a select */
export function findFilter(block: Element, wanted: Option | undefined): FoundControl | undefined {
  for (const control of controlsIn(block)) {
    if (control.kind !== 'filter') continue;
    const link = linksOf(control).find((one) => isSameOption(optionOf(one), wanted));
    if (link) return [control, link];
    for (const select of selectsOf(control)) {
      const value = wanted?.value ?? '';
      const isOffered = [...select.options].some((option) => option.value === value);
      if (!isOffered || (wanted && select.getAttribute('data-ajax-name') !== wanted.name)) continue;
      select.value = value;
      return [control, select];
    }
  }
  return undefined;
}

/** @returns the page number for a page */
export function findPage(block: Element, page: string): FoundControl | undefined {
  return findPaged(block, 'pages', (value) => value === page);
}

/** @returns the "load more" link, if it does not load a page after the given one */
export function findMore(block: Element, page: string): FoundControl | undefined {
  return findPaged(block, 'more', (value) => Number(value) <= Number(page));
}

function findPaged(
  block: Element,
  kind: Control['kind'],
  isWanted: (value: string) => boolean,
): FoundControl | undefined {
  for (const control of controlsIn(block)) {
    const link = linksOf(control).find((one) => {
      const option = optionOf(one);
      return option?.name === PAGED && isWanted(option.value);
    });
    if (control.kind === kind && link) return [control, link];
  }
  return undefined;
}
