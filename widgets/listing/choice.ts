/** Shows the chosen link of a control, and its text in a dropdown's label (goodlayers-listings, sections 3.3 and 6.1). */
import {
  ACTIVE,
  type Control,
  CUSTOM_DROPDOWN,
  FILTERER_LIST,
  linksOf,
  mirrorActive,
  printedValue,
} from './control/control';

const DROPDOWN_LABEL = '.gdlr-core-filterer-dropdown-text';

/**
 * Makes a link or a select the chosen one.
 *
 * @param isOwn whether a visitor has clicked it, so that a custom dropdown knows already
 * @param selectBefore what a select had said before
 * @returns takes it back
 */
export function choose(
  control: Control,
  chosen: HTMLElement,
  isOwn: boolean,
  selectBefore: string | undefined,
): () => void {
  if (chosen instanceof HTMLSelectElement) {
    return () => {
      chosen.value = selectBefore ?? printedValue(chosen);
    };
  }
  const before = control.active;
  const label = chosen.closest(FILTERER_LIST)?.parentElement?.querySelector(DROPDOWN_LABEL);
  const labelBefore = [...(label?.childNodes ?? [])];
  markActive(control, chosen, isOwn);
  label?.replaceChildren(...[...chosen.childNodes].map((node) => node.cloneNode(true)));
  return () => {
    markActive(control, before, false);
    label?.replaceChildren(...labelBefore);
  };
}

function markActive(control: Control, active: HTMLElement | undefined, isTold: boolean): void {
  control.active = active;
  for (const link of linksOf(control)) link.classList.toggle(ACTIVE, link === active);
  mirrorActive(control);
  // Our own listener takes no notice of a click on the active link.
  if (!isTold && active?.closest(CUSTOM_DROPDOWN)) active.click();
}
