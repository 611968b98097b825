/** Uses the Pro plugin's sorter if its script runs on the page (essential-addons, section 5.5). */

/**
 * Lets the Pro plugin sort the table.
 *
 * @returns false if the Pro plugin's sorter is not on the page
 */
export function callProSorter(root: HTMLElement): boolean {
  const { enableProSorter, jQuery }: { readonly enableProSorter?: unknown; readonly jQuery?: unknown } =
    window;
  if (typeof enableProSorter !== 'function' || typeof jQuery !== 'function') return false;
  enableProSorter(jQuery, jQuery(root));
  return true;
}
