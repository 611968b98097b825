/** Redirects the visitor when a countdown ends (RELIABILITY 54, 55). */
import { replacePage } from '../../runtime/page/environment';
import { navigationTarget } from '../../runtime/page/url';

/** True after the first redirect: several countdowns may end at the same time. */
let isLeaving = false;

/**
 * @param text the URL in the site's settings
 * @param sameOriginOnly true if the site allows no other origin
 * @returns false if the URL is unsafe or points to this page
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
