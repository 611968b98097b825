/** Whether a click leads to another page (goodlayers-theme, section 6). */
import { member } from '../../../runtime/page/member';
import { isPlainClick } from '../../../runtime/page/link';

/** Links of other scripts, and those that the site excludes. */
const OTHERS =
  '.gdlr-core-js,.strip,.sf-with-ul,.remove,.ajax_add_to_cart,.tribe-events-nav-pagination a,[class*="-no-preload"]';

/** @returns true if the browser will load another page in this window */
export function leavesPage(event: MouseEvent): boolean {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return false;
  const link = member(event.target, 'closest')<HTMLAnchorElement>('a[href]');
  if (!link || link.matches(OTHERS) || link.hasAttribute('download')) return false;
  if (link.target !== '' && link.target !== '_self') return false;
  if (!/^https?:$/.test(link.protocol)) return false;
  return withoutHash(link.href) !== withoutHash(location.href);
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/, '');
}
