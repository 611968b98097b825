/** The image overlay's record (goodlayers-panels, section 17). The link around it is the page's. */
import type { ConformanceRecord, SeenState } from '../../../tests/support/conformance';

export const imageOverlay: ConformanceRecord = {
  widget: 'image-overlay',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  untapped: 'a tap opens the picture, which lightbox.conformance.ts tests',
  readState: (root) => ({
    parts: [root instanceof HTMLElement ? root.style.opacity : ''],
    focus: root.closest('a') === document.activeElement ? 0 : -1,
  }),
  stops: (root) => root.locator('xpath=ancestor::a'),
  steps: [],
  keyboard: [
    ...['Escape', 'ArrowDown'].map((key) => ({
      key,
      name: 'leaves it visible for the keyboard',
      from: () => 0,
      after: (before: SeenState) => ({ ...before, parts: ['1'] }),
    })),
    {
      key: 'Tab',
      name: 'leaves it and hides it',
      from: () => 0,
      after: () => ({ parts: [''], focus: -1 }),
    },
  ],
  changes: [
    { what: /^\+style$/, because: 'goodlayers-panels, section 17: the content is centred by its margin' },
  ],
  moves: [
    {
      what: /^(span|i)\.gdlr-core-(image-overlay-content|portfolio-)/,
      because: 'goodlayers-panels, section 17: the content is centred by its margin',
    },
  ],
  broken:
    '<span class="gdlr-core-image-overlay gdlr-core-image-overlay-center-icon gdlr-core-js">No content</span>',
};
