/** Finds the controls for a state of a block, and reads the state from the controls. */
import { FIRST_PAGE, type ListingSelection } from './address';
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
} from './control/control';

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
