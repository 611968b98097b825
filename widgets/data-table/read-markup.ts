/** Reads Essential Addons' data table without sorting (essential-addons, section 5). */
import { reactWidget } from '../../runtime/react/mount';
import { DataTable } from './DataTable';
import { callProSorter } from './pro-sorter';
import { readTable } from './read-table';

/** The classes by which the stylesheet draws an arrow in a header. With the Pro plugin, the server always prints one. */
const ARROWS = ':is(.sorting,.sorting_asc,.sorting_desc):not(.sorting-none)';

export const { mount } = reactWidget((root, context) => {
  const reading = readTable(root, context);
  const headers = [...reading.table.querySelectorAll<HTMLElement>(ARROWS)];
  // The Pro plugin's script hides the arrows itself.
  const withoutArrow = callProSorter(root) ? [] : headers;
  return { props: { reading, report: context.report, withoutArrow } };
}, DataTable);
