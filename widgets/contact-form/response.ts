/** The message of an answer: shown, read out, and cleared (contact-form-7, sections 6.3, 6.4 and 19). */
import { announce } from '../../runtime/page/announce';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { emptyList, emptyStatus, sayStatus } from './error-list';
import { firstInvalidControl, unmarkAll } from './field-errors';
import type { LiveForm } from './live-form';

/** Clears everything that an answer has said. What a visitor has typed stays. */
export function clearMessages(live: LiveForm): void {
  unmarkAll(live);
  emptyList(live);
  emptyStatus(live);
  for (const output of outputsOf(live)) output.textContent = '';
}

/** Writes a message as text. The author may have placed several outputs, and outside scripts may empty them. */
export function showMessage(live: LiveForm, message: string): void {
  if (!sayStatus(live, message) && message !== '') announce(message);
  for (const output of outputsOf(live)) output.textContent = message;
}

/** After a refusal: to the first field to correct, if the visitor is still in the form; otherwise to the message. */
export function leadToProblem(live: LiveForm): void {
  const { form } = live;
  const control = firstInvalidControl(live);
  const isInForm = form.contains(form.ownerDocument.activeElement);
  // A floating tip goes away when its control gets the focus: nobody would have read it.
  if (control && isInForm && !control.closest('.use-floating-validation-tip')) return control.focus();
  leadToMessage(live);
}

/** Brings the message into view. Never moves the focus. */
export function leadToMessage(live: LiveForm): void {
  const [output] = outputsOf(live);
  if (!output) return;
  const { top, bottom } = output.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  output.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

function outputsOf({ form }: LiveForm): NodeListOf<Element> {
  return form.querySelectorAll('.wpcf7-response-output');
}
