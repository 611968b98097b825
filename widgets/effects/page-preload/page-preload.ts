/**
 * The cover of a page that loads (goodlayers-theme, section 6). It never stays: the page may not finish loading, the
 * next page may be a download, and the visitor may come back.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { readSettings, wholeNumber } from '../../../runtime/dom/settings';
import { animate, stopAnimation } from '../../../runtime/motion/animate';
import { swing } from '../../../runtime/motion/easing';
import { prefersReducedMotion } from '../../../runtime/page/environment';
import { isPlainClick } from '../../../runtime/page/link';
import { member } from '../../../runtime/page/member';
import { prefixOf } from '../../shared/theme/theme';

/** Links of other scripts, in all themes together, and those that the site excludes. */
const OTHERS =
  '.gdlr-core-js,.strip,.sf-with-ul,.remove,.ajax_add_to_cart,.add_to_cart_button,.comment-reply-link,.tribe-events-nav-pagination a,[class*="-no-preload"]';

/**
 * Whether a click leads to another page (goodlayers-theme, section 6).
 *
 * @returns true if the browser will load another page in this window
 */
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

/** A page that has not loaded after this time is shown as it is. */
const LONGEST_LOAD_MS = 3000;
/** If the page is still here after this time, the visitor stays. */
const LONGEST_LEAVE_MS = 5000;
const BACK_MS = 400;

const SETTINGS = { fadeMs: wholeNumber('data-animation-time', 500) };

export const mount: WidgetModule['mount'] = (cover, { report, signal }) => {
  const { fadeMs } = readSettings(cover, SETTINGS, report);
  const outClass = `${prefixOf(cover, 'page-preload')}-out`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The cover is displayed by the stylesheet. After its first fade, the inline style must stay.
  restoreOnAbort([cover], { attributes: ['class', 'aria-hidden'] }, signal);
  cover.setAttribute('aria-hidden', 'true');

  const fade = (isOn: boolean, durationMs: number): void => {
    const { opacity, visibility } = getComputedStyle(cover);
    const from = visibility === 'hidden' ? '0' : opacity;
    cover.style.visibility = 'visible';
    void animate(
      cover,
      [{ opacity: from }, { opacity: isOn ? '1' : '0' }],
      { channel: 'fade', durationMs, easing: swing },
      () => {
        if (!isOn) cover.style.visibility = 'hidden';
      },
    );
  };
  const uncover = (durationMs: number): void => {
    clearTimeout(timer);
    fade(false, durationMs);
  };
  // The server's styles may have hidden it already. They end when the widget is ready.
  if (getComputedStyle(cover).visibility === 'hidden') cover.style.visibility = 'hidden';
  const reveal = (): void => uncover(fadeMs);

  if (document.readyState === 'complete') reveal();
  else {
    timer = setTimeout(reveal, LONGEST_LOAD_MS);
    window.addEventListener('load', reveal, { once: true, signal });
  }
  window.addEventListener(
    'click',
    (event) => {
      if (!leavesPage(event) || prefersReducedMotion()) return;
      clearTimeout(timer);
      cover.classList.add(outClass);
      fade(true, fadeMs);
      timer = setTimeout(reveal, LONGEST_LEAVE_MS);
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) uncover(BACK_MS);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stopAnimation(cover, 'fade');
    cover.style.visibility = 'hidden';
  });
};
