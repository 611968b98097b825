/** What the Pro plugin's script does with a data table when it is alive on the page (essential-addons, section 5.5). */

/**
 * Lets the Pro plugin sort the table.
 *
 * @returns false when the Pro plugin's sorter is not on the page
 */
export function callProSorter(root: HTMLElement): boolean {
  const { enableProSorter, jQuery }: { readonly enableProSorter?: unknown; readonly jQuery?: unknown } =
    window;
  if (typeof enableProSorter !== 'function' || typeof jQuery !== 'function') return false;
  enableProSorter(jQuery, jQuery(root));
  return true;
}
