/** @returns true for a click on a link with an address that the browser follows in this tab */
import { member } from '../../runtime/page/member';
export function followsLink(event: Event): boolean {
  if (event.defaultPrevented || !(event instanceof MouseEvent)) return false;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return event.target instanceof Element && member(event.target, 'closest')('a[href]') !== null;
}
