/**
 * An open lightbox (goodlayers-panels, section 18.7): manages the URL, the focus and the page behind, and restores them
 * on close.
 */
import type { WidgetContext } from '../../runtime/core/define';
import { holdPage } from '../shared/dialog/modal';
import { goBack, replaceHash } from '../../runtime/page/environment';
import { mountBeside } from '../../runtime/react/mount';
import { nextTask } from '../../runtime/core/queue';
import { captionOf } from '../shared/media/caption';
import type { DeepLink } from './deep-link';
import { readLabels } from '../shared/media/labels';
import { Lightbox, type LightboxActions } from './bars/Lightbox';
import ownStyles from './bars/lightbox.css?inline';
import { keepFocus } from './keys';
import { createSlideshowTimers } from './slideshow-timers';
import { startShow } from './photoswipe';
import { toEntry, toSlide } from './slides/slides';
import type { SlidePart } from './slides/slide-parts';
import type { LightboxSet } from './sets';
import { createViewStore } from './view';

/** Reads and writes slides in URLs. */
export interface Address {
  readonly read: (hash: string) => DeepLink | undefined;
  readonly write: (to: DeepLink) => string;
}

/** The services that a lightbox needs. */
export interface Opening {
  readonly context: WidgetContext;
  readonly address: Address;
  /** Aborted when the visitor cancels opening. */
  readonly cancelled: AbortSignal;
}

/** The set and the slide to show. */
export interface Choice {
  readonly set: LightboxSet;
  readonly index: number;
  /** The pressed link; undefined if the page's URL opens the lightbox. */
  readonly opener: HTMLElement | undefined;
  /** Adds the slide to the history. */
  readonly enterHistory: () => void;
}

/** The height of the thumbnails: 75 px plus margins and scroll bar. */
const THUMBNAILS_PX = 95;
const CAPTION_ID = 'atoll-lightbox-caption';
/** The original's classes, which stylesheets may use. */
const OPEN_CLASS = 'lg-on';
const FROM_HASH_CLASS = 'lg-from-hash';

/**
 * Shows a set in separate tasks: first the slides, then the page behind becomes inert, then the bars are rendered.
 *
 * @param onLeave called when closing starts
 * @returns a promise that resolves when everything is rendered, or the lightbox was closed
 */
