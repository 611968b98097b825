/** Reads Essential Addons' sticky video (essential-addons, section 12.3). */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { strings as shared } from '../../runtime/page/strings.json';
import { type ElementAttributes, prepareAttributes } from '../../runtime/dom/attributes';
import { remember } from '../../runtime/dom/restore';
import { translator } from '../../runtime/page/translate';
import { boxAttributes, buttonAttributes, showFocusInside, type StickyVideoReading } from './attributes';
import { AT_HOME } from './dock-machine';
import { hostOf } from '../shared/media/hosts';
import type { Host } from '../shared/media/media';
import { readVideo, type VideoSettings } from './settings';
import { strings } from './widget.json';

const NAME = 'eael-sticky-video';

/** @throws if the video is missing or cannot be played */
export function readStickyVideo(
  wrapper: HTMLElement,
  { config, report }: Pick<WidgetContext, 'config' | 'report'>,
): StickyVideoReading {
  const box = wrapper.querySelector<HTMLElement>(`.${NAME}-player2`);
  const media = box?.querySelector<HTMLElement>('[data-plyr-provider],video');
  if (!box || !media) throw new Error('The sticky video has no video.');
  const bad: unknown[] = [];
  const settings = readVideo(box, media, (code, detail) => bad.push([code, detail]));
  const host = readHost(media, settings);
  // After the host: a video that cannot be played is reported as such.
  if (bad.length > 0) report('bad_settings', bad);
  const overlay = wrapper.querySelector<HTMLElement>(':scope > .eaelsv-overlay');
  const icons = wrapper.querySelectorAll<HTMLElement>(':scope > i');
  const say = translator(config.strings);
  return {
    wrapper,
    box,
    media,
    host,
    overlay,
    covers: overlay ? [overlay, ...icons] : [...icons],
    close: box.querySelector<HTMLElement>('.eaelsv-sticky-player-close'),
    settings,
    servedId: box.getAttribute('id'),
    labels: {
      player: say(strings['sticky-video.player']),
      play: say(shared['video.play']),
      close: say(strings['sticky-video.close']),
    },
    say,
  };
}

function readHost(media: HTMLElement, { isMuted, isLoop }: VideoSettings): Host | undefined {
  if (media instanceof HTMLVideoElement) return undefined;
  const provider = media.getAttribute('data-plyr-provider') ?? '';
  const id = media.getAttribute('data-plyr-embed-id') ?? '';
  const host = hostOf(provider, id, { isMuted, isLoop, origin: location.origin });
  if (!host) throw new Error('The sticky video has no host that can play it.');
  return host;
}

/** The overlay is a button, and nothing below it can be reached. */
export const prepare: PrepareModule['prepare'] = (wrapper, context) => {
  const reading = readStickyVideo(wrapper, context);
  const { box, overlay, close, labels } = reading;
  const buttons: [Element, ElementAttributes][] = [];
  if (overlay) buttons.push([overlay, buttonAttributes(labels.play)]);
  if (close) buttons.push([close, buttonAttributes(labels.close)]);
  const restoreStyle = overlay && remember(overlay, { attributes: ['style'] });
  const restore = prepareAttributes([[box, boxAttributes(reading, AT_HOME)], ...buttons]);
  if (overlay) showFocusInside(overlay);
  return () => {
    restore();
    restoreStyle?.();
  };
};
