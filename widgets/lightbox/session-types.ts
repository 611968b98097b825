/** The input and the parts of a lightbox session. */
import type { WidgetContext } from '../../runtime/core/define';
import type { Labels } from '../shared/media/labels';
import type { LightboxLook } from './look';
import type { SlideshowHandle } from './photoswipe';
import type { LightboxSet } from './look';
import type { SlideshowTimers } from './slideshow-timers';
import type { ViewStore } from './view';

/** The environment of an opening. */
export interface Opening {
  readonly context: WidgetContext;
  readonly look: LightboxLook;
  /** Aborted when the visitor cancels the opening before the lightbox is there. */
  readonly cancelled: AbortSignal;
}

/** The set to show, and its first slide. */
export interface Choice {
  readonly set: LightboxSet;
  readonly index: number;
  /** The link that was pressed; undefined when the page's address opens the lightbox. */
  readonly opener: HTMLElement | undefined;
  /** The id of the dialog, which the site's styles may know. */
  readonly dialogId?: string | undefined;
  /** Writes the slide into the page's history. */
  readonly enterHistory: () => void;
}

/** The parts of a session that is on the page. */
export interface Session {
  readonly choice: Choice;
  readonly opening: Opening;
  readonly labels: Labels;
  readonly view: ViewStore;
  readonly timers: SlideshowTimers;
  readonly slideshow: SlideshowHandle;
  /** Aborted when the session has ended. */
  readonly signal: AbortSignal;
  readonly goTo: (index: number) => void;
  /** Closes the sharing list, or the lightbox. */
  readonly dismiss: () => void;
}
