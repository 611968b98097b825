/** Parses the attributes of entrance animations (goodlayers-motion, section 9). */
import { leadingNumber } from '../../../runtime/dom/leading-number';
import type { Setting } from '../../../runtime/dom/settings';

/** The classes that the site's stylesheet animates. Elements with a fade are invisible until it starts. */
const KINDS: ReadonlySet<string> = new Set([
  'fadeIn',
  'fadeInDown',
  'fadeInUp',
  'fadeInLeft',
  'fadeInRight',
  'bounce',
  'pulse',
  'rubberBand',
  'shake',
  'swing',
]);

const DEFAULT_DURATION_MS = 600;
/** Longer durations are invalid. */
const MAX_DURATION_MS = 1_000_000;
const DEFAULT_OFFSET = 0.8;

/** @returns true for one of the ten animations */
export function isKind(text: string): boolean {
  return KINDS.has(text);
}

export const SETTINGS = {
  durationMs: {
    attribute: 'data-gdlr-animation-duration',
    fallback: DEFAULT_DURATION_MS,
    parse: parseDurationMs,
  },
  offset: { attribute: 'data-gdlr-animation-offset', fallback: DEFAULT_OFFSET, parse: parseShare },
} satisfies Readonly<Record<string, Setting<number>>>;

/** @returns milliseconds; the original read "1s" as 1 ms */
export function parseDurationMs(text: string): number | undefined {
  const value = leadingNumber(text) ?? NaN;
  const isInSeconds = /^[^a-z]*s/i.test(text.slice(0, 20));
  const durationMs = value * (isInSeconds ? 1000 : 1);
  return durationMs >= 0 && durationMs < MAX_DURATION_MS ? durationMs : undefined;
}

function parseShare(text: string): number | undefined {
  const share = leadingNumber(text);
  return share !== undefined && share >= 0 && share <= 1 ? share : undefined;
}
