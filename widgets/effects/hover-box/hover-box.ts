/**
 * The page builder's hover boxes (goodlayers-panels, section 8): shows a second image on hover, focus or tap, and names
 * the link that covers the box. As in the original, images of different heights shift the page.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { watchInterest } from '../../../runtime/dom/interest';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { stopAnimation } from '../../../runtime/motion/animate';
import { fadeIn, hide } from '../../../runtime/motion/fade';
import { describeBox, pairsIn } from './read-markup';

const FADE_MS = 300;

export const mount: WidgetModule['mount'] = (box, { signal }) => {
  describeBox(box, signal);
  const pairs = pairsIn(box);
  if (pairs.length === 0) return;
  for (const { first, second } of pairs) restoreOnAbort([first, second], { styles: ['display'] }, signal);
  watchInterest(
    box,
    (isInterested) => {
      for (const { first, second } of pairs) {
        hide(isInterested ? first : second);
        void fadeIn(isInterested ? second : first, FADE_MS);
      }
    },
    signal,
  );
  signal.addEventListener('abort', () => {
    for (const image of pairs.flatMap(({ first, second }) => [first, second])) stopAnimation(image, 'fade');
  });
};
