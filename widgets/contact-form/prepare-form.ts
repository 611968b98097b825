/**
 * Prepares a contact form without React: what its fields show and do before the visitor uses it, its public record, and
 * `window.wpcf7`. The schema, the REST client and React wait for an interaction or for a call of a script (contact-form-7,
 * sections 1.3, 3 and 10).
 */
import type { PrepareModule } from '../../runtime/core/define';
import { prepareAttributes } from '../../runtime/dom/attributes';
import { translator } from '../../runtime/page/translate';
import { formAttributes } from './attributes';
import { startEarlyFields } from './fields/early-fields';
import { wrapperOf } from './markup';
import { mountOnCall, pageApi, publishRecord, withdrawRecord } from './page-api';

/** Fields whose challenges a cached page repeats. */
const CHALLENGES = '.wpcf7-captchac,.wpcf7-quiz';

export const prepare: PrepareModule['prepare'] = (form, { config, mountNow }) => {
  // A form in another form: a notice replaces it.
  if (!(form instanceof HTMLFormElement)) {
    mountNow();
    return () => undefined;
  }
  const ending = new AbortController();
  const { signal } = ending;
  const translate = translator(config.strings);
  startEarlyFields({ form, wrapper: wrapperOf(form), translate }, signal);
  const { status } = publishRecord(form, mountNow);
  const restore = prepareAttributes([[form, formAttributes({ status, previous: status })]]);
  mountOnCall(form, mountNow, signal);
  if (Reflect.get(pageApi(), 'cached') && form.querySelector(CHALLENGES)) mountNow();
  return () => {
    ending.abort();
    restore();
    withdrawRecord(form);
  };
};
