/**
 * The player of a sticky video, with Plyr's class names, which the site's stylesheets style (essential-addons, section
 * 12.4): a large button, and the control bar if the site shows one. The server's element is kept; nothing is requested
 * from a host before the first play.
 */
import { remember, setAttributes } from '../../runtime/dom/restore';
import { moveNode } from '../../runtime/dom/move-node';
import { strings as shared } from '../../runtime/page/strings.json';
import type { StickyVideoReading } from './attributes';
import { build, createControl, SHAPES } from './player/control';
import { hostedVideo, type Media, type MediaState, ownVideo } from '../shared/media/media';
import { strings } from './widget.json';

/** The player. */
export interface Player {
  /** The outer element, which has the height of the video. */
  readonly box: HTMLElement;
  readonly play: () => void;
  readonly pause: () => void;
  /** Focuses its button. */
  readonly focus: () => void;
}

/** The context of a player. */
export interface PlayerContext {
  /** Removes the player. */
  readonly signal: AbortSignal;
  readonly report: (code: string, detail?: unknown) => void;
  /** Called when the video starts or stops playing. */
  readonly onPlaying: (isPlaying: boolean) => void;
}

const SEEK_SECONDS = 10;
const VOLUME_STEP = 0.1;

/** Adds a player around the server's video, or in place of a host's player. */
export function createPlayer(
  { media: element, host, settings, labels, say }: StickyVideoReading,
  { signal, report, onPlaying }: PlayerContext,
): Player {
  const isOwn = element instanceof HTMLVideoElement;
  const provider = isOwn ? 'html5' : (element.getAttribute('data-plyr-provider') ?? '');
  const title = labels.player;

  const { box, place, poster } = wrapVideo(element, provider, signal);
  if (isOwn) {
    element.loop = settings.isLoop;
    element.muted = settings.isMuted;
    element.addEventListener('click', () => toggle(), { signal });
  }

  let state: MediaState = {
    isPlaying: false,
    atSeconds: 0,
    durationSeconds: 0,
    volume: settings.isMuted ? 0 : 1,
  };
  let showInBar: ((state: MediaState) => void) | undefined;
  const onChange = (change: Partial<MediaState>): void => {
    const wasPlaying = state.isPlaying;
    state = { ...state, ...change };
    showInBar?.(state);
    if (state.isPlaying === wasPlaying) return;
    showPlaying();
    onPlaying(state.isPlaying);
  };
  const media: Media = host
    ? hostedVideo(host, { place, title }, onChange, signal)
    : ownVideo(element as HTMLVideoElement, onChange, signal);
  const toggle = (): void => (state.isPlaying ? media.pause() : media.play());

  const control = createControl('plyr__control--overlaid', 'play', toggle, signal);
  const button = control.element;
  box.append(button);
  // An editor can make the button transparent, to show the host's own picture; Atoll's box would be black.
  const isTransparent = getComputedStyle(button).opacity === '0';

  /** If the stylesheets hide the button, it can still be focused with the keyboard and is then visible. */
  const showPlaying = (): void => {
    const { isPlaying } = state;
    box.classList.toggle('plyr--playing', isPlaying);
    box.classList.toggle('plyr--paused', !isPlaying);
    box.classList.toggle('plyr--stopped', !isPlaying && state.atSeconds === 0);
    if (isPlaying) poster.hidden = true;
    if (isPlaying) control.show(say(strings['sticky-video.pause']), SHAPES.pause);
    else control.show(say(shared['video.play']), SHAPES.play);
    const isHidden = isPlaying && !button.matches(':focus-visible');
    Object.assign(button.style, {
      visibility: 'visible',
      opacity: isHidden ? '0' : isPlaying || isTransparent ? '1' : '',
      pointerEvents: isHidden ? 'none' : '',
    });
  };
  showPlaying();
  button.addEventListener('focus', showPlaying, { signal });
  button.addEventListener('blur', showPlaying, { signal });
  poster.addEventListener('click', toggle, { signal });
  box.addEventListener('keydown', (event) => onKey(event, media, () => state), { signal });
  setAttributes(box, { role: 'group', 'aria-label': title }, signal);

  const addBar = async (): Promise<void> => {
    const { createBar } = await import('./bar');
    if (signal.aborted) return;
    showInBar = createBar(box, { media, toggle, say, signal });
    showInBar(state);
  };
  if (hasBar(box)) addBar().catch((error: unknown) => report('bar_failed', error));
  signal.addEventListener('abort', () => button.remove());

  return {
    box,
    play: () => media.play(),
    pause: () => state.isPlaying && media.pause(),
    focus: () => button.focus({ preventScroll: true }),
  };
}

