/**
 * The other half of the lightbox (goodlayers-panels, section 18): opens a set, keeps the address, the focus and the
 * page behind in order while it is open, and puts everything back. One is open at a time.
 */
import type { WidgetContext } from '../../runtime/define';
import { goBack, pushHash, replaceHash } from '../../runtime/environment';
import { mountBeside } from '../../runtime/mount';
import { captionOf } from './caption';
import { AUTOPLAY_MS, createClock, HIDE_BARS_MS } from './clock';
import type { DeepLink } from './deep-link';
import { type Labels, readLabels } from './labels';
import { Lightbox, type LightboxView } from './Lightbox';
import ownStyles from './lightbox.css?inline';
import { holdBackground, keepFocus } from './modal';
import { type SlideContent, startShow } from './photoswipe';
import type { Item } from './item';
import { collectSets, type LightboxSet } from './sets';
import { buildPart, type SlidePart } from './slide-parts';

/** How slides are written into addresses. */
export interface Address {
  readonly read: (hash: string) => DeepLink | undefined;
  readonly write: (to: DeepLink) => string;
}

/** Thumbnails, 75 px high, with their margins and their scroll bar. */
const THUMBNAILS_PX = 95;
const CAPTION_ID = 'atoll-lightbox-caption';
/** Of the original, which pages may know. */
const OPEN_CLASS = 'lg-on';
const FROM_HASH_CLASS = 'lg-from-hash';

let isTaken = false;

/**
 * Opens the set of a link.
 *
 * @throws Error when there is nothing to show
 */
export function openFrom(link: HTMLElement, context: WidgetContext, address: Address): void {
  if (isTaken) return;
  for (const set of collectSets(link.ownerDocument)) {
    const index = set.links.indexOf(link);
    if (index === -1) continue;
    present({ set, index, opener: link, context, address });
    pushHash(address.write({ gallery: set.id, slide: index }));
    return;
  }
  throw new Error('there is nothing to show');
}

/**
 * Opens what an address names; an address that names nothing is left alone.
 *
 * @param isArrival whether the page was loaded with it: then Back has nowhere to lead to yet
 */
export function openAt(to: DeepLink, isArrival: boolean, context: WidgetContext, address: Address): void {
  const set = collectSets(document).find(({ id }) => id === to.gallery);
  if (!set || isTaken) return;
  const index = clamp(to.slide, set);
  if (isArrival) replaceHash('');
  present({ set, index, opener: undefined, context, address });
  const hash = address.write({ gallery: set.id, slide: index });
  if (isArrival) pushHash(hash);
  else replaceHash(hash);
}

interface Presentation {
  readonly set: LightboxSet;
  readonly index: number;
  /** The link that was pressed; undefined when the page's address opens it. */
  readonly opener: HTMLElement | undefined;
  readonly context: WidgetContext;
  readonly address: Address;
}

