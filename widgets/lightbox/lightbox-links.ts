/**
 * The small half of the lightbox (goodlayers-panels, section 18): decides which clicks and which addresses open it. The
 * other half, with the library, is fetched when a visitor is about to click.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/define';
import { setAttributes } from '../../runtime/disclosure/button';
import { goToPage } from '../../runtime/environment';
import { isSafeHref, navigationTarget } from '../../runtime/url';
import { readDeepLink, writeDeepLink } from './deep-link';
import { markImageLinks } from './image-links';
import type * as stageModule from './stage';

type Stage = typeof stageModule;

/** Handed over, so that one half need not import the other. */
const slideAddress = { read: readDeepLink, write: writeDeepLink };

let stage: Promise<Stage> | undefined;

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
  if (event.defaultPrevented || !isPlain(event)) return;
  event.preventDefault();
  const isOpen = await open(context, ({ openFrom }) => openFrom(link, context, slideAddress));
  if (!isOpen) follow(link);
}

/** A click that asks for a new tab, a new window or a download is the browser's business. */
export function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey);
}

/** What the browser would have done. */
export function follow(link: HTMLElement): void {
  const href = link.getAttribute('href') ?? '';
  const target = navigationTarget(href, { base: document.baseURI });
  if (target && !href.startsWith('#')) goToPage(target);
}

function watchAddress(context: WidgetContext): void {
  ending = new AbortController();
  const { signal } = ending;
  markImageLinks(document);
  const look = (isArrival: boolean): void => {
    const to = readDeepLink(location.hash);
    if (to) void open(context, ({ openAt }) => openAt(to, isArrival, { ...context, signal }, slideAddress));
  };
  window.addEventListener('popstate', () => look(false), { signal });
  look(true);
}

/** @returns false when the code could not be had */
async function open(context: WidgetContext, begin: (stage: Stage) => void): Promise<boolean> {
  try {
    const code = await fetchStage();
    // Its link has gone meanwhile.
    if (context.signal.aborted) return true;
    markImageLinks(document);
    begin(code);
    return true;
  } catch (error) {
    context.report('lightbox_failed', error);
    return false;
  }
}

/** Ahead of a click; should it fail, the click will tell. */
function prefetch(): void {
  fetchStage().catch(() => undefined);
}

function fetchStage(): Promise<Stage> {
  stage ??= import('./stage').catch((error: unknown) => {
    // The visitor may only have been offline.
    stage = undefined;
    throw error;
  });
  return stage;
}
