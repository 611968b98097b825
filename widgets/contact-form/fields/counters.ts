/** Counts the characters of a field (contact-form-7, section 10.5). Writes to the counter only, never to the field. */
import { announce } from '../../../runtime/page/announce';
import type { LiveForm } from '../live-form';
import { strings } from '../widget.json';
import { controlsNamed } from '../wraps';
import { afterReset } from './after-reset';

/** The length of a text compared with the limits of its counter. */
export type Fit = 'too-long' | 'too-short' | 'fits';

/** The value of a counter. */
export interface Count {
  readonly shown: number;
  readonly fit: Fit;
}

export interface CounterLimits {
  readonly isDown: boolean;
  readonly start: number;
  readonly most: number | undefined;
  readonly least: number | undefined;
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

export function wireCounters({ form, translate }: LiveForm, signal: AbortSignal): void {
  const targetOf = ({ dataset: { targetName } }: HTMLElement) =>
    targetName ? controlsNamed(form, targetName)[0] : undefined;

  const update = (counter: HTMLElement): Fit | undefined => {
    const target = targetOf(counter);
    if (!target) return undefined;
    const limits = readLimits(counter);
    // With an invalid start value, the server's number is kept.
    if (!limits) return undefined;
    const { shown, fit } = countOf(target.value, limits);
    counter.textContent = String(shown);
    counter.dataset['currentValue'] = String(shown);
    counter.classList.toggle('too-long', fit === 'too-long');
    counter.classList.toggle('too-short', fit === 'too-short');
    return fit;
  };
  const updateAll = (): void => countersOf(form).forEach(update);

  updateAll();
  form.addEventListener(
    'input',
    ({ target }) => {
      for (const counter of countersOf(form)) {
        if (targetOf(counter) !== target) continue;
        const wasTooLong = counter.classList.contains('too-long');
        const isTooLong = update(counter) === 'too-long';
        // Announce only the limit, because announcing the number on every key would be disruptive.
        if (isTooLong === wasTooLong) continue;
        announce(
          isTooLong
            ? translate(strings['contact-form.too_long'])
            : translate(strings['contact-form.fits_again']),
        );
        break;
      }
      updateAll();
    },
    { signal },
  );
  afterReset(form, signal, updateAll);
}

function countersOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('.wpcf7-character-count')];
}

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
