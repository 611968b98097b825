/** Contact Form 7, releases 5.2 to 6.1: the chunk behind the facade (contact-form-7, sections 1 and 3). */
import type { Unmount, WidgetContext, WidgetModule } from '../../runtime/core/define';
import { reactWidget } from '../../runtime/react/mount';
import { asRecord } from '../../runtime/page/as-record';
import { translator } from '../../runtime/page/translate';
import { renewCachedForm } from './cached-page';
import { type Behaviour, ContactForm, type ContactFormProps } from './ContactForm';
import { endpointsFor } from './endpoints';
import { wireAcceptance } from './fields/acceptance';
import { wireBusy } from './fields/busy';
import { wireChallenges } from './fields/challenges';
import { wireChoiceGroups } from './fields/choice-groups';
import { wireCounters } from './fields/counters';
import { wireErrorLinks } from './fields/error-links';
import { wireExclusive } from './fields/exclusive';
import { wireFloatingTips } from './fields/floating-tips';
import { wireFreeText } from './fields/free-text';
import { wireInert } from './fields/inert';
import { wireSpinner } from './fields/spinner';
import { wireUrlFix } from './fields/url-fix';
import { wireFormEvents } from './form-events';
import { createLiveForm, endLiveForm, liveFormOf, type LiveForm } from './live-form';
import { replaceMisplaced } from './misplaced';
import { takeOver } from './page-api';
import { resetForm } from './reset';
import { loadSchema } from './schema/load-schema';
import { validateForm } from './schema/validate';
import { submitForm } from './submit';

/** In the same order as the original: a field's change affects other fields before it is validated. */
const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  wrapper: wireWrapper,
  spinner: wireSpinner,
  exclusive: wireExclusive,
  freeText: wireFreeText,
  urlFix: wireUrlFix,
  acceptance: wireAcceptance,
  counters: wireCounters,
  choiceGroups: wireChoiceGroups,
  busy: wireBusy,
  inert: wireInert,
  challenges: wireChallenges,
  floatingTips: wireFloatingTips,
  errorLinks: wireErrorLinks,
  formEvents: wireFormEvents,
  cachedPage: renewCachedForm,
};

const widget: WidgetModule = reactWidget((form) => {
  const live = form instanceof HTMLFormElement ? liveFormOf(form) : undefined;
  if (!live) throw new TypeError('not a live form');
  const props: ContactFormProps = { live, behaviours: BEHAVIOURS };
  return { props };
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
  const end = (): void => {
    ending.abort();
    endLiveForm(live);
  };
  let unmountEffects: Unmount | void;
  try {
    unmountEffects = widget.mount(form, context);
  } catch (error) {
    end();
    throw error;
  }
  loadSchema(live);
  const unmount: Unmount = (hasFailed) => {
    unmountEffects?.(hasFailed);
    end();
  };
  unmounts.set(live, unmount);
  return unmount;
}

/** Runs a call of another script, which passes a form or a jQuery object with a form. */
function withLive(given: unknown, run: (live: LiveForm) => void): void {
  const first: unknown = typeof given === 'object' && given !== null && '0' in given ? given[0] : undefined;
  const form = given instanceof HTMLFormElement ? given : first;
  if (!(form instanceof HTMLFormElement)) throw new TypeError('wpcf7: not a form');
  if (pageContext && !liveFormOf(form)) mountForm(form, pageContext);
  const live = liveFormOf(form);
  if (live) run(live);
}

function nothing(): void {}

/** The wrapper's class indicates whether scripts run. */
function wireWrapper({ wrapper }: LiveForm, signal: AbortSignal): void {
  if (!wrapper.classList.replace('no-js', 'js')) return;
  signal.addEventListener('abort', () => wrapper.classList.replace('js', 'no-js'));
}
