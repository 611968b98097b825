/** Updates the state machine, and shows the status to stylesheets and scripts (contact-form-7, section 4). */
import { emit } from '../../runtime/page/events';
import { type FormEvent, nextState, shownStatus } from './form-machine';
import type { FormRecord, LiveForm } from './live-form';
import type { ClientStatus } from './status';

/** The `detail` of every event of a form (contact-form-7, section 5). */
export interface BaseDetail {
  readonly contactFormId: number;
  readonly pluginVersion: string;
  readonly contactFormLocale: string;
  readonly unitTag: string;
  readonly containerPostId: number;
  status: string;
}

export function baseDetail(record: FormRecord): BaseDetail {
  return {
    contactFormId: record.id,
    pluginVersion: record.pluginVersion,
    contactFormLocale: record.locale,
    unitTag: record.unitTag,
    containerPostId: record.containerPost,
    status: record.status,
  };
}

/**
 * Sends an event to a form's state machine.
 *
 * @returns false if the event was ignored, because the form is busy or the request is outdated
 */
export function advance(live: LiveForm, event: FormEvent): boolean {
  const next = nextState(live.state, event);
  if (next === live.state) return false;
  live.state = next;
  showStatus(live, shownStatus(next));
  return true;
}

/** Shows a status that is not a state of the machine, or restores the machine's status. */
export function showStatus({ form, record }: LiveForm, status: ClientStatus): void {
  // The markup of releases up to 5.2 has only the class.
  const prevStatus = form.getAttribute('data-status') || 'init';
  record.status = status;
  form.setAttribute('data-status', status);
  form.classList.add(status);
  if (prevStatus === status) return;
  form.classList.remove(prevStatus);
  emit(form, 'wpcf7statuschanged', { ...baseDetail(record), prevStatus });
}