export async function startSession(choice: Choice, opening: Opening, onLeave: () => void): Promise<void> {
  const { set, index: first, opener } = choice;
  const { context, address, cancelled } = opening;
  const { items } = set;
  const labels = readLabels(context.config.strings);
  const ending = new AbortController();
  const { signal } = ending;
  const parts = new Map<number, SlidePart>();
  const { read, change, subscribe } = createViewStore({
    index: first,
    hasArrived: false,
    isLoading: true,
    canZoom: false,
    isPlaying: false,
    hasThumbnails: context.config.settings.get('lightbox.thumbnails') !== false,
    isSharing: false,
    caption: undefined,
  });

  const { onActivity, setPlaying, isOnItsOwn, pause, resume } = createSlideshowTimers(
    () => show,
    { read, change },
    signal,
  );
  const goTo = (index: number): void => {
    setPlaying(false);
    show.goTo(index);
  };

  const onSlide = (index: number): void => {
    parts.get(read().index)?.pause?.();
    if (read().isPlaying) setPlaying(isOnItsOwn());
    change({ isSharing: false });
    replaceHash(address.write({ gallery: set.id, slide: index }));
  };

  const onArrival = async (index: number): Promise<void> => {
    show.slides.forEach((slide, position) => {
      slide.inert = position !== 1;
      if (position === 1) slide.setAttribute('aria-label', labels.place(index + 1, items.length));
    });
    const caption = await captionOf(items[index], context.report);
    const { index: now, hasArrived } = read();
    if (signal.aborted || now !== index || !hasArrived) return;
    change({ caption });
    const image = show.image();
    if (!image || !caption?.textContent) return;
    // The caption is the alternative text of an image without one.
    if (image.alt) image.setAttribute('aria-describedby', CAPTION_ID);
    else image.alt = caption.textContent;
  };

  /** Handles Escape and clicks on the backdrop. */
  const dismiss = (): void => {
    if (read().isSharing) change({ isSharing: false });
    else show.close();
  };

  // If the visitor pressed a link to a video, it starts immediately. Other videos wait for a click on their facade.
  let isToPlay = opener !== undefined;
  const show = startShow(
    items.map((item, index) => toSlide(item, labels, (part) => parts.set(index, part))),
    {
      index: first,
      isInstant: opener === undefined,
      errorText: labels.error,
      bottomPx: () => (items.length > 1 && read().hasThumbnails ? THUMBNAILS_PX : 0),
      onChange(shown) {
        const before = read();
        if (shown.index !== before.index) onSlide(shown.index);
        const hasJustArrived = shown.hasArrived && (!before.hasArrived || shown.index !== before.index);
        change({ ...shown, ...(!shown.hasArrived && { caption: undefined }) });
        if (hasJustArrived) void onArrival(shown.index);
        if (hasJustArrived) resume();
        const part = parts.get(first);
        if (isToPlay && part?.element.isConnected) {
          isToPlay = false;
          part.play?.();
        }
      },
      onActivity,
      onDrag: pause,
      onDark: dismiss,
      onClosing: () => leave(),
      onClosed() {
        ending.abort();
        parts.forEach((part) => part.end?.());
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      },
    },
  );
  const dialog = show.element;
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', labels.dialog);
  dialog.classList.add('atoll-lightbox');
  const sheet = new CSSStyleSheet();

  // Closing
  let releasePage: (() => void) | undefined;
  let isLeaving = false;
  /** True if the lightbox has added the current history entry. */
  let isOwnEntry = false;
  const leave = (): void => {
    if (isLeaving) return;
    isLeaving = true;
    onLeave();
    pause();
    parts.forEach((part) => part.pause?.());
    document.body.classList.remove(OPEN_CLASS, FROM_HASH_CLASS);
    releasePage?.();
    dialog.inert = true;
    // If the link was removed, another link of the same set gets the focus.
    [opener, set.links[read().index], ...set.links]
      .find((link) => link?.isConnected)
      ?.focus({ preventScroll: true });
    if (isOwnEntry && address.read(location.hash)?.gallery === set.id) goBack();
  };
  const isGone = (): boolean => isLeaving || signal.aborted;
  window.addEventListener(
    'popstate',
    () => {
      const to = address.read(location.hash);
      if (to?.gallery === set.id) return goTo(Math.min(to.slide, items.length - 1));
      isOwnEntry = false;
      return show.close();
    },
    { signal },
  );
  for (const ends of [context.signal, cancelled]) ends.addEventListener('abort', show.end, { signal });

  await nextTask();
  if (isGone()) return;
  document.body.classList.add(OPEN_CLASS);
  document.body.classList.toggle(FROM_HASH_CLASS, opener === undefined);
  choice.enterHistory();
  isOwnEntry = true;
  show.open();

  await nextTask();
  if (isGone()) return;
  sheet.replaceSync(ownStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  releasePage = holdPage(dialog);
  dialog.focus({ preventScroll: true });
  for (const type of ['pointermove', 'click', 'focusin', 'keydown', 'wheel'])
    dialog.addEventListener(type, onActivity, { signal, passive: true });
  keepFocus(
    dialog,
    {
      close: dismiss,
      step: items.length > 1 ? (step) => goTo(read().index + step) : () => undefined,
      jump: (end) => goTo(end === 'first' ? 0 : items.length - 1),
    },
    signal,
  );
  onActivity();

  await nextTask();
  if (isGone()) return;
  const actions: LightboxActions = {
    close: show.close,
    goTo,
    zoom: show.zoom,
    rotate: show.rotate,
    toggleAutoplay: () => setPlaying(!read().isPlaying),
    toggleThumbnails() {
      change({ hasThumbnails: !read().hasThumbnails });
      show.resize();
    },
    toggleFullscreen: () => void toggleFullscreen(dialog),
    toggleSharing: () => change({ isSharing: !read().isSharing }),
  };
  const content = (
    <Lightbox
      dialog={dialog}
      entries={items.map(toEntry)}
      labels={labels}
      captionId={CAPTION_ID}
      canFullscreen={document.fullscreenEnabled}
      view={read}
      subscribe={subscribe}
      actions={actions}
    />
  );
  const { whenMounted, unmount } = mountBeside(dialog, content, context);
  signal.addEventListener('abort', unmount);
  try {
    await whenMounted;
  } catch (error) {
    show.end();
    throw error;
  }
}

async function toggleFullscreen(dialog: HTMLElement): Promise<void> {
  // If the browser blocks full screen, nothing changes.
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
  else await dialog.requestFullscreen().catch(() => undefined);
}
