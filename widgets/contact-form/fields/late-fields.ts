/**
 * What fields do while the visitor uses the form: they call `window.wpcf7`, which add-ons wrap, and correct, enable, name and
 * renew each other (contact-form-7, sections 3 and 8 to 10).
 */
import { setText } from '../../../runtime/dom/text';
import { announce } from '../../../runtime/page/announce';
import { asRecord } from '../../../runtime/page/as-record';
import { member } from '../../../runtime/page/member';
import type { LiveForm } from '../form';
import { type FormParts, inputsNamed, wrapsOf } from '../markup';
import { callApi } from '../page-api';
import { type Challenges, parseChallenges, type QuizQuestion } from '../requests';
import { strings } from '../widget.json';
import { startEarlyFields } from './early-fields';

const ACTIVE = 'active-on-any';
/** The number in an image's file name. With another file name, the number is not updated. */
const CHALLENGE = /^[^?#]*?(\d+)\.(?:png|gif|jpe?g|webp|avif)(?:[?#]|$)/i;
const FLOATING = '.use-floating-validation-tip';
const TIP = '.wpcf7-not-valid-tip';

/** In the same order as the original. */
const BEHAVIORS = [wireInert, wireChallenges, wireFloatingTips, wireErrorLinks, wireFormEvents];

/** @param signal restores the server's markup */
export function startFields(live: LiveForm, signal: AbortSignal): void {
  // First: a field's change affects other fields before it is validated.
  startEarlyFields(live, signal);
  for (const wire of BEHAVIORS) wire(live, signal);
}

function wireFormEvents(live: LiveForm, signal: AbortSignal): void {
  const { form } = live;
  const whenReleased = watchPointer(live, signal);
  form.addEventListener(
    'submit',
    (event) => {
      if (event.target !== form) return;
      callApi('submit', form, live.press(event.submitter));
      // Last, so that the browser sends the form if the call throws.
      event.preventDefault();
    },
    { signal },
  );
  form.addEventListener('reset', () => live.clearReflections(), { signal });
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

/** Makes elements inert while the form has a certain status (contact-form-7, section 10.8). */
function wireInert({ form }: FormParts, signal: AbortSignal): void {
  const wake = (): void => {
    for (const element of form.querySelectorAll(`.${ACTIVE}`)) {
      element.removeAttribute('inert');
      element.classList.remove(ACTIVE);
    }
  };
  form.addEventListener(
    'wpcf7statuschanged',
    () => {
      wake();
      const status = form.getAttribute('data-status') ?? '';
      for (const element of form.querySelectorAll(`.${CSS.escape(`inert-on-${status}`)}`)) {
        element.setAttribute('inert', 'inert');
        element.classList.add(ACTIVE);
      }
    },
    { signal },
  );
  signal.addEventListener('abort', wake);
}

/**
 * Inserts new captchas and quiz questions after every response, because the old ones are used up (contact-form-7,
 * section 8).
 */
function wireChallenges(parts: FormParts, signal: AbortSignal): void {
  const renew = (event: Event): void => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    putChallenges(parts, parseChallenges(asRecord(detail)['apiResponse']));
  };
  // Before the page's listeners on the form, which expect the new challenges.
  parts.form.addEventListener('wpcf7submit', renew, { signal, capture: true });
  parts.form.addEventListener('wpcf7reset', renew, { signal, capture: true });
}

/** @returns the number with which the server finds the expected text, or undefined */
export function challengeOf(url: string): string | undefined {
  return CHALLENGE.exec(url)?.[1];
}

function putChallenges(parts: FormParts, { captcha, quiz }: Challenges): void {
  for (const [field, url] of captcha) putCaptcha(parts, field, url);
  for (const [field, question] of quiz) putQuestion(parts, field, question);
}

function putCaptcha({ form, translate }: FormParts, field: string, url: string): void {
  const images = [...form.querySelectorAll('img')].filter((image) =>
    image.classList.contains(`wpcf7-captcha-${field.replaceAll(':', '')}`),
  );
  for (const input of inputsNamed(form, field)) input.value = '';
  for (const image of images) image.src = url;
  const challenge = challengeOf(url);
  if (challenge !== undefined) {
    for (const input of inputsNamed(form, `_wpcf7_captcha_challenge_${field}`)) input.value = challenge;
  }
  if (images.length > 0) announce(translate(strings['contact-form.new_captcha']));
}

function putQuestion({ form }: FormParts, field: string, { question, hash }: QuizQuestion): void {
  for (const wrap of wrapsOf(form, field)) {
    for (const input of inputsNamed(wrap, field)) input.value = '';
    for (const label of wrap.querySelectorAll('.wpcf7-quiz-label')) setText(label, question);
    for (const input of inputsNamed(wrap, `_wpcf7_quiz_answer_${field}`)) input.value = hash;
  }
}

/** Hides tips that cover a field on focus, click or hover (contact-form-7, section 9). */
function wireFloatingTips({ form }: FormParts, signal: AbortSignal): void {
  form.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || !member(target, 'closest')(FLOATING)) return;
      member(target, 'closest')('.wpcf7-form-control-wrap')?.querySelectorAll<HTMLElement>(TIP).forEach(hide);
    },
    { signal },
  );
  form.addEventListener('click', onTip, { signal });
  form.addEventListener('mouseover', onTip, { signal });
}

function onTip({ target }: Event): void {
  const tip = target instanceof Element ? member(target, 'closest')<HTMLElement>(TIP) : null;
  if (tip?.closest(FLOATING)) hide(tip);
}

function hide(tip: HTMLElement): void {
  tip.style.display = 'none';
}

/** Focuses the control of a link in the list of errors, even in a closed panel (contact-form-7, section 19). */
function wireErrorLinks({ form, wrapper }: FormParts, signal: AbortSignal): void {
  wrapper.querySelector('.screen-reader-response')?.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? member(event.target, 'closest')('a[href^="#"]') : null;
      const id = link?.getAttribute('href')?.slice(1);
      const control = [...form.querySelectorAll<HTMLElement>('[id]')].find((element) => element.id === id);
      if (!control) return;
      event.preventDefault();
      reveal(control);
      control.focus();
    },
    { signal },
  );
}

/** Opens the closed panels that contain a control, outermost first. */
function reveal(control: Element): void {
  const { body } = control.ownerDocument;
  const ancestors: Element[] = [];
  for (let at = control.parentElement; at && at !== body; at = at.parentElement) ancestors.unshift(at);
  for (const element of ancestors) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    if (element.id !== '') openerOf(body, element.id)?.click();
  }
}

/** @returns the button or tab that opens this panel, if the panel is closed */
function openerOf(body: Element, id: string): HTMLElement | undefined {
  const openers = body.querySelectorAll<HTMLElement>(
    '[aria-expanded="false"],[role="tab"][aria-selected="false"]',
  );
  return [...openers].find((opener) =>
    (opener.getAttribute('aria-controls') ?? '').split(/\s+/).includes(id),
  );
}
