/**
 * Reads the controls of a listing block: filter links, selects, page numbers, load more (goodlayers-listings, sections
 * 1 to 3). Only attributes are read, so handwritten controls work too.
 */
import { member } from '../../runtime/page/member';

/** A state that several components read: the controls of a block change together, and each has a root. */
export interface Store<S extends object> {
  /** The same object until the state changes. */
  readonly get: () => S;
  readonly set: (change: Partial<S>) => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (onChange: () => void) => () => void;
}

export function createStore<S extends object>(initial: S): Store<S> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const notify of listeners) notify();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The option of a link or select, for example a category or a page. */
export interface Option {
  readonly name: string;
  readonly value: string;
}

/** The state of a control, which its component shows. */
export interface ControlState {
  /** The chosen link. It is not read from the classes, because a dropdown changes them too. */
  readonly active: HTMLElement | undefined;
  /** True after the first press. Until then, the server's classes stay as they are. */
  readonly isChanged: boolean;
  /** True while the control's request is in flight. */
  readonly isBusy: boolean;
  /** True while a request of the block is in flight. */
  readonly isDisabled: boolean;
  /** True after the control's last request has failed, until the next press in the block. */
  readonly hasFailed: boolean;
}

/** A control. */
export interface Control {
  readonly element: HTMLElement;
  /** `pages`: page numbers; `more`: the "load more" button; `filter`: all other controls. */
  readonly kind: 'filter' | 'pages' | 'more';
  /** The name of the server's ajax action. */
  readonly action: string;
  /** With `none`, the items of the response are not shown. */
  readonly targetAction: 'append' | 'replace' | 'none';
  readonly holder: HTMLElement;
  readonly state: Store<ControlState>;
  /** Sent unchanged; undefined if the markup has none. A response may replace it. */
  settings: unknown;
}

export const CONTROL = '[data-ajax].gdlr-core-js';
export const ACTIVE = 'gdlr-core-active';
export const PAGES = 'gdlr-core-pagination';
export const MORE = 'gdlr-core-load-more-wrap';

/** The list of a shop's dropdown. */
export const FILTERER_LIST = '.gdlr-core-filterer-dropdown';

/** A separate widget that manages its label and list. It is updated with a click. */
export const CUSTOM_DROPDOWN = '.gdlr-core-custom-dropdown';

/** The name of the page option. All other options are filters. */
export const PAGED = 'paged';

const LINK = 'a,.gdlr-core-ajax-link';

const known = new WeakMap<Element, Control>();

/**
 * Reads a control once. Later changes of its attributes are ignored.
 *
 * @throws Error if none of its siblings is its holder
 */
export function controlAt(element: HTMLElement): Control {
  const control = known.get(element) ?? readControl(element);
  known.set(element, control);
  return control;
}

function readControl(element: HTMLElement): Control {
  const holder = nearestHolder(element, element.getAttribute('data-target')?.trim() ?? '');
  if (!holder) throw new Error('the control has no holder among its siblings');
  const targetAction = element.getAttribute('data-target-action');
  return {
    element,
    state: createStore<ControlState>({
      active: linksIn(element).find((link) => link.classList.contains(ACTIVE)),
      isChanged: false,
      isBusy: false,
      isDisabled: false,
      hasFailed: false,
    }),
    kind: element.matches(`.${PAGES}`) ? 'pages' : element.matches(`.${MORE}`) ? 'more' : 'filter',
    action: element.getAttribute('data-ajax') ?? '',
    targetAction: targetAction === 'append' || targetAction === 'replace' ? targetAction : 'none',
    holder,
    settings: parseSettings(element.getAttribute('data-settings')),
  };
}

/** Compares the class as text, because it comes from an attribute and may not be a valid selector. */
function nearestHolder(element: HTMLElement, name: string): HTMLElement | undefined {
  const siblings = [...(element.parentElement?.children ?? [])];
  const at = siblings.indexOf(element);
  const [nearest] = siblings
    .map((sibling, index) => ({ sibling, distance: Math.abs(index - at) }))
    .filter(({ sibling }) => sibling !== element && name !== '' && sibling.classList.contains(name))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.sibling instanceof HTMLElement ? nearest.sibling : undefined;
}

/** @returns the parsed JSON; the text itself if it is not JSON, because the original sends it like that */
function parseSettings(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @returns the links of a control */
export function linksOf({ element }: Control): HTMLElement[] {
  return linksIn(element);
}

function linksIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(LINK)];
}

/** @returns the control's link that contains a node */
export function linkAt({ element }: Control, target: EventTarget | null): HTMLElement | undefined {
  const link = target instanceof Element ? member(target, 'closest')<HTMLElement>(LINK) : null;
  return link && link !== element && element.contains(link) ? link : undefined;
}

/** @returns the control's link with the pointer or the visible focus on it */
export function indicatedLink({ element }: Control): HTMLElement | undefined {
  return linksIn(element).find((link) => link.matches(':hover,:focus-visible'));
}

/** @returns the selects of a control */
export function selectsOf({ element }: Control): HTMLSelectElement[] {
  return [...element.querySelectorAll<HTMLSelectElement>('select[data-ajax-name]')];
}

/** @returns the value of a select in the server's markup */
export function printedValue(select: HTMLSelectElement): string {
  const options = [...select.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** @returns a select with another value than in the server's markup, for example one that the browser has restored */
export function changedSelect(control: Control): HTMLSelectElement | undefined {
  return selectsOf(control).find((select) => select.value !== printedValue(select));
}

/** @returns undefined for a link to all items */
export function optionOf(chosen: Element): Option | undefined {
  const name = chosen.getAttribute('data-ajax-name') ?? '';
  if (name === '') return undefined;
  const value =
    chosen instanceof HTMLSelectElement ? chosen.value : (chosen.getAttribute('data-ajax-value') ?? '');
  return { name, value };
}

/** @returns true if two options are equal; an empty value is equal to no option */
export function isSameOption(one: Option | undefined, other: Option | undefined): boolean {
  const [a, b] = [one, other].map((option) => (option?.value ? option : undefined));
  return a?.name === b?.name && a?.value === b?.value;
}

const IN_ADDRESS = /[?&]atoll-\d+-/;

/** @returns true if the query has the state of a block (address.ts) */
export const hasAddressedBlock = (search: string): boolean => IN_ADDRESS.test(search);
