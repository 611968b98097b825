/** The character counters of a form (contact-form-7, section 10.5). They never write to a field. */
import { rememberClasses, writeAttributes, writeClasses } from '../../../runtime/dom/attributes';
import { remember } from '../../../runtime/dom/restore';
import { rememberContent, setText } from '../../../runtime/dom/text';
import { announce } from '../../../runtime/page/announce';
import { type Count, counterAttributes, counterClasses } from '../attributes';
import { controlsNamed, type FormParts } from '../markup';
import { strings } from '../widget.json';
import { afterReset } from './controls';

export interface CounterLimits {
  readonly isDown: boolean;
  readonly start: number;
  readonly most: number | undefined;
  readonly least: number | undefined;
}

export interface CounterReading extends Count {
  readonly element: HTMLElement;
  /** The control whose characters it counts. */
  readonly target: Element;
  readonly text: string;
}

export function wireCounters({ form, translate }: FormParts, signal: AbortSignal): void {
  let shown: readonly CounterReading[] = [];
  const restores = new Map<Element, () => void>();
  const update = (): void => {
    shown = readCounters(form);
    for (const counter of shown) {
      const { element } = counter;
      if (!restores.has(element)) restores.set(element, rememberCounter(counter));
      showCount(counter);
    }
  };
  const onInput = ({ target }: Event): void => {
    const before = shown;
    update();
    // Announce only the limit, because announcing the number on every key would be disruptive.
    const crossed = crossedLimit(before, shown, target);
    if (!crossed) return;
    const text = isTooLong(crossed) ? strings['contact-form.too_long'] : strings['contact-form.fits_again'];
    announce(translate(text));
  };
  update();
  form.addEventListener('input', onInput, { signal });
  afterReset(form, signal, update);
  signal.addEventListener('abort', () => restores.forEach((restore) => restore()));
}

function showCount(counter: CounterReading): void {
  const { element, text } = counter;
  writeAttributes(element, counterAttributes(counter));
  writeClasses(element, counterClasses(counter));
  setText(element, text);
}

/** @returns a function that restores the server's counter */
function rememberCounter(counter: CounterReading): () => void {
  const { element } = counter;
  const restoreContent = rememberContent(element);
  const restoreClasses = rememberClasses(element, Object.keys(counterClasses(counter)));
  const restoreAttributes = remember(element, { attributes: Object.keys(counterAttributes(counter)) });
  return () => {
    restoreAttributes();
    restoreClasses();
    restoreContent();
  };
}

/** The number counts the trimmed text; the limits apply to the whole text. */
export function countOf(text: string, { isDown, start, most, least }: CounterLimits): Count {
  const length = text.trim().length;
  const isTooLong = most !== undefined && text.length > most;
  const isTooShort = least !== undefined && text.length < least;
  return {
    shown: isDown ? start - length : length,
    fit: isTooLong ? 'too-long' : isTooShort ? 'too-short' : 'fits',
  };
}

/** @returns the counters of a form, without those that have no control or an invalid start value */
export function readCounters(form: HTMLFormElement): CounterReading[] {
  return [...form.querySelectorAll<HTMLElement>('.wpcf7-character-count')].flatMap((element) => {
    const { targetName } = element.dataset;
    const target = targetName ? controlsNamed(form, targetName)[0] : undefined;
    const limits = readLimits(element);
    if (!target || !limits) return [];
    const count = countOf(target.value, limits);
    return [{ element, target, text: String(count.shown), ...count }];
  });
}

/**
 * Compares two readings.
 *
 * @param target the control that has changed
 * @returns the first of its counters that has become too long, or fits again
 */
export function crossedLimit(
  before: readonly CounterReading[],
  after: readonly CounterReading[],
  target: EventTarget | null,
): CounterReading | undefined {
  const tooLong = new Set(before.filter(isTooLong).map(({ element }) => element));
  return after.find(
    (counter) => counter.target === target && isTooLong(counter) !== tooLong.has(counter.element),
  );
}

export const isTooLong = ({ fit }: Count): boolean => fit === 'too-long';

function readLimits(counter: HTMLElement): CounterLimits | undefined {
  const isDown = counter.classList.contains('down');
  const start = readNumber(counter, 'startingValue');
  if (isDown && start === undefined) return undefined;
  return {
    isDown,
    start: start ?? 0,
    most: readNumber(counter, 'maximumValue'),
    least: readNumber(counter, 'minimumValue'),
  };
}

function readNumber(counter: HTMLElement, name: string): number | undefined {
  const text = counter.dataset[name] ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
