/**
 * Makes sidebars as high as the content next to them (goodlayers-motion, section 16). The effect is visible only with a
 * background: if no column on the page has one, nothing is changed; otherwise all containers are.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { renderedHeight } from '../../../runtime/dom/measure';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { createLayoutPool } from '../../../runtime/motion/scroll/layout-pool';
import { isMobileWidth } from '../../../runtime/page/viewport';

const COLUMN = '.gdlr-core-pbf-sidebar-padding';
const WITH_BACKGROUND = ['content', 'left', 'right']
  .map((place) => `.gdlr-core-pbf-sidebar-${place} > .gdlr-core-pbf-background-wrap`)
  .join(',');

const join = createLayoutPool(layOut);

export const mount: WidgetModule['mount'] = (container, context) => {
  const columns = columnsOf(container);
  restoreOnAbort(columns, { styles: ['min-height'] }, context.signal);
  join(
    container,
    context,
    columns.flatMap((column) => [column, ...column.children]),
  );
};

function layOut(containers: readonly HTMLElement[]): void {
  if (!document.querySelector(WITH_BACKGROUND)) return;
  const all = containers.map(columnsOf);
  for (const column of all.flat()) column.style.minHeight = '';
  if (isMobileWidth()) return;
  const heights = all.map((columns) => Math.max(0, ...columns.map(renderedHeight)));
  all.forEach((columns, index) => {
    for (const column of columns) column.style.minHeight = `${heights[index] ?? 0}px`;
  });
}

function columnsOf(container: HTMLElement): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(COLUMN)];
}
