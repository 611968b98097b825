/** The scroll gallery's record (goodlayers-sliders, section 2). Dragging: sly-slider.browser.test.ts. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';

/** Runs in the page. */
function readStrip(root: Element): SeenState {
  const frame = root.getBoundingClientRect();
  const items = [...root.querySelectorAll(':scope > .slides > li')];
  const first = items.findIndex((item) => item.getBoundingClientRect().left >= frame.left - 1);
  const bullets = [...(root.parentElement?.querySelectorAll('.gdlr-core-sly-nav li') ?? [])];
  return {
    parts: [`first ${first}`],
    focus: [root, ...bullets].findIndex((stop) => stop === document.activeElement),
  };
}

const firstOf = ({ parts }: SeenState): number => Number(parts[0]?.replace('first ', ''));

const key = (name: string, does: string, by: number): KeyRow => ({
  key: name,
  name: does,
  from: () => 0,
  after: (before) => ({ ...before, parts: [`first ${Math.max(0, firstOf(before) + by)}`] }),
});

/** The test controls the page's frames. More frames than any animation takes. */
async function settle(root: Locator): Promise<void> {
  await root.page().evaluate(() => {
    for (let frame = 0; frame < 6; frame += 1) window.probe.advance(400);
  });
}

export const slySlider: ConformanceRecord = {
  widget: 'sly-slider',
  untapped: 'widgets/sly-slider/sly-slider.browser.test.ts',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: readStrip,
  stops: (root) => root,
  steps: [
    {
      name: 'the wheel scrolls a notch',
      async act(root) {
        await root.dispatchEvent('wheel', { deltaY: 100 });
        return true;
      },
      after: (before) => ({ ...before, parts: [`first ${firstOf(before) + 1}`] }),
    },
    {
      name: 'the wheel scrolls back',
      async act(root) {
        await root.dispatchEvent('wheel', { deltaY: -100 });
        return true;
      },
      after: (before) => ({ ...before, parts: [`first ${Math.max(0, firstOf(before) - 1)}`] }),
    },
  ],
  keyboard: [
    key('ArrowRight', 'leads to the next item', 1),
    key('Control+ArrowRight', 'is left to the browser', 0),
    key('ArrowLeft', 'leads to the item before', -1),
    key('Escape', 'does nothing', 0),
  ],
  settle,
  changes: [
    {
      what: /^(\+(class|style)|(div|ul|li)\..* (class|style))$/,
      because: 'goodlayers-sliders, section 2: sizes and positions are inline, and the first item is active',
    },
  ],
  moves: [
    {
      what: /^(div\.gdlr-core-sly-scroll-handle|main\.|div\.gdlr-core-gallery-item |ul\.slides)/,
      because:
        'goodlayers-sliders, section 2: the handle is as wide as the frame is long; bullets come below',
    },
  ],
  repaints: () => true,
  showsGarbage: () => true,
  broken: '<div class="gdlr-core-sly-slider gdlr-core-js-2"><p>No list</p></div>',
};
