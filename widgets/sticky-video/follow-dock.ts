/** Docks a video while the page scrolls (essential-addons, sections 12.3 to 12.5). */
import { flushSync } from 'react-dom';
import { renderedHeight } from '../../runtime/dom/measure';
import { followScreen, type JobOwner } from '../../runtime/motion/scroll/scroll';
import { isDockedAt } from './dock';
import type { VideoSettings } from './settings';

export interface DockFollower {
  /** Keeps the video's place in the page. */
  readonly wrapper: HTMLElement;
  readonly playerBox: HTMLElement;
  readonly settings: VideoSettings;
  readonly readDock: () => { readonly isDocked: boolean; readonly isArmed: boolean };
  readonly dispatch: (event: 'dock' | 'undock') => void;
}

/** Keeps the place as high as the video, and dispatches when the video docks or comes back. */
export function followDock(
  { wrapper, playerBox, settings, readDock, dispatch }: DockFollower,
  owner: JobOwner,
): void {
  followScreen(
    ({ top, height, isNewLayout }) => {
      const place = wrapper.getBoundingClientRect();
      const heightPx = renderedHeight(playerBox);
      const now = readDock();
      const isNext = isDockedAt(
        {
          topPx: top,
          viewportPx: height,
          documentPx: document.documentElement.scrollHeight,
          placeTopPx: place.top + top,
          placeHeightPx: place.height,
        },
        settings.percent,
        now,
      );
      return () => {
        // The place keeps its height while the video is docked. Newer stylesheets have an important `auto`.
        if (isNewLayout && !now.isDocked && heightPx > 0)
          wrapper.style.setProperty('height', `${heightPx}px`, 'important');
        // In this frame, in which the page has scrolled.
        if (isNext !== now.isDocked) flushSync(() => dispatch(isNext ? 'dock' : 'undock'));
      };
    },
    owner,
    [playerBox],
  );
}
