/** The content ticker's record (essential-addons, section 8). Autoplay and swipes: content-ticker.browser.test.ts. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState, Step } from '../../tests/support/conformance';

/** Longer than a headline's animation, in ms. Arrows do nothing before its end. */
const LONG_ENOUGH_MS = 1000;

/** Runs in the page. */
function readHeadlines(root: Element): SeenState {
  const parts = [...root.querySelectorAll<HTMLElement>('.swiper-slide')].map((slide) => {
    const isActive = slide.classList.contains('swiper-slide-active');
    const signs = [slide.inert, slide.getAttribute('aria-hidden') === 'true'];
    return signs.some((sign) => sign === isActive)
      ? `active ${isActive}, but ${signs.join()}`
      : isActive
        ? 'shown'
        : 'hidden';
  });
  const stops = [...root.querySelectorAll('.atoll-pause,[class*=swiper-button]')];
  return { parts, focus: document.activeElement ? stops.indexOf(document.activeElement) : -1 };
}

const stops = (root: Locator): Locator => root.locator('.atoll-pause,[class*=swiper-button]');

async function turned(before: SeenState, root: Locator, by: 1 | -1): Promise<SeenState> {
  const isLoop = (await root.locator('.eael-content-ticker').getAttribute('data-loop')) === '1';
  const count = before.parts.length;
  const next = before.parts.indexOf('shown') + by;
  const at = isLoop ? (next + count) % count : Math.min(Math.max(next, 0), count - 1);
  return { ...before, parts: before.parts.map((_, index) => (index === at ? 'shown' : 'hidden')) };
}

const press = (way: 'next' | 'prev', name: string): Step => ({
  name,
  async act(root) {
    await root.locator(`.swiper-button-${way}`).click();
    return true;
  },
  after: (before, root) => turned(before, root, way === 'next' ? 1 : -1),
});

const key = (name: string, on: string, does: string, by: -1 | 0 | 1): KeyRow => ({
  key: name,
  name: does,
  async from(_before, root) {
    const at = await stops(root).evaluateAll((all, on) => all.findIndex((stop) => stop.matches(on)), on);
    return at === -1 ? undefined : at;
  },
  after: (before, root) => (by === 0 ? before : turned(before, root, by)),
});

export const contentTicker: ConformanceRecord = {
  widget: 'content-ticker',
  versions: ['3.9.4', '4.7.0', '6.6.9'],
  readState: readHeadlines,
  stops,
  steps: [
    press('next', 'a click on the arrow to the next'),
    press('next', 'another one'),
    press('prev', 'a click on the arrow to the one before'),
  ],
  keyboard: [
    key('Enter', '.swiper-button-next', 'on an arrow turns', 1),
    key('Space', '.swiper-button-prev', 'on an arrow turns back', -1),
    key('ArrowRight', '.swiper-button-next', 'does nothing', 0),
  ],
  // The fragment that fades: content-ticker.browser.test.ts tests its end and its fading.
  isSpread: true,
  looksOnly: (file) => file.includes('3.9.4'),
  settle: (root) => root.evaluate((_root, ms) => window.probe.advance(ms), LONG_ENOUGH_MS),
  changes: [
    {
      what: /^(\+(class|style|inert|data-swiper-slide-index)|div\..* (class|style))$/,
      because:
        'essential-addons, section 8.4: state classes and sizes; 8.6: what is not shown cannot be reached',
    },
  ],
  moves: [{ what: /./, because: 'essential-addons, section 8.4: headlines are in a row or stacked' }],
  // The content of hidden headlines is the server’s.
  reveal: '.swiper-slide { opacity: 1 !important }',
  repaints: () => true,
  showsGarbage: () => true,
  broken: '<div class="eael-ticker-wrap"><p>No headlines</p></div>',
};
