/**
 * The page builder's feature content (goodlayers-panels, section 9): a card whose text slides open while somebody is
 * with it, also without a mouse.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { watchInterest } from '../../runtime/dom/interest';
import { restoreOnAbort, setAttributes } from '../../runtime/dom/restore';
import { easeOutCubic } from '../../runtime/motion/easing';
import { stopAnimation } from '../../runtime/motion/animate';
import { slide } from '../../runtime/motion/slide';

const NAME = 'gdlr-core-feature-content';
const SLIDE_MS = 350;
/** What the stylesheet of 1.8.7 opens it to. */
const OPEN_MAX_HEIGHT = '250px';

let ids = 0;

export const mount: WidgetModule['mount'] = (card, { signal }) => {
  const wrap = card.querySelector<HTMLElement>(`.${NAME}-wrap`);
  // Its text shows all the time.
  if (!wrap) return;
  // 1.8.7 opens it by the stylesheet alone, which knows nothing of focus and fingers.
  const isSliding = getComputedStyle(wrap).display === 'none';
  const button = makeStop(card, wrap, signal);
  watchInterest(
    card,
    (isThere) => {
      button?.setAttribute('aria-expanded', String(isThere));
      if (isSliding) void slide(wrap, isThere, SLIDE_MS, easeOutCubic);
      else wrap.style.maxHeight = isThere ? OPEN_MAX_HEIGHT : '';
    },
    signal,
  );
  restoreOnAbort([wrap], { styles: ['display', 'max-height'] }, signal);
  signal.addEventListener('abort', () => stopAnimation(wrap, 'slide'));
};

/**
 * Gives the keyboard something to open the card by: its title or caption, or the card itself. A title with a link in
 * it is reached as it is.
 *
 * @returns the element that is a button now
 */
function makeStop(card: HTMLElement, wrap: HTMLElement, signal: AbortSignal): HTMLElement | undefined {
  const heading =
    card.querySelector<HTMLElement>(`.${NAME}-title`) ?? card.querySelector<HTMLElement>(`.${NAME}-caption`);
  if (!heading) {
    setAttributes(card, { role: 'group', tabindex: '0' }, signal);
    return undefined;
  }
  if (heading.querySelector('a[href],button')) return undefined;
  const id = wrap.id || `${NAME}-${(ids += 1)}`;
  setAttributes(wrap, { id }, signal);
  setAttributes(
    heading,
    { role: 'button', tabindex: '0', 'aria-controls': id, 'aria-expanded': 'false' },
    signal,
  );
  return heading;
}
