/**
 * The lightbox of a filterable gallery (essential-addons, section 6.5 to 6.7), loaded on demand. It shares items and
 * dialog behaviour with the page builder's lightbox, but has the original's elements, which the site's stylesheet
 * styles. A video is requested only when its slide is shown.
 */
import { announce } from '../../runtime/page/announce';
import type { WidgetContext } from '../../runtime/core/define';
import { isMobileDevice } from '../../runtime/page/device';
import { beginModal } from '../shared/dialog/modal';
import { translator } from '../../runtime/page/translate';
import { captionOf } from '../shared/media/caption';
import { gallerySet, isNewer } from './gallery-sets';
import type { Item } from '../shared/media/item';
import { type Labels, readLabels } from '../shared/media/labels';
import ownStyles from './popup.css?inline';
import { createPopup, type PopupWords } from './popup-view';
import { strings } from '../shared/media/strings.json';

/** The number of following images to preload, and the delay before that. */
const PRELOAD = 2;
const PRELOAD_DELAY_MS = 16;
const IMAGE_CLASS = 'mfp-zoom-out-cur';

let isOpen = false;

/**
 * Opens the set of a link.
 *
 * @throws Error if the link has no valid URL
 */
export function openPopup(gallery: HTMLElement, link: HTMLElement, context: WidgetContext): void {
  if (isOpen) return;
  const set = gallerySet(gallery, link);
  if (!set) throw new Error('the link has no valid URL');
  const { slides } = set;
  const { strings: translations } = context.config;
  const labels = readLabels(translations);
  const isSet = slides.length > 1;
  const ending = new AbortController();
  const { signal } = ending;

  const view = createPopup(
    readWords(translations, labels),
    {
      isSet,
      isNewer: isNewer(gallery),
      notice: gallery.getAttribute('data-privacy-notice') ?? '',
      hasVideoTag: gallery.getAttribute('data-use-video-tag') === 'yes' && isMobileDevice(),
    },
    () => announce(labels.error),
  );
  const { wrap } = view;
  wrap.setAttribute('role', 'dialog');
  wrap.setAttribute('aria-modal', 'true');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ownStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  isOpen = true;

  let index = set.index;
  let preloading: ReturnType<typeof setTimeout> | undefined;
  const at = (position: number): number => (position + slides.length) % slides.length;
  const show = async (shown: number): Promise<void> => {
    const slide = slides[shown];
    if (!slide) return;
    const { item, link } = slide;
    const place = isSet ? placeText(labels.place, shown + 1, slides.length) : '';
    const caption = await captionOf(item, context.report);
    // The visitor has moved to another slide or closed the lightbox.
    if (signal.aborted || index !== shown) return;
    const name = caption?.textContent?.trim() || item.alt || labels.dialog;
    wrap.setAttribute('aria-label', name);
    view.show({
      item,
      caption,
      place,
      isVertical: link.classList.contains('playout-vertical'),
      isVideo: link.classList.contains('video-popup'),
    });
    if (isSet) announce(`${place}, ${name}`);
    clearTimeout(preloading);
    preloading = setTimeout(() => {
      for (let ahead = 1; ahead <= PRELOAD; ahead += 1) preload(slides[at(shown + ahead)]?.item);
    }, PRELOAD_DELAY_MS);
  };
  const goTo = (position: number): void => {
    index = position;
    show(position).catch((error: unknown) => context.report('lightbox_failed', error));
  };
  const step = (by: number): void => {
    if (isSet) goTo(at(index + by));
  };
  const close = (): void => ending.abort();

  listen(wrap, { step, close }, signal);
  document.body.classList.toggle(IMAGE_CLASS, slides[index]?.item.kind === 'image');
  context.signal.addEventListener('abort', close, { signal });
  signal.addEventListener('abort', () => {
    isOpen = false;
    clearTimeout(preloading);
    document.body.classList.remove(IMAGE_CLASS);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    view.remove();
  });
  beginModal({ element: wrap, opener: link, onDismiss: close }, signal);
  goTo(index);
}

/** Reacts to clicks, to the arrow keys and to the size of the window. */
function listen(
  wrap: HTMLElement,
  { step, close }: { readonly step: (by: number) => void; readonly close: () => void },
  signal: AbortSignal,
): void {
  wrap.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const arrow = target.closest('.mfp-arrow');
      if (arrow) step(arrow.matches('.mfp-arrow-left') ? -1 : 1);
      else if (target.matches('.mfp-img')) step(1);
      else if (target.closest('.mfp-close') || !target.closest('.mfp-content')) close();
    },
    { signal },
  );
  wrap.addEventListener(
    'keydown',
    ({ key, target, ctrlKey, metaKey, altKey, shiftKey }) => {
      if (ctrlKey || metaKey || altKey || shiftKey || target instanceof HTMLVideoElement) return;
      const side = getComputedStyle(wrap).direction === 'rtl' ? -1 : 1;
      if (key === 'ArrowLeft') step(-side);
      if (key === 'ArrowRight') step(side);
    },
    { signal },
  );
  window.addEventListener(
    'resize',
    () => {
      const image = wrap.querySelector<HTMLElement>('.mfp-img');
      if (image) image.style.maxHeight = `${document.documentElement.clientHeight}px`;
    },
    { signal },
  );
}

function readWords(translations: ReadonlyMap<string, string>, labels: Labels): PopupWords {
  const translate = translator(translations);
  return {
    close: labels.close,
    closeTip: translate(strings['lightbox.close_tip']),
    previous: labels.previous,
    previousTip: translate(strings['lightbox.previous_tip']),
    next: labels.next,
    nextTip: translate(strings['lightbox.next_tip']),
    loading: translate(strings['lightbox.loading']),
    error: labels.error,
    frame: labels.dialog,
  };
}

/** Since 5.7.2, the plugin prints a translation of the word "of". */
function placeText(place: Labels['place'], number: number, total: number): string {
  const { localize }: { readonly localize?: Translations } = window as object;
  const word = localize?.eael_translate_text?.fg_mfp_counter_text;
  return typeof word === 'string' && word !== '' ? `${number} ${word} ${total}` : place(number, total);
}

interface Translations {
  readonly eael_translate_text?: { readonly fg_mfp_counter_text?: unknown };
}

function preload(item: Item | undefined): void {
  if (item?.kind === 'image') new Image().src = item.src;
}
