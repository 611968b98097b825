/**
 * The player around a sticky video, in the class names of Plyr, which the site's stylesheets draw (essential-addons, section
 * 12.4): a large button, and the bar where the site shows one. The server's element stays; nothing is asked of a host before
 * the first play.
 */
import { setAttributes } from '../../runtime/dom/button';
import { keepAttributes } from '../../runtime/dom/keep-attributes';
import { moveNode } from '../../runtime/dom/move-node';
import { strings as shared } from '../../runtime/page/strings.json';
import type { StickyVideoReading } from './attributes';
import { build, createControl, SHAPES } from './player/control';
import { hostedVideo, type Media, type MediaState, ownVideo } from './player/media';
import { strings } from './widget.json';

/** The player. */
export interface Player {
  /** Its box, whose height is that of the video. */
  readonly box: HTMLElement;
  readonly play: () => void;
  readonly pause: () => void;
  /** Gives the focus to its button. */
  readonly focus: () => void;
}

/** The rest of what a player needs. */
export interface PlayerContext {
  /** Removes the player. */
  readonly signal: AbortSignal;
  readonly report: (code: string, detail?: unknown) => void;
  /** Called each time the video starts or stops. */
  readonly onPlaying: (isPlaying: boolean) => void;
}

const SEEK_SECONDS = 10;
const VOLUME_STEP = 0.1;

/** Puts a player around the server's video, or into the place of a host's player. */
export function createPlayer(
  { media: element, host, settings, labels, say }: StickyVideoReading,
  { signal, report, onPlaying }: PlayerContext,
): Player {
  const isOwn = element instanceof HTMLVideoElement;
  const provider = isOwn ? 'html5' : (element.getAttribute('data-plyr-provider') ?? '');
  const title = labels.player;

  const { box, place, poster } = dress(element, provider, signal);
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
  // With this choice of the editor's a host's own picture was in sight from the start; ours would be a black box.
  const isTransparent = getComputedStyle(button).opacity === '0';

  /** Where the stylesheets hide the button it stays in reach of the keyboard, and shows with its focus. */
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

/** The boxes of a player. */
interface Boxes {
  readonly box: HTMLElement;
  /** Where the video is, or a host's frame will be. */
  readonly place: HTMLElement;
  /** Over the video until it plays for the first time. */
  readonly poster: HTMLElement;
}

/** Puts the boxes around a video, without loading it again, or into its place. They go with the signal. */
function dress(element: HTMLElement, provider: string, signal: AbortSignal): Boxes {
  const isOwn = element instanceof HTMLVideoElement;
  const box = isOwn ? build('div', '') : element;
  const place = build('div', 'plyr__video-wrapper');
  const poster = build('div', 'plyr__poster');
  const putBack = keepAttributes(element, ['class', 'style', 'controls', 'loop']);
  box.classList.add('plyr', 'plyr--full-ui', 'plyr--video', `plyr--${provider}`);
  // Whatever the box around it does, its height is that of the video.
  box.style.height = 'auto';
  place.append(poster);
  if (isOwn) {
    element.before(box);
    box.append(place);
    moveNode(element, place, poster);
    // The large button, and the bar where there is one, stand in for the browser's own.
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

/** A site that shows no bar says so in its stylesheet, and nowhere else. */
function hasBar(box: HTMLElement): boolean {
  const bar = build('div', 'plyr__controls');
  // Plyr's stylesheet hides an empty one.
  bar.append(build('span', ''));
  box.append(bar);
  const { display } = getComputedStyle(bar);
  bar.remove();
  return display !== 'none';
}

/** The keys of Plyr, but for those that its own button has by itself. */
function onKey(event: KeyboardEvent, media: Media, state: () => MediaState): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
  const { isPlaying, atSeconds, durationSeconds, volume } = state();
  const deeds = new Map<string, () => void>([
    ['k', () => (isPlaying ? media.pause() : media.play())],
    ['m', () => media.setVolume(volume > 0 ? 0 : 1)],
    ['ArrowRight', () => media.seek(Math.min(atSeconds + SEEK_SECONDS, durationSeconds))],
    ['ArrowLeft', () => media.seek(Math.max(atSeconds - SEEK_SECONDS, 0))],
    ['ArrowUp', () => media.setVolume(Math.min(volume + VOLUME_STEP, 1))],
    ['ArrowDown', () => media.setVolume(Math.max(volume - VOLUME_STEP, 0))],
  ]);
  const deed = deeds.get(key);
  // A video that has not begun has no place to go to, and the arrows scroll the page.
  if (!deed || (key.startsWith('Arrow') && durationSeconds === 0)) return;
  event.preventDefault();
  deed();
}
