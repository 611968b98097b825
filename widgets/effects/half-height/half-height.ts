/**
 * Half heights (goodlayers-motion, section 14): in the fixed metro style, two of every eight portfolio items are
 * stacked. The layout does not wait for images, because the browser knows their aspect ratio from their width and
 * height attributes. The original wrapped them in boxes instead.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { renderedHeight } from '../../../runtime/dom/measure';
import { isMobileDevice } from '../../../runtime/page/device';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { createLayoutPool } from '../../../runtime/motion/scroll/layout-pool';
import { isMobileWidth } from '../../../runtime/page/viewport';

const join = createLayoutPool(layOut);

export const mount: WidgetModule['mount'] = (element, context) => {
  if (isMobileDevice()) return;
  const images = element.querySelectorAll('img');
  restoreOnAbort([element], { styles: ['height'] }, context.signal);
  restoreOnAbort(images, { styles: ['margin-top'] }, context.signal);
  join(element, context, [element, ...images]);
};

function layOut(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    element.style.height = 'auto';
    for (const image of element.querySelectorAll('img')) image.style.marginTop = '0px';
  }
  if (isMobileWidth()) return;
  const heights = elements.map(renderedHeight);
  elements.forEach((element, index) => {
    const height = heights[index] ?? 0;
    element.style.height = `${height / 2}px`;
    for (const image of element.querySelectorAll('img')) image.style.marginTop = `${-height / 4}px`;
  });
}
