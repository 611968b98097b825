/** The record of Elementor's background video (elementor-frontend, section 2.4). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { movingBackground } from '../../shared/autoplay/autoplay.conformance';

const VIDEO = 'elementor-frontend, section 2.4: the video covers its element';

export const elementorBackgroundVideo: ConformanceRecord = {
  ...movingBackground,
  widget: 'elementor-background-video',
  versions: ['3.21.2', '4.1.4'],
  readState: (root) => {
    const button = root.closest('[data-element_type]')?.querySelector(':scope > button');
    return {
      parts: [button?.getAttribute('aria-label') ?? 'no button'],
      focus: button && button === document.activeElement ? 0 : -1,
    };
  },
  stops: (root) => root.locator('xpath=ancestor::*[@data-element_type][1]/button'),
  changes: [{ what: /^(video.* (src|style|loop)|\+(src|style|tabindex))$/, because: VIDEO }],
  moves: [{ what: /video|iframe/, because: VIDEO }],
  broken:
    '<div data-element_type="section" data-settings="{"><div class="elementor-background-video-container"><video></video></div></div>',
};
