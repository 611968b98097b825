/**
 * The control bar of a sticky video, for sites that show one: play, seek, volume and full screen. It uses Plyr's class
 * names, which the site's stylesheets style. It is hidden while the video plays and the visitor does not interact with
 * it.
 */
import { watchInterest } from '../../runtime/dom/interest';
import { setText } from '../../runtime/dom/text';
import { strings as shared } from '../../runtime/page/strings.json';
import type { Translate } from '../../runtime/page/translate';
import { build, createControl, SHAPES } from './player/control';
import type { Media, MediaState } from '../shared/media/media';
import { strings } from './widget.json';

/** The context of the bar. */
export interface BarContext {
  readonly media: Media;
  readonly toggle: () => void;
  readonly say: Translate;
  /** Removes the bar when aborted. */
  readonly signal: AbortSignal;
}

const ITEM = 'plyr__controls__item';

/** @returns a function that shows a state of the video in the bar */
export function createBar(
  box: HTMLElement,
  { media, toggle, say, signal }: BarContext,
): (state: MediaState) => void {
  const bar = build('div', 'plyr__controls');
  const play = createControl(ITEM, 'play', toggle, signal);
  const seek = range('seek', say(strings['sticky-video.seek']), '0.1');
  const seekPlace = build('div', `${ITEM} plyr__progress__container`);
  const progress = build('div', 'plyr__progress');
  const time = build('div', `${ITEM} plyr__time plyr__time--current`);
  const volumePlace = build('div', `${ITEM} plyr__volume`);
  const volume = range('volume', say(strings['sticky-video.volume']), '5');
  let state: MediaState = { isPlaying: false, atSeconds: 0, durationSeconds: 0, volume: 1 };
  const mute = createControl('', 'mute', () => media.setVolume(state.volume > 0 ? 0 : 1), signal);
  const fill = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // Rejected if the page must not use full screen: then nothing changes.
    else void box.requestFullscreen().catch(() => undefined);
  };
  const screen = createControl(ITEM, 'fullscreen', fill, signal);
  progress.append(seek);
  seekPlace.append(progress);
  volumePlace.append(mute.element, volume);
  bar.append(play.element, seekPlace, time, volumePlace);
  if (document.fullscreenEnabled) {
    box.classList.add('plyr--fullscreen-enabled');
    bar.append(screen.element);
    screen.show(say(strings['sticky-video.full_screen']), SHAPES.screen);
  }
  seek.addEventListener('input', () => media.seek((Number(seek.value) / 100) * state.durationSeconds), {
    signal,
  });
  volume.addEventListener('input', () => media.setVolume(Number(volume.value) / 100), { signal });
  let isInteracting = false;
  const hide = (): void =>
    void box.classList.toggle('plyr--hide-controls', state.isPlaying && !isInteracting);
  watchInterest(
    box,
    (next) => {
      isInteracting = next;
      hide();
    },
    signal,
  );
  box.append(bar);
  signal.addEventListener('abort', () => bar.remove());

  return (next) => {
    state = next;
    const { isPlaying, atSeconds, durationSeconds } = state;
    if (isPlaying) play.show(say(strings['sticky-video.pause']), SHAPES.pause);
    else play.show(say(shared['video.play']), SHAPES.play);
    if (state.volume > 0) mute.show(say(strings['sticky-video.mute']), SHAPES.loud);
    else mute.show(say(strings['sticky-video.unmute']), SHAPES.muted);
    setRange(seek, durationSeconds > 0 ? (atSeconds / durationSeconds) * 100 : 0);
    seek.setAttribute('aria-valuetext', clock(atSeconds));
    setRange(volume, state.volume * 100);
    setText(time, clock(atSeconds));
    hide();
  };
}

/** @returns minutes and seconds, and hours if there are any */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600));
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function range(name: string, label: string, step: string): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input, { type: 'range', min: '0', max: '100', step });
  input.dataset['plyr'] = name;
  input.setAttribute('aria-label', label);
  return input;
}

function setRange(input: HTMLInputElement, percent: number): void {
  input.value = String(percent);
  // The stylesheets fill the range up to this value.
  input.style.setProperty('--value', `${percent}%`);
}
