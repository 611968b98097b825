/** @returns true for a click on a link with an address that the browser follows in this tab */
export function followsLink(event: Event): boolean {
  if (event.defaultPrevented || !(event instanceof MouseEvent)) return false;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return event.target instanceof Element && event.target.closest('a[href]') !== null;
}
