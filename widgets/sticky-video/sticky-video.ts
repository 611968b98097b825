/**
 * Essential Addons' sticky video (essential-addons, section 12): a video that docks to a corner of the viewport when it
 * has been scrolled past. Kept: the threshold, the dead zone at the end of the page, docking again only after the next
 * play, one docked video at a time. Fixed: nothing is loaded from a host until the visitor starts the video or it
 * autoplays near the viewport; it docks only if it has been played; each video has its own state; closing pauses the
 * video.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { makeButton } from '../../runtime/dom/button';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { remember, restoreOnAbort } from '../../runtime/dom/restore';
import { strings as shared } from '../../runtime/page/strings.json';
import { type Translate, translator } from '../../runtime/page/translate';
import { createDock } from './docking';
import { createPlayer, type Player } from './player';
import { readVideo } from './settings';
import { strings } from './widget.json';

const NAME = 'eael-sticky-video';
const FOCUS_INSET = '-4px';

/** The video that was played last. Only this one can dock, until another one is played. */
let current: { readonly release: () => void } | undefined;

export const mount: WidgetModule['mount'] = (wrapper, context) => {
  const { config, signal, report } = context;
  const docking = wrapper.querySelector<HTMLElement>(`.${NAME}-player2`);
  const element = docking?.querySelector<HTMLElement>('[data-plyr-provider],video');
  if (!docking || !element) throw new Error('the widget contains no video');
  const bad: unknown[] = [];
  const settings = readVideo(docking, element, (code, detail) => bad.push([code, detail]));
  const say = translator(config.strings);
  const close = docking.querySelector<HTMLElement>('.eaelsv-sticky-player-close');
  const overlay = wrapper.querySelector<HTMLElement>(':scope > .eaelsv-overlay');
  // Older releases print a second copy of the overlay's icon outside the overlay.
  const covers = [overlay, ...wrapper.querySelectorAll<HTMLElement>(':scope > i')].filter(
    (cover) => cover !== null,
  );
  const putBack = [docking, ...covers, ...(close ? [close] : [])].map((part) =>
    remember(part, { attributes: ['class', 'style', 'id'] }),
  );
  restoreOnAbort([wrapper], { styles: ['height', 'transition'] }, signal);
  const dock = createDock({ wrapper, docking, close, settings, say });
  const stop = (): void => {
    player.pause();
    dock.setArmed(false);
    dock.setDocked(false);
  };
  const thisVideo = {
    release() {
      stop();
      docking.removeAttribute('id');
    },
  };
  const uncover = (): void => {
    covers.forEach((cover) => (cover.style.display = 'none'));
    docking.inert = false;
  };
  const player = createPlayer(element, {
    settings,
    say,
    signal,
    report,
    onPlaying(isPlaying) {
      if (isPlaying) {
        if (current !== thisVideo) current?.release();
        current = thisVideo;
        uncover();
      }
      dock.setArmed(isPlaying);
    },
  });
  // Only now: a video that cannot be shown is reported as such.
  if (bad.length > 0) report('bad_settings', bad);
  if (overlay) {
    // A button of the same name is below the overlay.
    docking.inert = true;
    makeOverlay(overlay, { player, uncover, say, signal });
  }
  if (close) makeClose(close, { player, stop, say, signal });
  const isReducedMotion = prefersReducedMotion();
  if (isReducedMotion) wrapper.style.transition = 'none';
  dock.follow(player.box, context);
  if (settings.isAutoplay && !isReducedMotion) player.play();

  return () => {
    if (current === thisVideo) current = undefined;
    docking.inert = false;
    dock.end();
    putBack.forEach((restore) => restore());
  };
};

/** What the buttons of a video need. */
interface ButtonContext {
  readonly player: Player;
  readonly say: Translate;
  readonly signal: AbortSignal;
}

function makeOverlay(
  overlay: HTMLElement,
  { player, uncover, say, signal }: ButtonContext & { readonly uncover: () => void },
): void {
  // The overlay is as large as its box, which would clip the outline of the focus.
  overlay.style.outlineOffset = FOCUS_INSET;
  makeButton(overlay, {
    name: say(shared['video.play']),
    signal,
    onPress() {
      // At once: the playing event comes later, and an inert player cannot take the focus.
      uncover();
      player.play();
      player.focus();
    },
  });
}

function makeClose(
  close: HTMLElement,
  { player, stop, say, signal }: ButtonContext & { readonly stop: () => void },
): void {
  close.style.display = 'none';
  makeButton(close, {
    name: say(strings['sticky-video.close']),
    signal,
    onPress() {
      const hadFocus = close.contains(document.activeElement);
      stop();
      if (hadFocus) player.focus();
    },
  });
}
