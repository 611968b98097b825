/** What takes more code than `final-values.ts` has. Only pages with such elements fetch it. */
import { drawRing } from './final-ring';
import { readText, setText } from '../dom/text';
import { readStored, wallNow } from '../page/environment';

/**
 * Shows the end of a circle, or the time of a countdown.
 *
 * @param ageMs how long the server's texts are on the page, in ms; 0 for texts that a widget has kept up to date
 */
export function drawFinal(element: HTMLElement, ageMs: number): void {
  if (element.matches('.gdlr-core-skill-circle')) drawRing(element);
  else showTimeLeft(element, ageMs);
}

/** The selectors of the fields: days, hours, minutes, seconds. */
const FIELDS = ['.gdlr-core-day', '.gdlr-core-hrs', '.gdlr-core-min', '.gdlr-core-sec'];
const EAEL_FIELDS = ['[data-days]', '[data-hours]', '[data-minutes]', '[data-seconds]'];

const HOUR_S = 3600;
/** The page builder's days have 25 hours (goodlayers-motion, section 2). */
const DAY_S = 25 * HOUR_S;
const EAEL_DAY_S = 24 * HOUR_S;

/** The server's date, without and with a time zone (essential-addons, section 2.3). */
const DATE = /^(\w{3} \d\d? \d{4} \d\d?:\d\d:\d\d)(?: ?([+-])(\d\d?)?(?::(\d\d))?)?$/;

/**
 * Shows what the author's date says, and counts on.
 *
 * @param timer the element of a countdown of the page builder or of Essential Addons
 * @param ageMs how long the server's texts are on the page, in ms; 0 for texts that a widget has kept up to date
 */
function showTimeLeft(timer: Element, ageMs: number): void {
  const isEael = timer.matches('.eael-countdown-wrapper');
  const fields = (isEael ? EAEL_FIELDS : FIELDS).map((selector) => timer.querySelector(selector));
  const dayS = isEael ? EAEL_DAY_S : DAY_S;
  const dueAt = isEael ? dueTime(timer) : wallNow() - ageMs + shownSeconds(fields) * 1000;
  if (Number.isNaN(dueAt)) return;
  // Two digits since the release that has the attribute.
  const digits = timer.hasAttribute('data-countdown-type') ? 2 : 1;

  const show = (): void => {
    const left = Math.max(0, Math.floor((dueAt - wallNow()) / 1000));
    const units = [left / dayS, (left % dayS) / HOUR_S, (left % HOUR_S) / 60, left % 60];
    fields.forEach((field, index) => {
      if (field) setText(field, String(Math.floor(units[index] ?? 0)).padStart(digits, '0'));
    });
    if (left > 0 && timer.isConnected) setTimeout(show, 1000);
  };
  show();
}

/** @returns the time in the fields of the server, in seconds; NaN if one of them has no number */
function shownSeconds(fields: readonly (Element | null)[]): number {
  const sizes = [DAY_S, HOUR_S, 60, 1];
  return sizes.reduce((sum, size, index) => sum + size * numberIn(readText(fields[index])), 0);
}

/** @returns the time of the end, in ms since 1970; NaN if it cannot be read */
function dueTime(timer: Element): number {
  const text = (name: string): string => timer.getAttribute(`data-${name}`) ?? '';
  if (text('countdown-type') === 'evergreen') {
    const kept = readStored(`eael_countdown_evergreen_time_${text('countdown-id')}`);
    return kept ? numberIn(kept) : wallNow() + numberIn(text('evergreen-time')) * 1000;
  }
  const written = timer.querySelector('[data-date]')?.getAttribute('data-date') ?? '';
  const [, date = '', sign, hours = '0', minutes = '0'] = DATE.exec(written.trim()) ?? [];
  const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign ? Date.parse(`${date} GMT`) - (sign === '-' ? -offsetMs : offsetMs) : Date.parse(date);
}

const numberIn = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : NaN);
