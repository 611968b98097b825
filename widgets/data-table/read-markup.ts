/** Mounts Essential Addons' data table without sorting (essential-addons, section 5). It has no controls. */
import type { WidgetModule } from '../../runtime/core/define';
import { rememberClasses, writeClasses } from '../../runtime/dom/attributes';
import { completeTable } from './complete-table';
import { callProSorter, readTable } from './read-table';

/** The classes by which the stylesheet draws an arrow in a header. With the Pro plugin, the server always prints one. */
const ARROWS = ':is(.sorting,.sorting_asc,.sorting_desc):not(.sorting-none)';

/** Without this class the stylesheet draws an arrow in a header. */
const NO_ARROW = { 'sorting-none': true };

export const mount: WidgetModule['mount'] = (root, context) => {
  const reading = readTable(root, context);
  const headers = [...reading.table.querySelectorAll<HTMLElement>(ARROWS)];
  // The Pro plugin's script hides the arrows itself.
  const withoutArrow = callProSorter(root) ? [] : headers;
  const ending = new AbortController();
  completeTable(reading, context.report, ending.signal);
  for (const header of withoutArrow) {
    ending.signal.addEventListener('abort', rememberClasses(header, Object.keys(NO_ARROW)));
    writeClasses(header, NO_ARROW);
  }
  return () => ending.abort();
};
