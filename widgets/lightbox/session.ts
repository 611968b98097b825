/**
 * A lightbox session, from the first slide until it closes (goodlayers-panels, section 18.7): manages the address, the focus
 * and the page behind the lightbox, and restores them.
 */
import { focusTargetsOnTop, holdPage } from '../shared/dialog/modal';
import { adoptStyles } from '../../runtime/dom/adopt-styles';
import { focusFirst } from '../../runtime/dom/focus';
import { goBack, replaceHash } from '../../runtime/page/environment';
import { nextTask } from '../../runtime/core/queue';
import { readLabels } from '../shared/media/labels';
import { mountBars } from './bars/Lightbox';
import barStyles from './bars/lightbox.css?inline';
import { keepFocus } from './keys';
import { showSlides } from './session-slides';
import type { Choice, Opening, Session } from './session-types';
import { createSlideshowTimers } from './slideshow-timers';
import slideStyles from './slides/slides.css?inline';
import { createViewStore } from './view';

/** A class of the original on the body, which pages may know. */
const FROM_HASH_CLASS = 'lg-from-hash';

/**
 * Shows a set: first the slides, then the page behind becomes inert, then the bars are drawn. Each step is a separate task.
 *
 * @param onLeave called when closing begins, or when the session was ended
 * @returns resolves when everything is drawn or the session has ended
 */
export async function startSession(choice: Choice, opening: Opening, onLeave: () => void): Promise<void> {
  const session = createSession(choice, opening, () => exit.leave());
  const { slideshow, signal, pauseParts, timers } = session;
  const exit = createExit(session, () => {
    onLeave();
    timers.pause();
    pauseParts();
  });
  const isGone = (): boolean => exit.isLeaving() || signal.aborted;
  for (const ends of [opening.context.signal, opening.cancelled])
    ends.addEventListener('abort', slideshow.end, { signal });

  await nextTask();
  if (isGone()) return;
  const { bodyClass } = opening.look;
  if (bodyClass) document.body.classList.add(bodyClass);
  document.body.classList.toggle(FROM_HASH_CLASS, choice.opener === undefined);
  choice.enterHistory();
  exit.ownEntry();
  slideshow.open();

  await nextTask();
  if (isGone()) return;
  exit.holdPage();
  listen(session);

  await nextTask();
  if (isGone()) return;
  await mountBars(session);
}

function createSession(
  choice: Choice,
  opening: Opening,
  onClosing: () => void,
): Session & { readonly pauseParts: () => void } {
  const { look, context } = opening;
  const { strings, settings } = context.config;
  const labels = { ...readLabels(strings), ...look.labels };
  const ending = new AbortController();
  const { signal } = ending;
  const view = createViewStore({
    index: choice.index,
    hasArrived: false,
    isLoading: true,
    canZoom: false,
    isZoomed: false,
    isPlaying: false,
    hasThumbnails: look.tools.has('thumbnails') && settings.get('lightbox.thumbnails') !== false,
    isSharing: false,
    caption: undefined,
  });
  const timers = createSlideshowTimers(() => slideshow, view, look.hideBarsMs, signal);
  const dismiss = (): void => {
    if (view.read().isSharing) view.change({ isSharing: false });
    else slideshow.close();
  };
  const { slideshow, pauseParts } = showSlides({
    choice,
    opening,
    labels,
    view,
    timers,
    signal,
    onDark: dismiss,
    onClosing,
    onClosed: () => ending.abort(),
  });
  slideshow.element.setAttribute('aria-modal', 'true');
  slideshow.element.setAttribute('aria-label', labels.dialog);
  slideshow.element.classList.add('atoll-lightbox');
  if (choice.dialogId) slideshow.element.id = choice.dialogId;
  if (look.dialogClass) slideshow.element.classList.add(look.dialogClass);
  const goTo = (index: number): void => {
    if (look.zoomScale && view.read().isZoomed) return;
    timers.setPlaying(false);
    slideshow.goTo(index);
  };
  return { choice, opening, labels, view, timers, slideshow, signal, goTo, dismiss, pauseParts };
}

/** Closes the session. */
interface Exit {
  /** Releases the page. Does nothing the second time. */
  readonly leave: () => void;
  readonly isLeaving: () => boolean;
  /** Marks the current history entry as created by the lightbox, so that leaving goes back from it. */
  readonly ownEntry: () => void;
  /** Makes the page behind inert, and moves the focus into the lightbox. */
  readonly holdPage: () => void;
}

function createExit({ choice, opening, view, slideshow, signal, goTo }: Session, onLeave: () => void): Exit {
  const { set, opener } = choice;
  const { address, bodyClass } = opening.look;
  const dialog = slideshow.element;
  let releasePage: (() => void) | undefined;
  let isLeaving = false;
  let ownsEntry = false;
  const onHistory = (): void => {
    const to = address?.read(location.hash);
    if (to?.gallery === set.id) return goTo(Math.min(to.slide, set.items.length - 1));
    ownsEntry = false;
    return slideshow.close();
  };
  if (address) window.addEventListener('popstate', onHistory, { signal });
  return {
    isLeaving: () => isLeaving,
    ownEntry: () => void (ownsEntry = true),
    holdPage() {
      releasePage = holdPage(dialog);
      // The slide is already visible, so the visitor may have focused a field in it.
      if (!dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
    },
    leave() {
      if (isLeaving) return;
      isLeaving = true;
      onLeave();
      document.body.classList.remove(FROM_HASH_CLASS, ...(bodyClass ? [bodyClass] : []));
      releasePage?.();
      dialog.inert = true;
      // If the link was removed or hidden meanwhile, the focus goes to another link of the set, or to a dialog below.
      focusFirst([opener, set.links[view.read().index], ...set.links, ...focusTargetsOnTop()]);
      if (!ownsEntry || address?.read(location.hash)?.gallery !== set.id) return;
      // `goBack` is asynchronous: links that replace the removed ones would still find the slide in the URL.
      if (opening.context.signal.aborted) replaceHash('');
      else goBack();
    },
  };
}

/** Adds the styles of the bars and slides, and reacts to keys and to everything that shows the bars. */
function listen({ choice, opening, view, timers, slideshow, signal, goTo, dismiss }: Session): void {
  const dialog = slideshow.element;
  const { items } = choice.set;
  signal.addEventListener('abort', adoptStyles(barStyles + slideStyles + opening.look.styles));
  for (const type of ['pointermove', 'click', 'focusin', 'keydown', 'wheel'])
    dialog.addEventListener(type, timers.onActivity, { signal, passive: true });
  keepFocus(
    dialog,
    {
      close: dismiss,
      step: items.length > 1 ? (step) => goTo(view.read().index + step) : () => undefined,
      jump: (end) => goTo(end === 'first' ? 0 : items.length - 1),
    },
    signal,
  );
  timers.onActivity();
}
