/** The marquee's record (goodlayers-sliders, section 5). */
import type { ConformanceRecord, SeenState } from '../../../tests/support/conformance';
import { tapSteps } from '../../../tests/support/conformance-hover';
import { endlessAnimation } from '../../shared/autoplay/autoplay.conformance';

/** Runs in the page. */
function readMarquee(root: Element): SeenState {
  const [movement] = root.querySelector('.js-marquee-wrapper')?.getAnimations() ?? [];
  const button = root.previousElementSibling;
  return {
    parts: [movement?.playState ?? 'none'],
    focus: button && button === document.activeElement ? 0 : -1,
  };
}

export const marquee: ConformanceRecord = {
  ...endlessAnimation,
  widget: 'marquee',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: readMarquee,
  taps: tapSteps(
    () => ['paused'],
    () => ['running'],
  ),
  // The button is before the marquee, because its text may be almost transparent.
  stops: (root) => root.locator('xpath=preceding-sibling::button[1]'),
  broken: '<div class="gdlr-core-marquee gdlr-core-js"> </div>',
};
