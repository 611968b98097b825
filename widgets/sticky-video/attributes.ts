/** The attributes of a sticky video's elements, and the classes that move it to its corner (essential-addons, section 12). */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import type { Translate } from '../../runtime/page/translate';
import type { DockState } from './dock-machine';
import type { Host } from '../shared/media/media';
import type { VideoSettings } from './settings';

/** What `readStickyVideo` finds in the markup. */
export interface StickyVideoReading {
  /** Keeps the video's place in the page. */
  readonly wrapper: HTMLElement;
  /** The box that docks. */
  readonly box: HTMLElement;
  /** The server's video, or the place of a host's player. */
  readonly media: HTMLElement;
  /** The host's player; undefined for a video of the site. */
  readonly host: Host | undefined;
  readonly overlay: HTMLElement | null;
  /** The elements that cover the video until it plays: the overlay, and in older releases icons outside of it. */
  readonly covers: readonly HTMLElement[];
  readonly close: HTMLElement | null;
  readonly settings: VideoSettings;
  /** The box's id in the server's markup. */
  readonly servedId: string | null;
  readonly labels: Readonly<Record<'player' | 'play' | 'close', string>>;
  readonly say: Translate;
}

/** The overlay fills its box, which clips the outline of the focus. */
export const showFocusInside = ({ style }: HTMLElement): void => void (style.outlineOffset = '-4px');

/** Scripts of the page find the video that docks next by this id. */
const ARMED_ID = 'videobox';

export const boxAttributes = (
  { overlay, servedId, labels }: StickyVideoReading,
  { place, isNamed, isUncovered }: DockState,
): ElementAttributes => ({
  id: isNamed ? ARMED_ID : servedId,
  // The overlay covers a button with the same name.
  inert: overlay && !isUncovered ? '' : undefined,
  role: place === 'out' ? 'region' : undefined,
  'aria-label': place === 'out' ? labels.player : undefined,
});

export const boxClasses = ({ place }: DockState): ElementClasses => ({
  out: place === 'out',
  in: place === 'in',
});

/** The overlay and the close button. */
export const buttonAttributes = (label: string): ElementAttributes => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': label,
});
