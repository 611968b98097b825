/**
 * Starts what fields show and do before the visitor uses the form: spinners, names, and what depends on other fields
 * (contact-form-7, sections 3, 10 and 19). Contains no React, because a form is prepared with it; it runs on when the form is
 * mounted.
 */
import { writeAttributes } from '../../../runtime/dom/attributes';
import { setAttributes } from '../../../runtime/dom/restore';
import { spinnerAttributes, type SpinnerReading } from '../attributes';
import { fieldOf, type FormParts } from '../markup';
import { callApi } from '../page-api';
import { strings } from '../widget.json';
import { wireAcceptance, wireExclusive, wireFreeText, wireUrlFix } from './controls';
import { wireCounters } from './counters';

const SPINNER = 'wpcf7-spinner';
/** The class in releases up to 5.4. */
const LOADER = 'ajax-loader';
const GROUPS = '.wpcf7-checkbox,.wpcf7-radio';
const FIELDS = [
  'input:not([type="hidden"],[type="submit"],[type="checkbox"],[type="radio"])',
  'select',
  'textarea',
]
  .map((field) => `.wpcf7-form-control-wrap ${field}`)
  .join();
const NAMES = '[aria-label],[aria-labelledby],[title],[placeholder]';

/** In the same order as the original, except that the spinners are first: they read styles, and the others change them. */
const BEHAVIORS = [
  wireSpinners,
  wireWrapper,
  wireExclusive,
  wireFreeText,
  wireUrlFix,
  wireChoiceGroups,
  wireFieldNames,
  wireCaptchaNames,
  wireAcceptance,
  wireCounters,
  wireReset,
];

const started = new WeakSet<HTMLFormElement>();

/**
 * Does nothing if the form is prepared.
 *
 * @param signal restores the server's markup
 */
export function startEarlyFields(parts: FormParts, signal: AbortSignal): void {
  const { form } = parts;
  if (started.has(form)) return;
  started.add(form);
  signal.addEventListener('abort', () => started.delete(form));
  for (const wire of BEHAVIORS) wire(parts, signal);
}

/** The wrapper's class indicates whether scripts run. */
function wireWrapper({ wrapper }: FormParts, signal: AbortSignal): void {
  if (!wrapper.classList.replace('no-js', 'js')) return;
  signal.addEventListener('abort', () => wrapper.classList.replace('js', 'no-js'));
}

function wireReset({ form }: FormParts, signal: AbortSignal): void {
  form.addEventListener('reset', () => callApi('reset', form), { signal });
}

/**
 * The spinner next to each button (contact-form-7, sections 3 and 10.6). The page's stylesheet shows it while the form is
 * sent. Themes move it.
 */
function wireSpinners({ form }: FormParts, signal: AbortSignal): void {
  const spinners = readSpinners(form).map((reading) => {
    const spinner = form.ownerDocument.createElement('span');
    writeAttributes(spinner, spinnerAttributes(reading));
    // An invisible spinner takes up space. Without reserved space, it must not shift the layout until the form is sent.
    if (!reading.hasRoom) spinner.style.display = 'none';
    reading.button.after(spinner);
    return spinner;
  });
  const onStatus = (): void => {
    if (form.getAttribute('data-status') === 'submitting')
      for (const spinner of spinners) spinner.removeAttribute('style');
  };
  // Before the page's listeners on the form, which expect that it is shown.
  form.addEventListener('wpcf7statuschanged', onStatus, { signal, capture: true });
  signal.addEventListener('abort', () => spinners.forEach((spinner) => spinner.remove()));
}

function readSpinners(form: HTMLFormElement): readonly SpinnerReading[] {
  const places = form.querySelectorAll('.has-spinner');
  const isOld = places.length === 0;
  const buttons = isOld ? form.querySelectorAll('.wpcf7-submit') : places;
  return (
    [...buttons]
      // A cloned form already has a spinner.
      .filter((button) => !button.nextElementSibling?.matches(`.${SPINNER},.${LOADER}`))
      .map((button) => ({
        button,
        className: isOld ? LOADER : SPINNER,
        hasRoom: hasRoom(button),
      }))
  );
}

/** @returns whether the space after a button is that of a spinner (wp-plugin/includes/paint/first-paint.php) */
function hasRoom(button: Element): boolean {
  const next = button.nextElementSibling;
  return next?.matches('.atoll-spinner-room') === true && getComputedStyle(next).width === '24px';
}

/** Gives groups of check boxes and radio buttons a role and a name (contact-form-7, section 19). */
function wireChoiceGroups({ form }: FormParts, signal: AbortSignal): void {
  for (const group of form.querySelectorAll<HTMLElement>(`span:is(${GROUPS})`)) {
    if (group.hasAttribute('role')) continue;
    const isNamed = group.hasAttribute('aria-label') || group.hasAttribute('aria-labelledby');
    const role = group.matches('.wpcf7-radio') ? 'radiogroup' : 'group';
    setAttributes(group, { role, ...(!isNamed && { 'aria-label': nameOf(group) }) }, signal);
  }
}

/** Names fields that have no label (contact-form-7, section 19). */
function wireFieldNames({ form }: FormParts, signal: AbortSignal): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(FIELDS)) {
    if (field.labels?.length || field.matches(NAMES)) continue;
    setAttributes(field, { 'aria-label': nameOf(field) }, signal);
  }
}

/** Translates the alternative text, which the server prints in English on every site. */
function wireCaptchaNames({ form, translate }: FormParts, signal: AbortSignal): void {
  for (const image of form.querySelectorAll<HTMLImageElement>('img.wpcf7-captchac[alt="captcha"]')) {
    setAttributes(image, { alt: translate(strings['contact-form.captcha']) }, signal);
  }
}

/** @returns the text before the field on the same line; else the legend of its fieldset; else the field's name */
function nameOf(field: HTMLElement): string {
  const wrap = field.closest<HTMLElement>('.wpcf7-form-control-wrap') ?? field;
  let words = '';
  for (let node = wrap.previousSibling; node && !isBreak(node); node = node.previousSibling) {
    if (node instanceof Element || node instanceof Text) words = `${node.textContent ?? ''}${words}`;
  }
  const legend = field.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
  return [words, legend].map(trimLabel).find(Boolean) ?? fieldOf(wrap).replace(/[-_]+/g, ' ');
}

/** Another field on the line also ends the text. */
function isBreak(node: Node): boolean {
  return node instanceof Element && node.matches('br,.wpcf7-form-control-wrap');
}

function trimLabel(words: string): string {
  return words.replace(/\s+/g, ' ').trim().replace(/\s*:$/, '');
}
