/** Parses the attributes of entrance animations (goodlayers-motion, section 9). */
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
  const match = /^(\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})(ms|s)?$/i.exec(text.trim());
  if (!match) return undefined;
  const [, value, unit = 'ms'] = match;
  return Number(value) * (unit.toLowerCase() === 's' ? 1000 : 1);
}

function parseShare(text: string): number | undefined {
  const share = /^\d*\.?\d+$/.test(text.slice(0, 20).trim()) ? Number(text) : NaN;
  return share >= 0 && share <= 1 ? share : undefined;
}
