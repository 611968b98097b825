/** The sticky video's record (essential-addons, section 12). Playing and docking: sticky-video.browser.test.ts. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';

/** Runs in the page. */
function readVideo(root: Element): SeenState {
  const stops = [...root.querySelectorAll('.eaelsv-overlay,.plyr__control--overlaid')].filter(
    (stop) => !stop.closest('[inert]'),
  );
  return {
    parts: [
      root.querySelector('.plyr')?.classList.contains('plyr--playing') ? 'plays' : 'stands',
      root.querySelector('.out') ? 'docked' : 'in its place',
    ],
    focus: document.activeElement ? stops.indexOf(document.activeElement) : -1,
  };
}

const idle = (key: string): KeyRow => ({
  key,
  name: 'does nothing before it has played',
  from: () => 0,
  after: (before) => before,
});

export const stickyVideo: ConformanceRecord = {
  widget: 'sticky-video',
  untapped: 'widgets/sticky-video/sticky-video.browser.test.ts',
  versions: ['4.7.0', '5.3.2', '6.6.9'],
  readState: readVideo,
  stops: (root: Locator) =>
    root.locator('.eaelsv-overlay,.eael-sticky-video-player2:not([inert]) .plyr__control--overlaid'),
  steps: [],
  keyboard: [idle('Escape'), idle('ArrowRight')],
  isSpread: true,
  looksOnly: (file) => file.includes('5.3.2'),
  changes: [
    {
      what: /^(\+(style|class|inert|muted)|\S+ (style|class|controls|loop))$|eaelsv|eael-sticky-video|plyr|video\./,
      because: 'essential-addons, section 12.4: the player, its box and its position',
    },
  ],
  moves: [{ what: /./, because: 'essential-addons, section 12.4: the player is as high as its video' }],
  repaints: () => true,
  showsGarbage: () => true,
  broken: '<div class="eael-sticky-video-wrapper"><p>No video</p></div>',
};
