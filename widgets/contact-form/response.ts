/** Shows, announces and clears the message of a response (contact-form-7, sections 6.3, 6.4 and 19). */
import { announce } from '../../runtime/page/announce';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { emptyList, emptyStatus, setStatus } from './error-list';
import { firstInvalidControl, unmarkAll } from './field-errors';
import type { LiveForm } from './live-form';

/** Clears all messages of a response. The visitor's input is kept. */
export function clearMessages(live: LiveForm): void {
  unmarkAll(live);
  emptyList(live);
  emptyStatus(live);
  for (const output of outputsOf(live)) output.textContent = '';
}

/** Shows a message as text in all outputs. A form may have several, and other scripts may clear them. */
export function showMessage(live: LiveForm, message: string): void {
  if (!setStatus(live, message) && message !== '') announce(message);
  for (const output of outputsOf(live)) output.textContent = message;
}

/** After a rejection, focuses the first invalid field if the focus is in the form; otherwise scrolls to the message. */
export function focusProblem(live: LiveForm): void {
  const { form } = live;
  const control = firstInvalidControl(live);
  const isInForm = form.contains(form.ownerDocument.activeElement);
  // Focusing a control with a floating tip would hide the tip before the visitor can read it.
  if (control && isInForm && !control.closest('.use-floating-validation-tip')) return control.focus();
  scrollToMessage(live);
}

/** Scrolls the message into view without moving the focus. */
export function scrollToMessage(live: LiveForm): void {
  const [output] = outputsOf(live);
  if (!output) return;
  const { top, bottom } = output.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  output.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

function outputsOf({ form }: LiveForm): NodeListOf<Element> {
  return form.querySelectorAll('.wpcf7-response-output');
}
