/** The record of audio and video players (goodlayers-theme, section 7). Nothing is played here. */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const mediaPlayer: ConformanceRecord = {
  ...nothingToPress,
  versions: ['4.2'],
  widget: 'media-player',
  // The browser shows and hides the controls of a video.
  repaints: (markup) => markup.includes('<video'),
  readState: (root) => ({
    parts: [root instanceof HTMLMediaElement ? String(root.controls) : ''],
    focus: -1,
  }),
  steps: [frameStep(() => ['true'])],
};
