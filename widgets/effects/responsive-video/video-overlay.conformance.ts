/** The video overlay's record (goodlayers-panels, section 16). Playing: video-overlay.browser.test.ts. */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { selfRemoving } from '../../../tests/support/conformance-self-removing';

export const videoOverlay: ConformanceRecord = {
  ...selfRemoving,
  widget: 'video-overlay',
  untapped: 'widgets/effects/responsive-video/video-overlay.browser.test.ts',
  versions: ['1.8.7', '2.1.7'],
  changes: [
    {
      what: /^(iframe.* (width|height|style)|div\.gdlr-core-video-item-type-.* class|\+style)$/,
      because: 'goodlayers-panels, section 16: the video under it becomes as wide as its container',
    },
  ],
  moves: [
    {
      what: /./,
      because: 'goodlayers-panels, section 16: the video under it becomes as wide as its container',
    },
  ],
  repaints: () => true,
  broken: '',
};
