/** Contact Form 7, releases 5.2 to 6.1: the chunk behind the facade (contact-form-7, sections 1 and 3). */
import type { Unmount, WidgetContext, WidgetModule } from '../../runtime/core/define';
import { reactWidget } from '../../runtime/react/mount';
import { asRecord } from '../../runtime/page/as-record';
import { translator } from '../../runtime/page/translate';
import { renewCachedForm } from './cached-page';
import { ContactForm } from './ContactForm';
import { endpointsFor } from './endpoints';
import { createLiveForm, endLiveForm, liveFormOf, type LiveForm } from './live-form';
import { replaceMisplaced } from './misplaced';
import { formOf, takeOver } from './page-api';
import { resetForm } from './reset';
import { loadSchema } from './schema/load-schema';
import { validateForm } from './schema/validate';
import { submitForm } from './submit';

const widget: WidgetModule = reactWidget((form) => {
  const live = form instanceof HTMLFormElement ? liveFormOf(form) : undefined;
  if (!live) throw new TypeError('not a live form');
  return { props: { live } };
}, ContactForm);

/** The context for forms that a script passes to `wpcf7.init`. */
let pageContext: WidgetContext | undefined;

export function mount(element: HTMLElement, context: WidgetContext): Unmount | void {
  if (!(element instanceof HTMLFormElement)) {
    return replaceMisplaced(element, translator(context.config.strings));
  }
  pageContext = context;
  // First, because a cached form resets itself through the public functions as soon as it starts.
  takeOver({
    init: (form) => withLive(form, nothing),
    submit: (form, options) => withLive(form, (live) => submitForm(live, asRecord(options))),
    reset: (form) => withLive(form, resetForm),
    validate: (form, options) => withLive(form, (live) => validateForm(live, asRecord(options))),
  });
  return mountForm(element, context);
}

const unmounts = new WeakMap<LiveForm, Unmount>();

/** Starts a form once, either by the runtime or by a script that calls `wpcf7.init`. */
function mountForm(form: HTMLFormElement, context: WidgetContext): Unmount | undefined {
  const before = liveFormOf(form);
  if (before) return unmounts.get(before);
  // A separate controller, because the context may belong to another form.
  const ending = new AbortController();
  const live = createLiveForm(form, {
    endpoints: endpointsFor(context.config),
    translate: translator(context.config.strings),
    report: context.report,
    signal: ending.signal,
  });
  let unmountComponent: Unmount | void;
  const unmount: Unmount = (hasFailed) => {
    unmountComponent?.(hasFailed);
    ending.abort();
    endLiveForm(live);
  };
  try {
    unmountComponent = widget.mount(form, context);
    // Not an effect: a cached form resets itself at once, and React cannot show this while it runs effects.
    renewCachedForm(live);
  } catch (error) {
    unmount(true);
    throw error;
  }
  unmounts.set(live, unmount);
  loadSchema(live);
  return unmount;
}

/** Runs a call of another script, which passes a form or a jQuery object with a form. */
function withLive(given: unknown, run: (live: LiveForm) => void): void {
  const form = formOf(given);
  if (!form) throw new TypeError('wpcf7: not a form');
  if (pageContext && !liveFormOf(form)) mountForm(form, pageContext);
  const live = liveFormOf(form);
  if (live) run(live);
}

function nothing(): void {}
