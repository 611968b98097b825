/** Draws the bars around the slides of a session. */
import { mountBeside } from '../../../runtime/react/mount';
import type { Session } from '../session-types';
import { CAPTION_ID, toEntry } from '../slides/slides';
import { Lightbox, type LightboxActions } from './Lightbox';

/**
 * Draws the bars.
 *
 * @throws what React throws; the session has ended then
 */
export async function mountBars({
  choice,
  opening,
  labels,
  view,
  timers,
  slideshow,
  signal,
  goTo,
}: Session): Promise<void> {
  const { read, change, subscribe } = view;
  const dialog = slideshow.element;
  const actions: LightboxActions = {
    close: slideshow.close,
    goTo,
    zoom: slideshow.zoom,
    rotate: slideshow.rotate,
    toggleAutoplay: () => timers.setPlaying(!read().isPlaying),
    toggleThumbnails() {
      change({ hasThumbnails: !read().hasThumbnails });
      slideshow.resize();
    },
    toggleFullscreen: () => void toggleFullscreen(dialog),
    toggleSharing: () => change({ isSharing: !read().isSharing }),
  };
  const content = (
    <Lightbox
      dialog={dialog}
      entries={choice.set.items.map((item, index) => toEntry(item, choice.set.links[index]))}
      labels={labels}
      look={opening.look}
      captionId={CAPTION_ID}
      canFullscreen={document.fullscreenEnabled}
      view={read}
      subscribe={subscribe}
      actions={actions}
    />
  );
  const { whenMounted, unmount } = mountBeside(dialog, content, opening.context);
  signal.addEventListener('abort', unmount);
  try {
    await whenMounted;
  } catch (error) {
    slideshow.end();
    throw error;
  }
}

async function toggleFullscreen(dialog: HTMLElement): Promise<void> {
  // The browser may refuse; the lightbox stays as it is then.
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
  else await dialog.requestFullscreen().catch(() => undefined);
}