function present({ set, index: first, opener, context, address }: Presentation): void {
  const { items } = set;
  const labels = readLabels(context.config.strings);
  const ending = new AbortController();
  const { signal } = ending;
  const parts = new Map<number, SlidePart>();

  // What can be seen
  let view: LightboxView = {
    index: first,
    hasArrived: false,
    isLoading: true,
    canZoom: false,
    isZoomed: false,
    hasBars: true,
    isPlaying: false,
    hasThumbnails: context.config.settings.get('lightbox.thumbnails') !== false,
    caption: undefined,
  };
  const watchers = new Set<() => void>();
  const change = (news: Partial<LightboxView>): void => {
    if (Object.entries(news).every(([name, value]) => view[name as keyof LightboxView] === value)) return;
    view = { ...view, ...news };
    watchers.forEach((watcher) => watcher());
  };

  // Bars
  const bars = createClock(
    HIDE_BARS_MS,
    () => {
      // Not from under a focus that can be seen.
      if (show.element.querySelector(':focus-visible')) bars.start();
      else showBars(false);
    },
    signal,
  );
  const showBars = (hasBars: boolean): void => {
    show.element.dataset['atollBars'] = hasBars ? 'shown' : 'hidden';
  };
  const onActivity = (): void => {
    showBars(true);
    bars.start();
  };

  // Slide show
  let isByItself = false;
  const autoplay = createClock(
    AUTOPLAY_MS,
    () => {
      isByItself = true;
      show.goTo(view.index + 1);
      isByItself = false;
    },
    signal,
  );
  const setPlaying = (isPlaying: boolean): void => {
    change({ isPlaying });
    if (isPlaying) autoplay.start();
    else autoplay.stop();
  };
  const goTo = (index: number): void => {
    setPlaying(false);
    show.goTo(index);
  };

  const onSlide = (index: number): void => {
    parts.get(view.index)?.pause?.();
    if (view.isPlaying) setPlaying(isByItself);
    replaceHash(address.write({ gallery: set.id, slide: index }));
  };

  const onArrival = async (index: number): Promise<void> => {
    show.slides.forEach((slide, position) => {
      slide.inert = position !== 1;
      if (position === 1) slide.setAttribute('aria-label', labels.place(index + 1, items.length));
    });
    const caption = await captionOf(items[index], context.report);
    if (signal.aborted || view.index !== index || !view.hasArrived) return;
    change({ caption });
    const image = show.image();
    if (!image || !caption?.textContent) return;
    // A picture without a text of its own has its caption for one.
    if (image.alt) image.setAttribute('aria-describedby', CAPTION_ID);
    else image.alt = caption.textContent;
  };

  // A visitor who has pressed a video's link wants to see it; any other waits behind its facade.
  let isToPlay = opener !== undefined;
  const show = startShow(
    items.map((item, index) => toSlide(item, labels, (part) => parts.set(index, part))),
    {
      index: first,
      isInstant: opener === undefined,
      errorText: labels.error,
      bottomPx: () => (items.length > 1 && view.hasThumbnails ? THUMBNAILS_PX : 0),
      onChange(shown) {
        if (shown.index !== view.index) onSlide(shown.index);
        const hasJustArrived = shown.hasArrived && (!view.hasArrived || shown.index !== view.index);
        change({ ...shown, ...(!shown.hasArrived && { caption: undefined }) });
        if (hasJustArrived) void onArrival(shown.index);
        if (hasJustArrived && view.isPlaying) autoplay.start();
        const part = parts.get(first);
        if (isToPlay && part?.element.isConnected) {
          isToPlay = false;
          part.play?.();
        }
      },
      onActivity: () => onActivity(),
      onDrag: () => autoplay.stop(),
      onClosing: () => leave(),
      onClosed() {
        ending.abort();
        parts.forEach((part) => part.end?.());
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      },
    },
  );

  isTaken = true;

  // The page behind, and the way back to it
  const dialog = show.element;
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', labels.dialog);
  dialog.classList.add('atoll-lightbox');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ownStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  dialog.focus({ preventScroll: true });
  const release = holdBackground(dialog);
  document.body.classList.add(OPEN_CLASS);
  document.body.classList.toggle(FROM_HASH_CLASS, opener === undefined);

  let isLeaving = false;
  let isOwnEntry = true;
  const leave = (): void => {
    if (isLeaving) return;
    isLeaving = true;
    isTaken = false;
    autoplay.stop();
    parts.forEach((part) => part.pause?.());
    document.body.classList.remove(OPEN_CLASS, FROM_HASH_CLASS);
    release();
    dialog.inert = true;
    (opener ?? set.links[view.index] ?? set.links[0])?.focus({ preventScroll: true });
    if (isOwnEntry && address.read(location.hash)?.gallery === set.id) goBack();
  };

  window.addEventListener(
    'popstate',
    () => {
      const to = address.read(location.hash);
      if (to?.gallery === set.id) return goTo(clamp(to.slide, set));
      isOwnEntry = false;
      return show.close();
    },
    { signal },
  );
  context.signal.addEventListener('abort', show.end, { signal });

  for (const type of ['pointermove', 'click', 'focusin', 'keydown', 'wheel'])
    dialog.addEventListener(type, onActivity, { signal, passive: true });
  keepFocus(
    dialog,
    {
      close: show.close,
      step: items.length > 1 ? (step) => goTo(view.index + step) : () => undefined,
      jump: (end) => goTo(end === 'first' ? 0 : items.length - 1),
    },
    signal,
  );
  onActivity();

  const content = (
    <Lightbox
      dialog={dialog}
      entries={items.map(toEntry)}
      labels={labels}
      captionId={CAPTION_ID}
      canFullscreen={document.fullscreenEnabled}
      view={() => view}
      subscribe={(watcher) => {
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      }}
      actions={{
        close: show.close,
        goTo,
        zoom: show.zoom,
        toggleAutoplay: () => setPlaying(!view.isPlaying),
        toggleThumbnails() {
          change({ hasThumbnails: !view.hasThumbnails });
          show.resize();
        },
        toggleFullscreen: () => void toggleFullscreen(dialog),
      }}
    />
  );
  try {
    const unmount = mountBeside(dialog, content, context);
    signal.addEventListener('abort', () => unmount(false));
  } catch (error) {
    show.end();
    throw error;
  }
}

function toSlide(item: Item, labels: Labels, onPart: (part: SlidePart) => void): SlideContent {
  if (item.kind === 'image')
    return {
      kind: 'image',
      src: item.src,
      alt: item.alt,
      width: item.size?.width,
      height: item.size?.height,
    };
  return {
    kind: 'part',
    build() {
      const part = buildPart(item, labels);
      if (!part) throw new Error('a picture is no part');
      onPart(part);
      return part.element;
    },
  };
}

function toEntry(item: Item): { name: string; thumbnail: string | undefined; file: string | undefined } {
  const poster = item.kind === 'video' && item.video.kind === 'player' ? item.video.poster : undefined;
  return {
    name: item.alt,
    thumbnail: item.thumbnail ?? (item.kind === 'image' ? item.src : poster),
    file: item.kind === 'image' ? item.src : undefined,
  };
}

/** @returns the nearest position that a set has */
function clamp(slide: number, { items }: LightboxSet): number {
  return Math.min(slide, items.length - 1);
}

async function toggleFullscreen(dialog: HTMLElement): Promise<void> {
  // A browser may refuse, and then nothing has changed.
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
  else await dialog.requestFullscreen().catch(() => undefined);
}
