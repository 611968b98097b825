/** What the form itself hears. Always by way of `window.wpcf7`, which add-ons wrap (contact-form-7, section 3). */
import { reflectNothing } from './fields/reflection';
import type { LiveForm } from './live-form';
import { callApi } from './page-api';
import { ask } from './submit-requests';

export function wireFormEvents({ form }: LiveForm, signal: AbortSignal): void {
  form.addEventListener(
    'submit',
    (event) => {
      if (event.target !== form) return;
      callApi('submit', form, ask(form, event.submitter));
      // Last, so that the browser sends the form when the call has thrown.
      event.preventDefault();
    },
    { signal },
  );
  form.addEventListener(
    'reset',
    () => {
      callApi('reset', form);
      reflectNothing(form);
    },
    { signal },
  );
  form.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof Element && target.closest('.wpcf7-form-control'))
        callApi('validate', form, { target });
    },
    { signal },
  );
}
