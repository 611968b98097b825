/**
 * The small part of the lightbox (goodlayers-panels, section 18; elementor-frontend, section 2.8): decides which clicks and
 * URLs open it. The other part, with the library, is loaded when a visitor is about to click.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { nextTask } from '../../runtime/core/queue';
import { nameLink } from '../../runtime/dom/link-name';
import { setAttributes } from '../../runtime/dom/restore';
import { now } from '../../runtime/page/environment';
import { followLink, isPlainClick } from '../../runtime/page/link';
import { strings } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import { isSafeHref } from '../../runtime/page/url';
import { elementorConfig, isClaimed, isElementorLink } from './elementor-links';
import { type LightboxLook, readDeepLink, writeDeepLink } from './look';
import type * as openLightboxModule from './open-lightbox';
import type { Opening } from './session-types';

const OPTION_CLASS = 'gdlr-core-link-to-lightbox';
const LINK_CLASSES = ['strip', 'gdlr-core-ilightbox', 'gdlr-core-lightgallery'];
const OTHERS = `.${LINK_CLASSES.join(',.')},.gdlr-core-social-share-pinterest,[data-rel],[data-gallery-lb]`;
const PICTURE = /\.(?:jpe?g|png|gif)$/i;
const GROUPS = ['data-ilightbox-group', 'data-lightbox-group', 'data-strip-group'];

/**
 * Marks plain links to images, which open in the lightbox if the site's option is on (goodlayers-panels, section 18.4). They
 * get the same classes and groups as in the original, because the theme's script uses them.
 */
function markImageLinks(page: Document): void {
  if (!page.body.classList.contains(OPTION_CLASS)) return;
  for (const link of page.querySelectorAll<HTMLElement>(`a[href]:not(${OTHERS})`)) {
    if (!PICTURE.test(link.getAttribute('href') ?? '')) continue;
    link.classList.add(...LINK_CLASSES);
    const gallery = link.closest<HTMLElement>('.gallery');
    if (!gallery) continue;
    gallery.dataset['galleryId'] ??= freeNumber(page);
    for (const group of GROUPS) link.setAttribute(group, `wp-gallery-${gallery.dataset['galleryId']}`);
  }
}

/** Returns an unused number. The original uses a random number, which can occur twice. */
function freeNumber(page: Document): string {
  let number = 1;
  while (page.querySelector(`[data-gallery-id="${number}"]`)) number += 1;
  return String(number);
}

type OpenLightbox = typeof openLightboxModule;

/** The part that is loaded later, with a look for the links of each original. */
interface LateCode extends OpenLightbox {
  readonly look: LightboxLook;
}

/** The original of a widget's links. */
type Source = 'goodlayers' | 'elementor';

const sourceOf = ({ name }: WidgetContext): Source =>
  name === 'elementor-lightbox' ? 'elementor' : 'goodlayers';

const lateCode = new Map<Source, Promise<LateCode>>();

/** The number of links. The page's URL is watched until the last one is unmounted. */
let links = 0;
let ending = new AbortController();

/** When the page was searched for links to images, in ms since navigation. */
let markedAt = 0;

export const mount: WidgetModule['mount'] = (link, context) => {
  const { signal } = context;
  const source = sourceOf(context);
  // A link that was added later, for example by a listing. One search marks all links that were added with it.
  const isLate = source === 'goodlayers' && !countLinks(context) && context.foundAt > markedAt;
  if (isLate && !link.classList.contains('strip')) markLinks();

  prefetchFor(link, context);
  // Without an `href`, a link is not focusable and cannot be opened in a new tab.
  const address = link.getAttribute('data-src');
  if (address && !link.hasAttribute('href') && isSafeHref(address))
    setAttributes(link, { href: address }, signal);

  nameLink(link, captionOf(link) ?? translator(context.config.strings)(strings['image.view']), signal);
  link.addEventListener('click', (event) => void openOnClick(event, link, context), { signal });
};

/** Loads the code when a visitor is about to press an element. */
export function prefetchFor(element: HTMLElement, context: WidgetContext): void {
  const { signal } = context;
  const prefetch = (): void => void fetchLateCode(sourceOf(context)).catch(() => undefined);
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    element.addEventListener(type, prefetch, { signal });
  if (element.matches(':hover,:focus-within')) prefetch();
}

function markLinks(): void {
  markedAt = now();
  markImageLinks(document);
}

