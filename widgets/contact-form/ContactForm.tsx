/**
 * A contact form (Contact Form 7, releases 5.2 to 6.1). Its state is in the form's store, because scripts call the form and
 * expect that the page shows each status at once. Other scripts have references to the author's nodes, and the browser owns
 * the typed values: the components describe these nodes, and add new ones beside them. This is the code behind the facade
 * (contact-form-7, sections 1 and 3).
 */
import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Unmount, WidgetContext } from '../../runtime/core/define';
import { writeClasses } from '../../runtime/dom/attributes';
import { rememberContent, setText } from '../../runtime/dom/text';
import { asRecord } from '../../runtime/page/as-record';
import { type Translate, translator } from '../../runtime/page/translate';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { BUSY_BUTTON, formAttributes, formClasses } from './attributes';
import { startFields } from './fields/late-fields';
import { createForm, type LiveForm } from './form';
import { InvalidField } from './InvalidField';
import { callApi, formOf, pageApi, takeOver, wasPrinted } from './page-api';
import { requestsFor } from './requests';
import { strings } from './widget.json';

const SUBMITTING = 'input[type="submit"],input[type="image"],button:not([type]),button[type="submit"]';

export interface ContactFormProps {
  readonly live: LiveForm;
}

export function ContactForm({ live }: ContactFormProps): ReactNode {
  const { form, store } = live;
  const view = useSyncExternalStore(store.subscribe, store.read);
  const { status, message, errors } = view;

  useLayoutEffect(() => {
    const controller = new AbortController();
    startFields(live, controller.signal);
    return () => controller.abort();
  }, [live]);
  useLayoutEffect(() => {
    const { status: served } = store.read();
    return () => writeClasses(form, { [store.read().status]: false, [served]: true });
  }, [form, store]);

  return (
    <>
      <ServerElement element={form} attributes={formAttributes(view)} classes={formClasses(view)} />
      {status === 'submitting' && <BusyButtons form={form} />}
      {errors.map((error) => (
        <InvalidField key={error.number} error={error} />
      ))}
      {message?.elements.map((element, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- outputs have no ids
        <ServerText key={index} element={element} content={message} />
      ))}
    </>
  );
}

/** The buttons of a form while a message is being sent. They keep the focus (contact-form-7, sections 12 and 19). */
function BusyButtons({ form }: { readonly form: HTMLFormElement }): ReactNode {
  const [buttons] = useState(() => [...form.querySelectorAll(SUBMITTING)]);
  return buttons.map((button, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list never changes
    <ServerElement key={index} element={button} attributes={BUSY_BUTTON} />
  ));
}

interface ServerTextProps {
  readonly element: Element;
  /** A new object is written again, even with the same text: other scripts may have changed the element. */
  readonly content: { readonly text: string };
}

/** Replaces the content of an element of the server with text. Restores the server's nodes on unmount. */
function ServerText({ element, content }: ServerTextProps): ReactNode {
  useLayoutEffect(() => rememberContent(element), [element]);
  // Text of responses is never read as HTML.
  useLayoutEffect(() => setText(element, content.text), [element, content]);
  return null;
}

/** The running forms, and what ends them. */
const running = new WeakMap<HTMLFormElement, { readonly live: LiveForm; readonly unmount: Unmount }>();

/** The context for forms that a script passes to `wpcf7.init`. */
let pageContext: WidgetContext | undefined;

/** Starts a form once, either by the runtime or by a script that calls `wpcf7.init`. */
function mountForm(form: HTMLFormElement, context: WidgetContext): Unmount {
  const before = running.get(form);
  if (before) return before.unmount;
  // A separate controller, because the context may belong to another form.
  const ending = new AbortController();
  const live = createForm(form, {
    requests: requestsFor(context.config),
    translate: translator(context.config.strings),
    report: context.report,
    signal: ending.signal,
  });
  let unmountComponent: Unmount | void;
  const unmount: Unmount = (hasFailed) => {
    unmountComponent?.(hasFailed);
    ending.abort();
    running.delete(form);
    live.end();
  };
  running.set(form, { live, unmount });
  try {
    unmountComponent = reactWidget(() => ({ props: { live } }), ContactForm).mount(form, context);
    // Not an effect: a cached form resets itself at once, and React cannot show this while it runs effects.
    renewCachedForm(live, ending.signal);
  } catch (error) {
    unmount(true);
    throw error;
  }
  live.loadRules();
  return unmount;
}

