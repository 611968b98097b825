/** What the form itself hears. Always by way of `window.wpcf7`, which add-ons wrap (contact-form-7, section 3). */
import { reflectNothing } from './fields/reflection';
import type { LiveForm } from './live-form';
import { callApi } from './page-api';
import { ask } from './submit-requests';

export function wireFormEvents(live: LiveForm, signal: AbortSignal): void {
  const { form } = live;
  const whenReleased = watchPointer(live, signal);
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
      if (!(target instanceof Element) || !target.closest('.wpcf7-form-control')) return;
      whenReleased(() => callApi('validate', form, { target }));
    },
    { signal },
  );
}

/**
 * A press on the button takes the focus from the last field, which is validated then. A tip that comes or goes would
 * move the button from under the pointer, and there would be no click: so validation waits for the click.
 *
 * @returns runs something at once, or after the click while the pointer is down
 */
function watchPointer({ form }: LiveForm, signal: AbortSignal): (run: () => void) => void {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const onDown = (): void => {
    isDown = true;
  };
  let release: ReturnType<typeof setTimeout> | undefined;
  const onUp = (): void => {
    isDown = false;
    clearTimeout(release);
    // The click comes after the release, in the same task.
    release = setTimeout(() => {
      const due = waiting;
      waiting = [];
      // The server checks the message that the click has sent.
      if (form.getAttribute('data-status') !== 'submitting') due.forEach((run) => run());
    });
  };
  signal.addEventListener('abort', () => clearTimeout(release));
  const page = form.ownerDocument;
  page.addEventListener('pointerdown', onDown, { signal, capture: true });
  for (const type of ['pointerup', 'pointercancel']) {
    page.addEventListener(type, onUp, { signal, capture: true });
  }
  return (run) => {
    if (isDown) waiting.push(run);
    else run();
  };
}
