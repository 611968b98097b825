/**
 * Marks the chosen link of a control and shows its text in a dropdown's label (goodlayers-listings, sections 3.3 and
 * 6.1).
 */
import { type Control, CUSTOM_DROPDOWN, FILTERER_LIST, printedValue } from './control/control';

const DROPDOWN_LABEL = '.gdlr-core-filterer-dropdown-text';

/**
 * Marks a link or select as chosen.
 *
 * @param isOwn true if a visitor has clicked it, so that a custom dropdown has already handled the click
 * @param selectBefore the previous value of a select
 * @returns a function that reverts the choice
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
  const before = control.state.get().active;
  const label = chosen.closest(FILTERER_LIST)?.parentElement?.querySelector(DROPDOWN_LABEL);
  const labelBefore = [...(label?.childNodes ?? [])];
  markActive(control, chosen, isOwn);
  label?.replaceChildren(...[...chosen.childNodes].map((node) => node.cloneNode(true)));
  return () => {
    markActive(control, before, false);
    label?.replaceChildren(...labelBefore);
  };
}

function markActive({ state }: Control, active: HTMLElement | undefined, isTold: boolean): void {
  state.set({ active, isChanged: true });
  // The listing's own listener ignores clicks on the active link.
  if (!isTold && active?.closest(CUSTOM_DROPDOWN)) active.click();
}
