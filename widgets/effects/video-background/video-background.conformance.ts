/** The video background's record (goodlayers-motion, section 11). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { withPauseButton } from '../../shared/autoplay/pause-button.conformance';

export const videoBackground: ConformanceRecord = {
  ...withPauseButton,
  widget: 'video-background',
  changes: [{ what: /^\+playsinline$/, because: 'goodlayers-motion, section 11: phones play it inline' }],
  restingState: () => Promise.resolve({ parts: ['nothing to pause'], focus: -1 }),
  broken: '<div class="gdlr-core-parallax"><div class="gdlr-core-pbf-background-video"></div></div>',
};
