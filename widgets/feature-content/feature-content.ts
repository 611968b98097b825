/**
 * The page builder's feature content (goodlayers-panels, section 9): a card whose text slides open on hover, focus or
 * tap.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { watchInterest } from '../../runtime/dom/interest';
import { restoreOnAbort, setAttributes } from '../../runtime/dom/restore';
import { easeOutCubic } from '../../runtime/motion/easing';
import { stopAnimation } from '../../runtime/motion/animate';
import { slide } from '../../runtime/motion/slide';

const NAME = 'gdlr-core-feature-content';
const SLIDE_MS = 350;
/** The open height in the stylesheet of 1.8.7. */
const OPEN_MAX_HEIGHT = '250px';

let ids = 0;

export const mount: WidgetModule['mount'] = (card, { signal }) => {
  const wrap = card.querySelector<HTMLElement>(`.${NAME}-wrap`);
  // Without the wrap, the text is always visible.
  if (!wrap) return;
  // In 1.8.7, the stylesheet opens the text, but only on hover.
  const isSliding = getComputedStyle(wrap).display === 'none';
  const button = makeStop(card, wrap, signal);
  watchInterest(
    card,
    (isActive) => {
      button?.setAttribute('aria-expanded', String(isActive));
      if (isSliding) void slide(wrap, isActive, SLIDE_MS, easeOutCubic);
      else wrap.style.maxHeight = isActive ? OPEN_MAX_HEIGHT : '';
    },
    signal,
  );
  restoreOnAbort([wrap], { styles: ['display', 'max-height'] }, signal);
  signal.addEventListener('abort', () => stopAnimation(wrap, 'slide'));
};

/**
 * Makes the card's title or caption a button for the keyboard, or the card itself focusable. A title with a link is
 * already focusable.
 *
 * @returns the new button, if any
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
