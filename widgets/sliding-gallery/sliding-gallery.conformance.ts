/** The sliding gallery's record (goodlayers-sliders, section 3). */
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';
import { endlessAnimation } from '../shared/autoplay/autoplay.conformance';

/** Runs in the page. */
function readRibbon(root: Element): SeenState {
  const [movement] = root.querySelector('.gdlr-core-item-list')?.getAnimations() ?? [];
  const button = root.querySelector('.atoll-pause');
  return {
    parts: [movement?.playState ?? 'none'],
    focus: button && button === document.activeElement ? 0 : -1,
  };
}

export const slidingGallery: ConformanceRecord = {
  ...endlessAnimation,
  widget: 'sliding-gallery',
  versions: ['2.1.7'],
  untapped: 'a tap opens a picture, which lightbox.conformance.ts tests',
  readState: readRibbon,
  moves: [{ what: /./, because: 'goodlayers-sliders, section 3: the gallery moves from the start' }],
  broken: '',
};
