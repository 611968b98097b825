/** The video background's record (goodlayers-motion, section 11). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { movingBackground } from '../../shared/autoplay/autoplay.conformance';

export const videoBackground: ConformanceRecord = {
  ...movingBackground,
  widget: 'video-background',
  changes: [
    { what: /^\+playsinline$/, because: 'goodlayers-motion, section 11: phones play it in its place' },
  ],
  broken: '<div class="gdlr-core-parallax"><div class="gdlr-core-pbf-background-video"></div></div>',
};
