/**
 * Reads what opens in Elementor's lightbox without being a link to a picture: a video behind a picture, which has its options in an
 * attribute (elementor-frontend, section 2.8), and a link with an action (elementor-frontend, section 2.9).
 */
import { asRecord, isRecord } from '../../runtime/page/as-record';
import { navigationTarget } from '../../runtime/page/url';
import { textSetting } from '../shared/elementor/typed-settings';
import { type Item, knownSize, readAddress } from '../shared/media/item';
import type { Video } from '../shared/media/video';

/** The attribute with the options of a video. */
export const VIDEO_OPTIONS = 'data-elementor-lightbox';

/** How Elementor's links with an action begin, encoded or not. */
const ACTION = /^(?:#|%23)elementor-action/i;

/** The names of ratios in Elementor's options. */
const RATIOS: ReadonlyMap<string, string> = new Map([
  ['219', '2.33333'],
  ['169', '1.77777'],
  ['43', '1.33333'],
  ['32', '1.5'],
  ['11', '1'],
  ['916', '0.5625'],
]);

/** What the lightbox shows: a single item, or a picture of a set on the page. */
export type Target =
  | { readonly item: Item; readonly dialogId: string | undefined }
  | { readonly set: string; readonly address: string };

/**
 * @returns undefined for an element that has no options and no action
 * @throws Error if they cannot be used
 */
export function readTarget(element: HTMLElement): Target | undefined {
  const options = element.getAttribute(VIDEO_OPTIONS);
  if (options !== null) return videoTarget(parse(options));
  const href = element.getAttribute('href') ?? '';
  return ACTION.test(href) ? actionTarget(decodeURIComponent(href)) : undefined;
}

/** @param action a link with its signs decoded: `action=lightbox&settings=` and JSON in Base64 */
function actionTarget(action: string): Target {
  const [, name] = /action=(.+?)&/.exec(action) ?? [];
  const [, settings] = /settings=(.+)/.exec(action) ?? [];
  if (name !== 'lightbox' || !settings) throw new Error('the link has another action than the lightbox');
  const options = parse(atob(settings));
  const address = textSetting(options, 'url');
  const set = options['slideshow'];
  if (set !== undefined) return { set: textSetting(options, 'slideshow'), address };
  if (!options['id']) return videoTarget(options);
  const text = { caption: undefined, alt: '', thumbnail: undefined };
  const item = readAddress(address, text, false, knownSize(address, undefined), document.baseURI);
  if (item?.kind !== 'image') throw new Error('the link leads to no picture');
  return { item, dialogId: undefined };
}

function videoTarget(options: Readonly<Record<string, unknown>>): Target {
  const url = navigationTarget(textSetting(options, 'url'), { base: document.baseURI });
  if (options['type'] !== 'video' || !url) throw new Error('the lightbox has no video');
  const modal = asRecord(options['modalOptions']);
  const attributes = asRecord(options['videoParams']);
  const isFile = options['videoType'] === 'hosted';
  // The visitor has pressed the video's button, so that it plays on every host.
  if (!isFile) url.searchParams.set('autoplay', '1');
  const video: Video = isFile
    ? {
        kind: 'file',
        src: url.href,
        isMuted: attributes['muted'] !== undefined,
        isLoop: attributes['loop'] !== undefined,
        isKept: attributes['controlsList'] === 'nodownload',
      }
    : { kind: 'player', src: url.href };
  const poster = navigationTarget(textSetting(attributes, 'poster'), { base: document.baseURI });
  const ratio = RATIOS.get(textSetting(modal, 'videoAspectRatio'));
  return {
    item: {
      kind: 'video',
      video,
      caption: undefined,
      alt: '',
      thumbnail: poster?.href,
      ...(ratio && { ratio }),
    },
    dialogId: typeof modal['id'] === 'string' && modal['id'] ? modal['id'] : undefined,
  };
}

function parse(json: string): Readonly<Record<string, unknown>> {
  const options: unknown = JSON.parse(json);
  if (!isRecord(options)) throw new Error('the options of the lightbox are not an object');
  return options;
}
