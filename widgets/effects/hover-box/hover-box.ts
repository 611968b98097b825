/**
 * The page builder's hover boxes (goodlayers-panels, section 8): a second picture while somebody is with the box, and
 * a name for the link that covers it. That pictures of different heights move the page is the original's too.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { watchInterest } from '../../../runtime/dom/interest';
import { restoreOnAbort, setAttributes } from '../../../runtime/dom/restore';
import { nameLink } from '../../../runtime/dom/link-name';
import { stopAnimation } from '../../../runtime/motion/animate';
import { fadeIn, hide } from '../../../runtime/motion/fade';

const NAME = 'gdlr-core-hover-box';
const FADE_MS = 300;

export const mount: WidgetModule['mount'] = (box, { signal }) => {
  const title = box.querySelector(`.${NAME}-title`)?.textContent?.trim();
  for (const link of box.querySelectorAll<HTMLElement>(`:scope > .${NAME}-link`))
    nameLink(link, title, signal);
  const pairs = [...box.querySelectorAll('.gdlr-core-hover-thumbnail')].flatMap((wrap) => {
    const [first, second] = wrap.querySelectorAll<HTMLElement>(':scope > img');
    return first && second ? [{ first, second }] : [];
  });
  if (pairs.length === 0) return;
  for (const { first, second } of pairs) {
    setAttributes(second, { 'aria-hidden': 'true' }, signal);
    restoreOnAbort([first, second], { styles: ['display'] }, signal);
  }
  watchInterest(
    box,
    (isThere) => {
      for (const { first, second } of pairs) {
        hide(isThere ? first : second);
        void fadeIn(isThere ? second : first, FADE_MS);
      }
    },
    signal,
  );
  signal.addEventListener('abort', () => {
    for (const image of pairs.flatMap(({ first, second }) => [first, second])) stopAnimation(image, 'fade');
  });
};
