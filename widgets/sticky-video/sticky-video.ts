/**
 * Essential Addons' sticky video (essential-addons, section 12): a video that docks to a corner of the screen when its place
 * has been scrolled past. Kept: the threshold, the dead zone at the page's end, docking again only after the next play, one
 * video at a time. Fixed: nothing from a host before the visitor asks, or the video begins by itself near the screen; it docks
 * only once it has played; each has a state of its own; closing pauses.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { makeButton } from '../../runtime/dom/button';
import { remember, restoreOnAbort, setAttributes } from '../../runtime/dom/restore';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { renderedHeight } from '../../runtime/dom/measure';
import { followScreen } from '../../runtime/motion/scroll/scroll';
import { strings as shared } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import { dockedStyle, EDGE_PX, isDockedAt } from './dock';
import { createPlayer } from './player';
import { readVideo } from './settings';
import { strings } from './widget.json';

const NAME = 'eael-sticky-video';
/** What the page's own scripts know the video by that docks next. */
const ARMED_ID = 'videobox';
const FOCUS_INSET = '-4px';

/** The video that has played last: it alone can dock, and it makes way for the next one. */
let current: { readonly makeWay: () => void } | undefined;

export const mount: WidgetModule['mount'] = (wrapper, context) => {
  const { config, signal, report } = context;
  const docking = wrapper.querySelector<HTMLElement>(`.${NAME}-player2`);
  const element = docking?.querySelector<HTMLElement>('[data-plyr-provider],video');
  if (!docking || !element) throw new Error('there is no video');
  const bad: unknown[] = [];
  const settings = readVideo(docking, element, (code, detail) => bad.push([code, detail]));
  const { isSticky, corner, size, percent } = settings;
  const say = translator(config.strings);
  const close = docking.querySelector<HTMLElement>('.eaelsv-sticky-player-close');
  const overlay = wrapper.querySelector<HTMLElement>(':scope > .eaelsv-overlay');
  // Older releases print the overlay's icon a second time, outside of it.
  const covers = [overlay, ...wrapper.querySelectorAll<HTMLElement>(':scope > i')].filter(
    (cover) => cover !== null,
  );
  const putBack = [docking, ...covers, ...(close ? [close] : [])].map((part) =>
    remember(part, { attributes: ['class', 'style', 'id'] }),
  );
  const putStyleBack = remember(docking, { attributes: ['style'] });
  restoreOnAbort([wrapper], { styles: ['height', 'transition'] }, signal);

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
  const giveUp = (): void => {
    player.pause();
    setArmed(false);
    setDocked(false);
  };
  const me = {
    makeWay() {
      giveUp();
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
        if (current !== me) current?.makeWay();
        current = me;
        uncover();
      }
      setArmed(isPlaying);
    },
  });
  // Not before: a video that cannot be shown is reported as that.
  if (bad.length > 0) report('bad_settings', bad);
  const uncover = (): void => {
    covers.forEach((cover) => (cover.style.display = 'none'));
    docking.inert = false;
  };

  if (overlay) {
    // Under it is a button of the same name.
    docking.inert = true;
    // It is as large as its box, which hides what is outside: the outline of the focus too.
    overlay.style.outlineOffset = FOCUS_INSET;
    makeButton(overlay, {
      name: say(shared['video.play']),
      signal,
      onPress() {
        // At once: a video of the site says later that it plays, and until then nothing under here takes the focus.
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
        giveUp();
        if (hadFocus) player.focus();
      },
    });
  }
  const isCalm = prefersReducedMotion();
  if (isCalm) wrapper.style.transition = 'none';

  followScreen(
    ({ top, height, isNewLayout }) => {
      const place = wrapper.getBoundingClientRect();
      const heightPx = renderedHeight(player.box);
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
        // Its place stays as high as it is while the video is elsewhere; newer stylesheets say "auto" with weight.
        if (isNewLayout && !isDocked && heightPx > 0)
          wrapper.style.setProperty('height', `${heightPx}px`, 'important');
        setDocked(isNext);
      };
    },
    context,
    [player.box],
  );
  if (settings.isAutoplay && !isCalm) player.play();

  return () => {
    if (current === me) current = undefined;
    docking.inert = false;
    undocked.abort();
    putBack.forEach((restore) => restore());
  };
};

/** What gets the focus must not lie under the docked video: the browser scrolls it past this edge. */
function keepFocusInSight(docked: HTMLElement, isTop: boolean, signal: AbortSignal): void {
  const page = document.documentElement;
  const property = isTop ? 'scroll-padding-top' : 'scroll-padding-bottom';
  restoreOnAbort([page], { styles: [property] }, signal);
  page.style.setProperty(property, `${renderedHeight(docked) + EDGE_PX}px`);
}
