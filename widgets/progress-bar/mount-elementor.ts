/**
 * Fills Elementor's progress bars when they come into view (elementor-frontend, section 3.6). The stylesheet moves them. The
 * server prints the role and the values. Fixed: with reduced motion, they are full at once.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { watchIntersection } from '../../runtime/motion/intersection';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { fillBar } from './fill-bar';
import { readElementorProgress } from './read-elementor';

export const mount: WidgetModule['mount'] = (wrapper, { signal }) => {
  const reading = readElementorProgress(wrapper);
  if (prefersReducedMotion()) return fillBar(reading, true, signal);
  const stop = watchIntersection(wrapper, '0px', ({ isIntersecting }) => {
    if (!isIntersecting) return;
    stop();
    fillBar(reading, false, signal);
  });
  signal.addEventListener('abort', stop);
};
