/**
 * The shop's dropdown of filters (goodlayers-listings, section 3.3). The page's stylesheet opens it under a mouse alone;
 * here a finger and the keyboard open it too.
 */
import { makeButton } from '../../runtime/disclosure/button';
import type { Control } from './control';

const CONTENT = '.gdlr-core-filterer-dropdown-content';
const LABEL = '.gdlr-core-filterer-dropdown-text';
const LIST = '.gdlr-core-filterer-dropdown';

/** Starts the dropdown of a control that has one. */
export function startFiltererDropdown({ element }: Control, signal: AbortSignal): void {
  const content = element.querySelector<HTMLElement>(CONTENT);
  const label = content?.querySelector<HTMLElement>(LABEL);
  const list = content?.querySelector<HTMLElement>(LIST);
  if (!content || !label || !list) return;
  const show = (isOpen: boolean): void => {
    list.style.display = isOpen ? 'block' : '';
    label.setAttribute('aria-expanded', String(isOpen));
  };
  makeButton(label, { onPress: () => show(label.getAttribute('aria-expanded') !== 'true'), signal });
  show(false);
  const closeFrom = ({ target }: Event): void => {
    if (!(target instanceof Node && content.contains(target))) show(false);
  };
  document.addEventListener('pointerdown', closeFrom, { signal });
  document.addEventListener('focusin', closeFrom, { signal });
  const closeByChoice = (): void => {
    // Before the list goes, and the focus with it.
    if (list.contains(document.activeElement)) label.focus();
    show(false);
  };
  list.addEventListener('click', closeByChoice, { signal, capture: true });
  content.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || label.getAttribute('aria-expanded') !== 'true') return;
      show(false);
      label.focus();
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    list.style.display = '';
    label.removeAttribute('aria-expanded');
  });
}
