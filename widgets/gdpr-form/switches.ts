/**
 * The switches of the consent form. The stylesheet draws a switch next to each check box, which it hides completely.
 * Here the check box is only visually hidden, so that keyboards and screen readers can use it.
 */
import { hideVisually } from '../../runtime/page/announce';
import { restoreOnAbort, setAttributes } from '../../runtime/dom/restore';

let titled = 0;

/** @param signal restores the server's markup when aborted */
export function reachSwitches(form: HTMLElement, signal: AbortSignal): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input.gdlr-core-gdpr-form-checkbox')) {
    restoreOnAbort([box], { attributes: ['style'] }, signal);
    hideVisually(box);
    box.style.display = 'block';
    nameByTitle(box, signal);
    showFocusBeside(box, signal);
  }
}

/** Names a switch with its section's title, because the label of every switch is `Enable`. */
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
