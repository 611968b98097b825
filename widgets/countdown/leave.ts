/** Takes the visitor elsewhere when a countdown ends (RELIABILITY 54, 55). */
import { replacePage } from '../../runtime/page/environment';
import { navigationTarget } from '../../runtime/page/url';

/** Several countdowns of a page may end together: one of them goes. */
let isLeaving = false;

/**
 * @param text the address that the site has set
 * @param sameOriginOnly true where the site allows no other host
 * @returns false when the address is none that may be gone to, or leads to this very page
 */
export function leaveFor(text: string, sameOriginOnly: boolean): boolean {
  const url = navigationTarget(text, { base: location.href, sameOriginOnly });
  if (!url || withoutHash(url) === withoutHash(new URL(location.href))) return false;
  if (!isLeaving) {
    isLeaving = true;
    replacePage(url);
  }
  return true;
}

function withoutHash({ href }: URL): string {
  return href.replace(/#.*$/s, '');
}
