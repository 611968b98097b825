/** The event listeners of the form. They call `window.wpcf7`, which add-ons wrap (contact-form-7, section 3). */
import { member } from '../../runtime/page/member';
import type { LiveForm } from './live-form';
import { callApi } from './page-api';
import { loadedChecker } from './schema/load-schema';
import { ask } from './submit-requests';

export function wireFormEvents(live: LiveForm, signal: AbortSignal): void {
  const { form } = live;
  const whenReleased = watchPointer(live, signal);
  form.addEventListener(
    'submit',
    (event) => {
      if (event.target !== form) return;
      callApi('submit', form, ask(form, event.submitter));
      // Last, so that the browser sends the form if the call throws.
      event.preventDefault();
    },
    { signal },
  );
  form.addEventListener('reset', () => loadedChecker()?.reflectNothing(form), { signal });
  form.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof Element) || !member(target, 'closest')('.wpcf7-form-control')) return;
      whenReleased(() => callApi('validate', form, { target }));
    },
    { signal },
  );
}

/**
 * Pressing the button removes the focus from the last field, which triggers its validation. If a tip appeared or
 * disappeared then, the button would move and the click would be lost. So validation waits for the click.
 *
 * @returns a function that runs a callback immediately, or after the click while the pointer is down
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
    // The click event follows in the same task.
    release = setTimeout(() => {
      const due = waiting;
      waiting = [];
      // If the click has submitted the form, the server validates it.
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
