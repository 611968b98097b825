/**
 * The page builder's feature content (goodlayers-panels, section 9): a card whose text slides open while somebody is
 * with it. Its title becomes a button, so that the text can be reached without a mouse.
 */
import type { WidgetModule } from '../../runtime/define';
import { watchAttention } from '../../runtime/disclosure/attention';
import { setAttributes } from '../../runtime/disclosure/button';
import { easeOutCubic } from '../../runtime/motion/easing';
import { slide, stopSlide } from '../../runtime/motion/slide';

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
  const trigger =
    card.querySelector<HTMLElement>(`.${NAME}-title`) ?? card.querySelector<HTMLElement>(`.${NAME}-caption`);
  const id = wrap.id || `${NAME}-${(ids += 1)}`;
  setAttributes(wrap, { id }, signal);
  const stop = trigger ?? card;
  setAttributes(
    stop,
    trigger
      ? { role: 'button', tabindex: '0', 'aria-controls': id, 'aria-expanded': 'false' }
      : { role: 'group', tabindex: '0' },
    signal,
  );
  watchAttention(
    card,
    (isThere) => {
      trigger?.setAttribute('aria-expanded', String(isThere));
      if (isSliding) void slide(wrap, isThere, SLIDE_MS, easeOutCubic);
      else wrap.style.maxHeight = isThere ? OPEN_MAX_HEIGHT : '';
    },
    signal,
  );
  signal.addEventListener('abort', () => {
    stopSlide(wrap);
    wrap.style.display = '';
    wrap.style.maxHeight = '';
  });
};
