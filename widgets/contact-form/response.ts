/** Shows, announces and clears the message of a response (contact-form-7, sections 6.3, 6.4 and 19). */
import { announce } from '../../runtime/page/announce';
import { prefersReducedMotion } from '../../runtime/page/environment';
import type { Feedback } from './answers';
import { emptyList, partOf } from './error-list';
import { changeErrors, firstInvalidControl, removeAllMarks } from './field-errors';
import type { LiveForm } from './live-form';
import { outputsOf } from './outputs';

/** Clears all messages of a response. The visitor's input is kept. */
export function clearMessages(live: LiveForm): void {
  removeAllMarks(live);
  emptyList(live);
  const message = { text: '', elements: placesOf(live) };
  live.store.update((view) => ({ ...view, message, errors: [] }));
}

/** Marks the invalid fields, and shows the message as text in the paragraph for screen readers and in all outputs. */
export function showFeedback(live: LiveForm, { message: text, invalidFields }: Feedback): void {
  const change = changeErrors(live, [], invalidFields);
  if (text !== '' && !partOf(live, 'p')) announce(text);
  const message = { text, elements: placesOf(live) };
  live.store.update((view) => ({ ...change(view), message }));
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

function placesOf(live: LiveForm): readonly Element[] {
  const status = partOf(live, 'p');
  return [...(status ? [status] : []), ...outputsOf(live)];
}
