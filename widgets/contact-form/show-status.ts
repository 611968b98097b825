/** Puts a status where stylesheets and scripts look for it, and moves the machine (contact-form-7, section 4). */
import { emit } from '../../runtime/page/events';
import { type FormEvent, nextState, shownStatus } from './form-machine';
import type { FormRecord, LiveForm } from './live-form';
import type { ClientStatus } from './status';

/** What every event of a form says (contact-form-7, section 5). */
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
 * Lets something happen to a form.
 *
 * @returns false when it was ignored: the form is busy, or somebody else was faster
 */
export function advance(live: LiveForm, event: FormEvent): boolean {
  const next = nextState(live.state, event);
  if (next === live.state) return false;
  live.state = next;
  showStatus(live, shownStatus(next));
  return true;
}

/** Shows a status that the machine does not know of, or puts its own back. */
export function showStatus({ form, record }: LiveForm, status: ClientStatus): void {
  // Markup up to 5.2 has only the class.
  const prevStatus = form.getAttribute('data-status') || 'init';
  record.status = status;
  form.setAttribute('data-status', status);
  form.classList.add(status);
  if (prevStatus === status) return;
  form.classList.remove(prevStatus);
  emit(form, 'wpcf7statuschanged', { ...baseDetail(record), prevStatus });
}
