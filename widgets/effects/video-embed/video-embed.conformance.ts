/** The record of Elementor's video (elementor-frontend, section 3.9). Playing: video-embed.browser.test.ts. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { selfRemoving } from '../../../tests/support/conformance-self-removing';

const hasNoButton = (file: string): boolean => file.includes('no-overlay');

export const elementorVideo: ConformanceRecord = {
  ...selfRemoving,
  widget: 'elementor-video',
  untapped: 'widgets/effects/video-embed/video-embed.browser.test.ts',
  versions: ['3.21.2', '4.1.4'],
  readState: (root) => {
    const button = root.querySelector('[role=button]');
    return {
      parts: [button?.getAttribute('aria-label') ?? 'no button'],
      focus: button !== null && button === document.activeElement ? 0 : -1,
    };
  },
  stops: (root: Locator) => root.locator('[role=button]'),
  hasNoKeys: hasNoButton,
  changes: [],
  moves: [{ what: /elementor-video/, because: 'elementor-frontend, section 3.9: the player has its place' }],
  repaints: (html) => html.includes('<video') || !html.includes('image-overlay"'),
  broken: '<div class="elementor-widget-video" data-settings="[]"></div>',
};
