/**
 * The switches of the form of consent. The stylesheet draws each beside a checkbox that it takes off the page; here
 * the checkbox is only out of sight, so that a keyboard reaches it and a screen reader knows it.
 */
import { hideVisually } from '../../runtime/page/announce';
import { restoreOnAbort, setAttributes } from '../../runtime/dom/restore';

let titled = 0;

/** @param signal puts everything back */
export function reachSwitches(form: HTMLElement, signal: AbortSignal): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input.gdlr-core-gdpr-form-checkbox')) {
    restoreOnAbort([box], { attributes: ['style'] }, signal);
    hideVisually(box);
    box.style.display = 'block';
    nameByTitle(box, signal);
    showFocusBeside(box, signal);
  }
}

/** The label says the state: `Enable`, on every switch. */
function nameByTitle(box: HTMLInputElement, signal: AbortSignal): void {
  const title = box.closest('.gdlr-core-gdpr-form-content-wrap')?.querySelector('.gdlr-core-gdpr-form-title');
  if (!title?.textContent?.trim()) return;
  if (!title.id) setAttributes(title, { id: `atoll-gdpr-title-${(titled += 1)}` }, signal);
  setAttributes(box, { 'aria-labelledby': title.id }, signal);
}

function showFocusBeside(box: HTMLInputElement, signal: AbortSignal): void {
  const drawn = box.nextElementSibling;
  if (!(drawn instanceof HTMLElement)) return;
  const showFocus = (): void => {
    drawn.style.outline = box.matches(':focus-visible') ? 'auto' : '';
  };
  box.addEventListener('focus', showFocus, { signal });
  box.addEventListener('blur', showFocus, { signal });
  restoreOnAbort([drawn], { styles: ['outline'] }, signal);
}
