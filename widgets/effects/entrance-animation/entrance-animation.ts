/**
 * The page builder's entrance animations (goodlayers-motion, section 9). The stylesheet hides a fading element until
 * its animation starts. So the element is also shown in all cases in which the animation might never start: at the end
 * of the page, on print, on focus, with reduced motion, and after an error.
 */
import type { Unmount, WidgetModule } from '../../../runtime/core/define';
import { leadingNumber } from '../../../runtime/dom/leading-number';
import { remember } from '../../../runtime/dom/restore';
import { readSettings, type Setting } from '../../../runtime/dom/settings';
import { whenInView } from '../../../runtime/motion/intersection';
import { followScreen, type Job } from '../../../runtime/motion/scroll/scroll';
import { now, prefersReducedMotion } from '../../../runtime/page/environment';
import { isMobileWidth } from '../../../runtime/page/viewport';
import { enqueue, leave, type Waiting } from './queue';

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

/** Parses the attributes of entrance animations (goodlayers-motion, section 9). */
const SETTINGS = {
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

const ATTRIBUTE = 'data-gdlr-animation';

/**
 * The time after which the plugin's stylesheet shows hidden elements, in ms (wp-plugin/includes/paint/entrance-fallback.php).
 */
const FALLBACK_MS = 5000;

/** Tolerance for the end of the page, in px, because zoomed pages have fractional scroll positions. */
const END_PX = 1;

export const mount: WidgetModule['mount'] = (element, context): Unmount | void => {
  const kind = element.getAttribute(ATTRIBUTE) ?? '';
  const reveal = (): void => element.removeAttribute(ATTRIBUTE);
  if (!isKind(kind)) {
    reveal();
    return context.report('bad_data-gdlr-animation', kind.slice(0, 100));
  }
  const { durationMs, offset } = readSettings(element, SETTINGS, () => context.report('bad_settings'));
  // An element that is already visible must not be hidden again.
  const isShown = now() > FALLBACK_MS && kind.startsWith('fade') && getComputedStyle(element).opacity === '1';
  if (prefersReducedMotion() || isShown) return reveal();

  const restoreStyle = remember(element, { styles: ['animation-duration'] });
  /** Aborted when the element's position on the page no longer matters. */
  const placed = new AbortController();
  /** Aborted when the element is shown. */
  const hidden = new AbortController();
  let end: ReturnType<typeof setTimeout> | undefined;

  const finish = (): void => {
    placed.abort();
    hidden.abort();
    clearTimeout(end);
    leave(turn);
    restoreStyle();
    element.classList.remove(kind);
  };
  const show = (): void => {
    finish();
    reveal();
  };
  const turn: Waiting = {
    isPast: () => element.getBoundingClientRect().bottom <= 0,
    start() {
      element.style.animationDuration = `${durationMs}ms`;
      element.classList.add(kind);
      end = setTimeout(show, durationMs);
    },
  };
  const queue = (): void => {
    if (placed.signal.aborted) return;
    placed.abort();
    enqueue(turn);
  };

  element.addEventListener('focusin', show, { signal: hidden.signal });
  addEventListener('beforeprint', show, { signal: hidden.signal });
  if (isMobileWidth()) queue();
  else {
    // Elements that are visible at the start are queued regardless of their offset.
    whenInView(element, 1, (wasInView) => wasInView && queue(), placed.signal);
    whenInView(element, offset, queue, placed.signal);
    const queueAtEnd: Job = ({ top, height }) => {
      const isEnd = top + height >= document.documentElement.scrollHeight - END_PX;
      // At the end of the page, the element cannot be scrolled up to its offset.
      return isEnd && element.getBoundingClientRect().top < height ? queue : undefined;
    };
    followScreen(queueAtEnd, { signal: placed.signal, fail: context.fail });
  }
  return (hasFailed) => {
    finish();
    if (hasFailed) reveal();
  };
};
