/** The record of Elementor's background slideshow (elementor-frontend, section 2.5). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { movingBackground } from '../../shared/autoplay/autoplay.conformance';

export const elementorBackgroundSlideshow: ConformanceRecord = {
  ...movingBackground,
  widget: 'elementor-background-slideshow',
  versions: ['3.21.2', '4.1.4'],
  readState: (root) => {
    const button = root.querySelector(':scope > button');
    return {
      parts: [button?.getAttribute('aria-label') ?? 'no button'],
      focus: button && button === document.activeElement ? 0 : -1,
    };
  },
  stops: (root) => root.locator('xpath=./button'),
  repaints: () => true,
  broken:
    '<div data-element_type="section" data-settings="{&quot;background_background&quot;:&quot;slideshow&quot;,&quot;background_slideshow_gallery&quot;:4}"></div>',
};
