/** Reads the settings of a sticky video from its markup (essential-addons, section 12.3). */
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { asRecord } from '../../runtime/page/as-record';
import { prefersReducedData } from '../../runtime/page/environment';
import type { Corner } from './dock';

/** The settings of a sticky video. */
export interface VideoSettings {
  readonly isSticky: boolean;
  readonly corner: Corner;
  readonly size: { readonly widthPx: number; readonly heightPx: number };
  /** The percentage of the video's height that must be scrolled past before it docks. */
  readonly percent: number;
  readonly isAutoplay: boolean;
  readonly isMuted: boolean;
  readonly isLoop: boolean;
}

const CORNERS: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

const TABLE = {
  widthPx: wholeNumber('data-swidth', 300, 1),
  heightPx: wholeNumber('data-sheight', 169, 1),
  percent: wholeNumber('data-scroll_height', 70),
};

/**
 * @param box the element that docks
 * @param media the element with the player's own settings
 * @param note called for each invalid setting
 */
export function readVideo(
  box: HTMLElement,
  media: HTMLElement,
  note: (code: string, detail: unknown) => void,
): VideoSettings {
  const { widthPx, heightPx, percent } = readSettings(box, TABLE, note);
  const position = box.getAttribute('data-position') ?? '';
  const corner = CORNERS.find((name) => name === position);
  if (position !== '' && !corner) note('bad_position', position);
  const player = readPlayer(media.getAttribute('data-plyr-config') ?? '{}', note);
  const isAutoplay =
    !prefersReducedData() && (box.getAttribute('data-autoplay') === 'yes' || isOn(player['autoplay']));
  return {
    isSticky: box.getAttribute('data-sticky') === 'yes',
    corner: corner ?? 'bottom-right',
    size: { widthPx, heightPx },
    // From 5.0.2 on the server prints nothing for 0.
    percent: box.getAttribute('data-scroll_height') === '' ? 0 : percent,
    isAutoplay,
    isMuted: isAutoplay || isOn(player['muted']),
    isLoop: isOn(asRecord(player['loop'])['active']),
  };
}

function readPlayer(
  json: string,
  note: (code: string, detail: unknown) => void,
): ReturnType<typeof asRecord> {
  try {
    return asRecord(JSON.parse(json));
  } catch (error) {
    note('bad_player', error);
    return {};
  }
}

const isOn = (value: unknown): boolean => value === 1 || value === true;
