/**
 * Essential Addons' sticky video (essential-addons, section 12): a video that docks to a corner of the viewport when it
 * has been scrolled past. Kept: the threshold, the dead zone at the end of the page, docking again only after the next
 * play, one docked video at a time. Fixed: nothing is loaded from a host until the visitor starts the video or it
 * autoplays near the viewport; it docks only if it has been played; each video has its own state; closing pauses the
 * video.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { makeButton, setAttributes } from '../../runtime/dom/button';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { outerHeight } from '../../runtime/dom/box';
import { keepAttributes } from '../../runtime/dom/keep-attributes';
import { keepStyle } from '../../runtime/dom/keep-style';
import { followScreen } from '../../runtime/motion/scroll/scroll';
import { strings as shared } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import { dockedStyle, EDGE_PX, isDockedAt } from './dock';
import { createPlayer } from './player';
import { readVideo } from './settings';
import { strings } from './widget.json';

const NAME = 'eael-sticky-video';
/** The id by which the page's own scripts find the video that will dock next. */
const ARMED_ID = 'videobox';
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
  const { isSticky, corner, size, percent } = settings;
  const say = translator(config.strings);
  const close = docking.querySelector<HTMLElement>('.eaelsv-sticky-player-close');
  const overlay = wrapper.querySelector<HTMLElement>(':scope > .eaelsv-overlay');
  // Older releases print a second copy of the overlay's icon outside the overlay.
  const covers = [overlay, ...wrapper.querySelectorAll<HTMLElement>(':scope > i')].filter(
    (cover) => cover !== null,
  );
  const putBack = [docking, ...covers, ...(close ? [close] : [])].map((part) =>
    keepAttributes(part, ['class', 'style', 'id']),
  );
  const putStyleBack = keepAttributes(docking, ['style']);
  keepStyle(wrapper, ['height', 'transition'], signal);

  let isDocked = false;
  let isArmed = false;
  let undocked = new AbortController();

  const setArmed = (is: boolean): void => {
    isArmed = is && isSticky;
    if (isArmed) docking.id = ARMED_ID;
  };
  const setDocked = (is: boolean): void => {
    if (is === isDocked) return;
    isDocked = is;
    docking.classList.toggle('out', isDocked);
    docking.classList.toggle('in', !isDocked);
    if (close) close.style.display = isDocked ? 'block' : 'none';
    undocked.abort();
    if (!isDocked) return putStyleBack();
    undocked = new AbortController();
    Object.assign(docking.style, dockedStyle(corner, size));
    setAttributes(
      docking,
      { role: 'region', 'aria-label': say(strings['sticky-video.player']) },
      undocked.signal,
    );
    keepFocusInSight(docking, corner.startsWith('top'), undocked.signal);
  };
  const stopAndUndock = (): void => {
    player.pause();
    setArmed(false);
    setDocked(false);
  };
  const thisVideo = {
    release() {
      stopAndUndock();
      docking.removeAttribute('id');
    },
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
      setArmed(isPlaying);
    },
  });
  // Only now: if the player cannot be created, only that is reported.
  if (bad.length > 0) report('bad_settings', bad);
  const uncover = (): void => {
    covers.forEach((cover) => (cover.style.display = 'none'));
    docking.inert = false;
  };

  if (overlay) {
    // A button with the same name is under the overlay.
    docking.inert = true;
    // The overlay fills its parent, which would clip the focus outline.
    overlay.style.outlineOffset = FOCUS_INSET;
    makeButton(overlay, {
      name: say(shared['video.play']),
      signal,
      onPress() {
        // Immediately: the `play` event comes later, and until then nothing under the overlay can be focused.
        uncover();
        player.play();
        player.focus();
      },
    });
  }
  if (close) {
    close.style.display = 'none';
    makeButton(close, {
      name: say(strings['sticky-video.close']),
      signal,
      onPress() {
        const hadFocus = close.contains(document.activeElement);
        stopAndUndock();
        if (hadFocus) player.focus();
      },
    });
  }
  const isReducedMotion = prefersReducedMotion();
  if (isReducedMotion) wrapper.style.transition = 'none';

  followScreen(
    ({ top, height, isNewLayout }) => {
      const place = wrapper.getBoundingClientRect();
      const heightPx = outerHeight(player.box);
      const isNext = isDockedAt(
        {
          topPx: top,
          viewportPx: height,
          documentPx: document.documentElement.scrollHeight,
          placeTopPx: place.top + top,
          placeHeightPx: place.height,
        },
        percent,
        { isDocked, isArmed },
      );
      return () => {
        // The placeholder keeps its height while the video is docked; newer stylesheets set "auto" with `!important`.
        if (isNewLayout && !isDocked && heightPx > 0)
          wrapper.style.setProperty('height', `${heightPx}px`, 'important');
        setDocked(isNext);
      };
    },
    context,
    [player.box],
  );
  if (settings.isAutoplay && !isReducedMotion) player.play();

  return () => {
    if (current === thisVideo) current = undefined;
    docking.inert = false;
    undocked.abort();
    putBack.forEach((restore) => restore());
  };
};

/** Sets the page's scroll padding so that the docked video does not cover the focused element. */
function keepFocusInSight(docked: HTMLElement, isTop: boolean, signal: AbortSignal): void {
  const page = document.documentElement;
  const property = isTop ? 'scroll-padding-top' : 'scroll-padding-bottom';
  keepStyle(page, [property], signal);
  page.style.setProperty(property, `${outerHeight(docked) + EDGE_PX}px`);
}
