/** Updates the state machine, and tells scripts the new status (contact-form-7, section 4). */
import { emit } from '../../runtime/page/events';
import { type FormEvent, type FormState, nextState, shownStatus } from './form-machine';
import { withStatus } from './form-view';
import type { FormRecord } from './form-record';
import type { LiveForm } from './live-form';
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
  const { state: before } = live.store.read();
  const state = nextState(before, event);
  if (state === before) return false;
  show(live, shownStatus(state), state);
  return true;
}

/** Shows a status that is not a state of the machine, or restores the machine's status. */
export function showStatus(live: LiveForm, status: ClientStatus): void {
  show(live, status, live.store.read().state);
}

function show({ form, record, store }: LiveForm, status: ClientStatus, state: FormState): void {
  record.status = status;
  store.update((view) => ({ ...withStatus(view, status), state }));
  const { previous: prevStatus } = store.read();
  if (prevStatus !== status) emit(form, 'wpcf7statuschanged', { ...baseDetail(record), prevStatus });
}
