/**
 * The page builder's entrance animations (goodlayers-motion, section 9). Until its turn comes the stylesheet hides a
 * fading element, so every way in which the turn could fail to come ends in showing it: the end of the page, printing,
 * the focus, less motion wanted, an error.
 */
import type { Unmount, WidgetModule } from '../../../runtime/core/define';
import { now, prefersReducedMotion } from '../../../runtime/page/environment';
import { whenInView } from '../../../runtime/motion/intersection';
import { followScreen, type Job } from '../../../runtime/motion/scroll/scroll';
import { remember } from '../../../runtime/dom/restore';
import { readSettings } from '../../../runtime/dom/settings';
import { isMobileWidth } from '../../../runtime/page/viewport';
import { enqueue, leave, type Waiting } from './queue';
import { isKind, SETTINGS } from './settings';

const ATTRIBUTE = 'data-gdlr-animation';

/** When the plugin's stylesheet shows what no script has come for, in ms (wp-plugin/includes/entrance-fallback.php). */
const FALLBACK_MS = 5000;

/** A page scrolled this close to its end, in px, is at its end: fractions of zoomed screens. */
const END_PX = 1;

export const mount: WidgetModule['mount'] = (element, context): Unmount | void => {
  const kind = element.getAttribute(ATTRIBUTE) ?? '';
  const reveal = (): void => element.removeAttribute(ATTRIBUTE);
  if (!isKind(kind)) {
    reveal();
    return context.report('bad_data-gdlr-animation', kind.slice(0, 100));
  }
  const { durationMs, offset } = readSettings(element, SETTINGS, () => context.report('bad_settings'));
  // What the visitor sees already must not be hidden again.
  const isShown = now() > FALLBACK_MS && kind.startsWith('fade') && getComputedStyle(element).opacity === '1';
  if (prefersReducedMotion() || isShown) return reveal();

  const restoreStyle = remember(element, { styles: ['animation-duration'] });
  /** Ended when its place on the page does not matter any more. */
  const placed = new AbortController();
  /** Ended when it is shown. */
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
    // What is on the screen at the start goes without regard to its line.
    whenInView(element, 1, (wasThere) => wasThere && queue(), placed.signal);
    whenInView(element, offset, queue, placed.signal);
    const queueAtEnd: Job = ({ top, height }) => {
      const isEnd = top + height >= document.documentElement.scrollHeight - END_PX;
      // Below its line, and as high as it will ever get.
      return isEnd && element.getBoundingClientRect().top < height ? queue : undefined;
    };
    followScreen(queueAtEnd, { signal: placed.signal, fail: context.fail });
  }
  return (hasFailed) => {
    finish();
    if (hasFailed) reveal();
  };
};