/** The elements of a player. */
interface Boxes {
  readonly box: HTMLElement;
  /** The parent of the video or of the host's iframe. */
  readonly place: HTMLElement;
  /** Covers the video until it plays for the first time. */
  readonly poster: HTMLElement;
}

/**
 * Adds the player's elements around the site's own video, without reloading it, or inside a host's element. Removes
 * them when `signal` is aborted.
 */
function wrapVideo(element: HTMLElement, provider: string, signal: AbortSignal): Boxes {
  const isOwn = element instanceof HTMLVideoElement;
  const box = isOwn ? build('div', '') : element;
  const place = build('div', 'plyr__video-wrapper');
  const poster = build('div', 'plyr__poster');
  const putBack = remember(element, { attributes: ['class', 'style', 'controls', 'loop', 'muted'] });
  box.classList.add('plyr', 'plyr--full-ui', 'plyr--video', `plyr--${provider}`);
  // It has the height of the video, independently of its parent.
  box.style.height = 'auto';
  place.append(poster);
  if (isOwn) {
    element.before(box);
    box.append(place);
    moveNode(element, place, poster);
    // The large button and the bar replace the browser's controls.
    element.controls = false;
  } else {
    place.classList.add('plyr__video-embed');
    Object.assign(place.style, {
      position: 'relative',
      height: 'auto',
      padding: '0',
      aspectRatio: '16 / 9',
      background: '#000',
    });
    box.append(place);
  }
  signal.addEventListener('abort', () => {
    if (isOwn && box.parentNode) moveNode(element, box.parentNode, box);
    if (isOwn) box.remove();
    else place.remove();
    putBack();
  });
  return { box, place, poster };
}

/** Whether the site shows the control bar: only the stylesheet knows. */
function hasBar(box: HTMLElement): boolean {
  const bar = build('div', 'plyr__controls');
  // Plyr's stylesheet hides an empty bar.
  bar.append(build('span', ''));
  box.append(bar);
  const { display } = getComputedStyle(bar);
  bar.remove();
  return display !== 'none';
}

/** Handles Plyr's keyboard shortcuts, except those that a focused button handles itself. */
function onKey(event: KeyboardEvent, media: Media, state: () => MediaState): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
  const { isPlaying, atSeconds, durationSeconds, volume } = state();
  const actions = new Map<string, () => void>([
    ['k', () => (isPlaying ? media.pause() : media.play())],
    ['m', () => media.setVolume(volume > 0 ? 0 : 1)],
    ['ArrowRight', () => media.seek(Math.min(atSeconds + SEEK_SECONDS, durationSeconds))],
    ['ArrowLeft', () => media.seek(Math.max(atSeconds - SEEK_SECONDS, 0))],
    ['ArrowUp', () => media.setVolume(Math.min(volume + VOLUME_STEP, 1))],
    ['ArrowDown', () => media.setVolume(Math.max(volume - VOLUME_STEP, 0))],
  ]);
  const action = actions.get(key);
  // The arrow keys scroll the page until the video has been started.
  if (!action || (key.startsWith('Arrow') && durationSeconds === 0)) return;
  event.preventDefault();
  action();
}
