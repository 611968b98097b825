/** Docks a sticky video to a corner of the screen, and keeps its place on the page (essential-addons, section 12.5). */
import type { WidgetContext } from '../../runtime/core/define';
import { renderedHeight } from '../../runtime/dom/measure';
import { remember, restoreOnAbort, setAttributes } from '../../runtime/dom/restore';
import { followScreen } from '../../runtime/motion/scroll/scroll';
import type { Translate } from '../../runtime/page/translate';
import { dockedStyle, EDGE_PX, isDockedAt } from './dock';
import type { VideoSettings } from './settings';
import { strings } from './widget.json';

/** The id of the video that docks next; the page's scripts look for it. */
const ARMED_ID = 'videobox';

/** The elements of a video, and its settings. */
export interface DockParts {
  readonly wrapper: HTMLElement;
  /** The element that docks. */
  readonly docking: HTMLElement;
  readonly close: HTMLElement | null;
  readonly settings: VideoSettings;
  readonly say: Translate;
}

/** A video that can dock. */
export interface Dock {
  /** An armed video docks when its place has been scrolled past. Videos that are not sticky are never armed. */
  readonly setArmed: (is: boolean) => void;
  readonly setDocked: (is: boolean) => void;
  /** Follows the screen until the widget ends. */
  readonly follow: (box: HTMLElement, context: WidgetContext) => void;
  readonly end: () => void;
}

export function createDock({ wrapper, docking, close, settings, say }: DockParts): Dock {
  const { isSticky, corner, size, percent } = settings;
  const putStyleBack = remember(docking, { attributes: ['style'] });
  let isDocked = false;
  let isArmed = false;
  let undocked = new AbortController();
  const setDocked = (is: boolean): void => {
    if (is === isDocked) return;
    isDocked = is;
    docking.classList.toggle('out', isDocked);
    docking.classList.toggle('in', !isDocked);
    if (close) close.style.display = isDocked ? 'block' : 'none';
    undocked.abort();
    if (!isDocked) return putStyleBack();
    undocked = new AbortController();
    const { signal } = undocked;
    Object.assign(docking.style, dockedStyle(corner, size));
    setAttributes(docking, { role: 'region', 'aria-label': say(strings['sticky-video.player']) }, signal);
    keepFocusInSight(docking, corner.startsWith('top'), signal);
  };
  return {
    setArmed(is) {
      isArmed = is && isSticky;
      if (isArmed) docking.id = ARMED_ID;
    },
    setDocked,
    follow(box, context) {
      followScreen(
        ({ top, height, isNewLayout }) => {
          const place = wrapper.getBoundingClientRect();
          const heightPx = renderedHeight(box);
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
            // The place keeps its height while the video is docked; newer stylesheets set "auto" with !important.
            if (isNewLayout && !isDocked && heightPx > 0)
              wrapper.style.setProperty('height', `${heightPx}px`, 'important');
            setDocked(isNext);
          };
        },
        context,
        [box],
      );
    },
    end: () => undocked.abort(),
  };
}

/** Keeps elements with the focus from lying below the docked video: the browser scrolls them past this edge. */
function keepFocusInSight(docked: HTMLElement, isTop: boolean, signal: AbortSignal): void {
  const page = document.documentElement;
  const property = isTop ? 'scroll-padding-top' : 'scroll-padding-bottom';
  restoreOnAbort([page], { styles: [property] }, signal);
  page.style.setProperty(property, `${renderedHeight(docked) + EDGE_PX}px`);
}
