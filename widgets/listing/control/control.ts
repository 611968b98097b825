/**
 * Reads the controls of a listing block: filter links, selects, page numbers, load more (goodlayers-listings, sections
 * 1 to 3). A control knows attributes, not blocks, so hand-written ones do as well.
 */

/** What a link or a select asks the server for: a category, a page. */
export interface Option {
  readonly name: string;
  readonly value: string;
}

/** A control. */
export interface Control {
  readonly element: HTMLElement;
  /** `pages` scrolls back, `more` goes on; everything else chooses what is listed. */
  readonly kind: 'filter' | 'pages' | 'more';
  /** The server's handler. */
  readonly action: string;
  /** `none`: the response's items are not shown. */
  readonly targetAction: 'append' | 'replace' | 'none';
  readonly holder: HTMLElement;
  /** The link that is the chosen one now; classes alone do not tell, because a dropdown moves them too. */
  active: HTMLElement | undefined;
  /** Opaque; undefined when the server printed none. The response may replace it. */
  settings: unknown;
}

export const CONTROL = '[data-ajax].gdlr-core-js';
export const ACTIVE = 'gdlr-core-active';
export const PAGES = 'gdlr-core-pagination';
export const MORE = 'gdlr-core-load-more-wrap';

/** The entries of a shop's dropdown, beside what it says. */
export const FILTERER_LIST = '.gdlr-core-filterer-dropdown';

/** A widget of its own, which keeps its label and its list itself: it is told by a click. */
export const CUSTOM_DROPDOWN = '.gdlr-core-custom-dropdown';

/** The option that is a page; every other one is a filter. */
export const PAGED = 'paged';

const LINK = 'a,.gdlr-core-ajax-link';

const known = new WeakMap<Element, Control>();

/**
 * Reads a control, once: its settings live on in memory, whatever becomes of the attribute.
 *
 * @throws Error when none of its siblings is the holder it names
 */
export function controlAt(element: HTMLElement): Control {
  const control = known.get(element) ?? readControl(element);
  known.set(element, control);
  return control;
}

function readControl(element: HTMLElement): Control {
  const holder = nearestHolder(element, element.getAttribute('data-target')?.trim() ?? '');
  if (!holder) throw new Error('the control stands beside no holder');
  const targetAction = element.getAttribute('data-target-action');
  return {
    element,
    active: linksIn(element).find((link) => link.classList.contains(ACTIVE)),
    kind: element.matches(`.${PAGES}`) ? 'pages' : element.matches(`.${MORE}`) ? 'more' : 'filter',
    action: element.getAttribute('data-ajax') ?? '',
    targetAction: targetAction === 'append' || targetAction === 'replace' ? targetAction : 'none',
    holder,
    settings: parseSettings(element.getAttribute('data-settings')),
  };
}

/** The class is compared, not made a selector: it comes from an attribute. */
function nearestHolder(element: HTMLElement, name: string): HTMLElement | undefined {
  const siblings = [...(element.parentElement?.children ?? [])];
  const at = siblings.indexOf(element);
  const [nearest] = siblings
    .map((sibling, index) => ({ sibling, distance: Math.abs(index - at) }))
    .filter(({ sibling }) => sibling !== element && name !== '' && sibling.classList.contains(name))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.sibling instanceof HTMLElement ? nearest.sibling : undefined;
}

/** @returns the text itself where it is not JSON, as the original sends it */
function parseSettings(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @returns the links of a control that ask for something */
export function linksOf({ element }: Control): HTMLElement[] {
  return linksIn(element);
}

function linksIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(LINK)];
}

/** @returns the control's link at or around a node */
export function linkAt({ element }: Control, target: EventTarget | null): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>(LINK) : null;
  return link && link !== element && element.contains(link) ? link : undefined;
}

/** @returns the selects of a control that ask for something */
export function selectsOf({ element }: Control): HTMLSelectElement[] {
  return [...element.querySelectorAll<HTMLSelectElement>('select[data-ajax-name]')];
}

/** @returns what a select says as the server has printed it */
export function printedValue(select: HTMLSelectElement): string {
  const options = [...select.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** @returns undefined for a link that asks for everything */
export function optionOf(chosen: Element): Option | undefined {
  const name = chosen.getAttribute('data-ajax-name') ?? '';
  if (name === '') return undefined;
  const value =
    chosen instanceof HTMLSelectElement ? chosen.value : (chosen.getAttribute('data-ajax-value') ?? '');
  return { name, value };
}

/** @returns whether two options ask for the same; an empty value asks for everything, like no option */
export function isSameOption(one: Option | undefined, other: Option | undefined): boolean {
  const [a, b] = [one, other].map((option) => (option?.value ? option : undefined));
  return a?.name === b?.name && a?.value === b?.value;
}

const STATES = ['aria-pressed', 'aria-selected'];

/** Says which link is active in ARIA too, where the link has a role that can. */
export function mirrorActive(control: Control): void {
  for (const link of linksOf(control)) {
    const isActive = link.classList.contains(ACTIVE);
    for (const state of STATES) if (link.hasAttribute(state)) link.setAttribute(state, String(isActive));
    if (control.kind !== 'pages') continue;
    if (isActive) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