/** Runs a call of another script, which passes a form or a jQuery object with a form. */
function withLive(given: unknown, run: (live: LiveForm) => void): void {
  const form = formOf(given);
  if (!form) throw new TypeError('wpcf7: not a form');
  if (pageContext) mountForm(form, pageContext);
  const started = running.get(form);
  if (started) run(started.live);
}

/**
 * Renews the captchas and quiz questions of a cached page after it has loaded (contact-form-7, sections 3 and 7). Also
 * resets the state of a page from the back/forward cache, whose requests were cancelled.
 *
 * @param signal ends this
 */
function renewCachedForm(live: LiveForm, signal: AbortSignal): void {
  const { form } = live;
  const view = form.ownerDocument.defaultView;
  const renew = (): void => {
    if (!Reflect.get(pageApi(), 'cached')) return;
    // If the visitor has already typed, keep the values and renew only the challenges.
    if (isPristine(form)) HTMLFormElement.prototype.reset.call(form);
    else callApi('reset', form);
  };
  const onReturn = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) live.returnFromCache();
  };
  view?.addEventListener('pageshow', onReturn, { signal });
  // Content that was added later was not part of the cached page.
  if (!wasPrinted(form)) return;
  if (form.ownerDocument.readyState === 'complete') renew();
  else view?.addEventListener('load', renew, { signal, once: true });
}

/** @returns true if a reset would not change any value */
function isPristine(form: HTMLFormElement): boolean {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input,select,textarea',
  );
  return [...controls].every((control) => {
    if (control instanceof HTMLSelectElement) return hasDefaultOptions(control);
    const { type, value, defaultValue } = control;
    switch (type) {
      case 'hidden':
        return true;
      case 'checkbox':
      case 'radio':
        return Reflect.get(control, 'checked') === Reflect.get(control, 'defaultChecked');
      case 'file':
        return value === '';
      default:
        // A range without a default value is in the middle.
        return value === defaultValue || (type === 'range' && defaultValue === '');
    }
  });
}

function hasDefaultOptions(select: HTMLSelectElement): boolean {
  const options = [...select.options];
  // If the author selected no option, a drop-down list shows its first option.
  const isFirstChosen = !select.multiple && !options.some((option) => option.defaultSelected);
  return options.every(
    (option, index) => option.selected === (isFirstChosen ? index === 0 : option.defaultSelected),
  );
}

/**
 * Replaces a form in another form with a notice. Browsers drop the inner `form` element, so its fields would be sent
 * with the outer form (contact-form-7, section 3).
 */
function replaceMisplaced(wrapper: HTMLElement, translate: Translate): void {
  const page = wrapper.ownerDocument;
  const notice = page.createElement('p');
  notice.className = 'wpcf7-form-in-wrong-place';
  const label = page.createElement('strong');
  setText(label, translate(strings['contact-form.error']));
  notice.append(label, ` ${translate(strings['contact-form.misplaced'])}`);
  wrapper.replaceWith(notice);
}

/** Mounts the forms of Contact Form 7, and takes over the calls of scripts. */
export function mount(element: HTMLElement, context: WidgetContext): Unmount | void {
  if (!(element instanceof HTMLFormElement)) {
    return replaceMisplaced(element, translator(context.config.strings));
  }
  pageContext = context;
  // First, because a cached form resets itself through the public functions as soon as it starts.
  takeOver({
    init: (form) => withLive(form, () => undefined),
    submit: (form, options) => withLive(form, (live) => live.submit(asRecord(options))),
    reset: (form) => withLive(form, (live) => live.reset()),
    validate: (form, options) => withLive(form, (live) => live.validate(asRecord(options))),
  });
  return mountForm(element, context);
}
