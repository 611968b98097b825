/**
 * The small half of the lightbox (goodlayers-panels, section 18): decides which clicks and which addresses open it. The
 * other half, with the library, is fetched when a visitor is about to click.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { setAttributes } from '../../runtime/dom/restore';
import { nextTask } from '../../runtime/core/queue';
import { isSafeHref } from '../../runtime/page/url';
import { followLink, isPlainClick } from '../../runtime/page/link';
import { readDeepLink, writeDeepLink } from './deep-link';
import { markImageLinks } from './image-links';
import type { Opening } from './session-types';
import type * as openLightboxModule from './open-lightbox';

type OpenLightbox = typeof openLightboxModule;

/** Handed over, so that one half need not import the other. */
const slideAddress = { read: readDeepLink, write: writeDeepLink };

let openLightbox: Promise<OpenLightbox> | undefined;

/** How many links there are: the page's address is looked after until the last one goes. */
let links = 0;
let ending = new AbortController();

export const mount: WidgetModule['mount'] = (link, context) => {
  const { signal } = context;
  // One that has come later, in a listing's answer.
  if (!countLinks(context) && !link.classList.contains('strip')) markImageLinks(document);

  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    link.addEventListener(type, prefetch, { signal });
  if (link.matches(':hover,:focus-within')) prefetch();
  // Without an address of its own a link can be neither reached nor opened elsewhere.
  const address = link.getAttribute('data-src');
  if (address && !link.hasAttribute('href') && isSafeHref(address))
    setAttributes(link, { href: address }, signal);

  link.addEventListener('click', (event) => void openOnClick(event, link, context), { signal });
};

/**
 * Keeps an eye on the page's address for as long as there are links.
 *
 * @returns whether this is the first of them
 */
function countLinks(context: WidgetContext): boolean {
  const isFirst = (links += 1) === 1;
  if (isFirst) watchAddress(context);
  context.signal.addEventListener('abort', () => {
    if ((links -= 1) === 0) ending.abort();
  });
  return isFirst;
}

/** Opens a link's set, or follows the link where that is impossible. */
async function openOnClick(event: MouseEvent, link: HTMLElement, context: WidgetContext): Promise<void> {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  event.preventDefault();
  const isOpen = await open(context, ({ openFrom }, opening) => openFrom(link, opening));
  if (!isOpen) followLink(link);
}

function watchAddress(context: WidgetContext): void {
  ending = new AbortController();
  const { signal } = ending;
  markImageLinks(document);
  const look = (isArrival: boolean): void => {
    const to = readDeepLink(location.hash);
    if (to) void open({ ...context, signal }, ({ openAt }, opening) => openAt(to, isArrival, opening));
  };
  window.addEventListener('popstate', () => look(false), { signal });
  look(true);
}

/** What is on its way: until it stands, another click opens nothing. Aborting gives it up. */
let underWay: AbortController | undefined;

/**
 * Fetches the code and has it open something. Until it stands, Escape gives it up.
 *
 * @returns false when that was impossible
 */
async function open(
  context: WidgetContext,
  begin: (openLightbox: OpenLightbox, opening: Opening) => Promise<void>,
): Promise<boolean> {
  if (underWay) return true;
  const mine = new AbortController();
  underWay = mine;
  const settle = (): void => {
    window.removeEventListener('keydown', onKeyDown, true);
    if (underWay === mine) underWay = undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // For a dialog below; one that stands already still hears it.
    event.preventDefault();
    settle();
    mine.abort();
  };
  window.addEventListener('keydown', onKeyDown, true);
  try {
    const code = await fetchOpenLightbox();
    // Running it for the first time is a long task already.
    await nextTask();
    if (context.signal.aborted || mine.signal.aborted) return true;
    markImageLinks(document);
    await begin(code, { context, address: slideAddress, cancelled: mine.signal });
    return true;
  } catch (error) {
    context.report('lightbox_failed', error);
    return false;
  } finally {
    settle();
  }
}

/** Ahead of a click; should it fail, the click will tell. */
function prefetch(): void {
  fetchOpenLightbox().catch(() => undefined);
}

function fetchOpenLightbox(): Promise<OpenLightbox> {
  openLightbox ??= fetchBoth().catch((error: unknown) => {
    // The visitor may only have been offline.
    openLightbox = undefined;
    throw error;
  });
  return openLightbox;
}

/** React is asked for by itself, so that it is run by itself: both in one task would make a long one. */
async function fetchBoth(): Promise<OpenLightbox> {
  const [, code] = await Promise.all([import('../../runtime/react/mount'), import('./open-lightbox')]);
  return code;
}