/** @returns the caption if it is plain text */
function captionOf(link: HTMLElement): string | undefined {
  const caption = link.getAttribute('data-sub-html') ?? link.dataset['elementorLightboxTitle'] ?? '';
  return /^[^.#<][^<]*$/.test(caption) ? caption : undefined;
}

/**
 * Watches the page's URL while there are links.
 *
 * @returns true for the first link
 */
function countLinks(context: WidgetContext): boolean {
  const isFirst = (links += 1) === 1;
  if (isFirst) watchAddress(context);
  context.signal.addEventListener('abort', () => {
    if ((links -= 1) === 0) ending.abort();
  });
  return isFirst;
}

/** Opens a link's set. If that fails, follows the link. */
async function openOnClick(event: MouseEvent, link: HTMLElement, context: WidgetContext): Promise<void> {
  // Two lightboxes would open over each other.
  const isClaimedBy = sourceOf(context) === 'elementor' ? isClaimed : isElementorLink;
  if (event.defaultPrevented || !isPlainClick(event) || isClaimedBy(link)) return;
  event.preventDefault();
  const isOpen = await openFrom(link, context);
  if (!isOpen) followLink(link);
}

/** @returns false if opening failed */
export const openFrom = (link: HTMLElement, context: WidgetContext): Promise<boolean> =>
  open(context, (code, opening) => code.openFrom(link, opening));

function watchAddress(context: WidgetContext): void {
  ending = new AbortController();
  const { signal } = ending;
  markLinks();
  const openFromAddress = (isArrival: boolean): void => {
    const to = readDeepLink(location.hash);
    if (to) void open({ ...context, signal }, ({ openAt }, opening) => openAt(to, isArrival, opening));
  };
  window.addEventListener('popstate', () => openFromAddress(false), { signal });
  openFromAddress(true);
}

/** The lightbox that is being opened. Until it is open, other clicks are ignored. Abort it to cancel. */
let pending: AbortController | undefined;

/**
 * Loads the code and opens a lightbox. Until it is open, Escape cancels it.
 *
 * @returns false if opening failed
 */
export async function open(
  context: WidgetContext,
  begin: (code: OpenLightbox, opening: Opening) => Promise<void>,
): Promise<boolean> {
  if (pending) return true;
  const opening = new AbortController();
  pending = opening;
  const finish = (): void => {
    window.removeEventListener('keydown', onKeyDown, true);
    if (pending === opening) pending = undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Prevents a dialog below from closing. A lightbox that is already open still handles the key.
    event.preventDefault();
    finish();
    opening.abort();
  };
  window.addEventListener('keydown', onKeyDown, true);
  try {
    const code = await fetchLateCode(sourceOf(context));
    // In a new task, because evaluating the code already takes long.
    await nextTask();
    if (context.signal.aborted || opening.signal.aborted) return true;
    if (sourceOf(context) === 'goodlayers') markLinks();
    await begin(code, { context, look: code.look, cancelled: opening.signal });
    return true;
  } catch (error) {
    context.report('lightbox_failed', error);
    return false;
  } finally {
    finish();
  }
}

/** Loads the code before a click. A failure is reported on click. */
function fetchLateCode(source: Source): Promise<LateCode> {
  const before = lateCode.get(source);
  if (before) return before;
  const code = (source === 'elementor' ? fetchForElementor() : fetchForGoodlayers()).catch(
    (error: unknown) => {
      // The visitor may have been offline, so the next call tries again.
      lateCode.delete(source);
      throw error;
    },
  );
  lateCode.set(source, code);
  return code;
}

async function fetchForGoodlayers(): Promise<LateCode> {
  const [code, { goodlayersLook }] = await Promise.all([fetchBoth(), import('./goodlayers-look')]);
  // Passed to the other part, so that it does not have to import this module.
  return { ...code, look: goodlayersLook({ read: readDeepLink, write: writeDeepLink }) };
}

async function fetchForElementor(): Promise<LateCode> {
  const [code, { elementorLook }] = await Promise.all([fetchBoth(), import('./elementor-look')]);
  return { ...code, look: elementorLook(elementorConfig()) };
}

/** Imports React separately, so that it is evaluated in a separate task. */
async function fetchBoth(): Promise<OpenLightbox> {
  const [, code] = await Promise.all([import('../../runtime/react/mount'), import('./open-lightbox')]);
  return code;
}
