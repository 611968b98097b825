/** The slider's record (goodlayers-sliders, section 1). Swipes, sizes and autoplay: slider.*.browser.test.ts. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState, Step } from '../../tests/support/conformance';

/** Runs in the page. */
function readSlides(root: Element): SeenState {
  const slides = [...root.querySelectorAll<HTMLElement>('.slides')][0]?.children ?? [];
  const parts = [...slides].map((slide) => {
    const isShown = slide.classList.contains('flex-active-slide');
    const signs = [(slide as HTMLElement).inert, slide.getAttribute('aria-hidden') === 'true'];
    return signs.some((sign) => sign === isShown)
      ? `active ${isShown}, but ${signs.join()}`
      : isShown
        ? 'shown'
        : 'hidden';
  });
  const stops = [...root.querySelectorAll('.atoll-pause,[role="button"][tabindex="0"]')];
  return { parts, focus: document.activeElement ? stops.indexOf(document.activeElement) : -1 };
}

/** The slides that are shown after a step, by the server's attributes. */
async function turned(before: SeenState, root: Locator, by: 1 | -1): Promise<SeenState> {
  const count = before.parts.length;
  const columns = before.parts.filter((part) => part === 'shown').length;
  const move = Number(await root.getAttribute('data-move')) || 1;
  const step = move < columns ? move : columns;
  const page = Math.ceil(before.parts.indexOf('shown') / step);
  const pages = Math.ceil((count - columns) / step + 1);
  return shown(before, Math.min(((((page + by) % pages) + pages) % pages) * step, count - columns), columns);
}

function shown(before: SeenState, first: number, columns: number): SeenState {
  const parts = before.parts.map((_, index) =>
    index >= first && index < first + columns ? 'shown' : 'hidden',
  );
  return { ...before, parts };
}

const arrow = (root: Locator, way: 'next' | 'prev'): Locator =>
  root.page().locator(`.flex-${way}[role="button"]`).first();

const press = (way: 'next' | 'prev'): Step => ({
  name: `a click on the arrow: ${way}`,
  async act(root) {
    await arrow(root, way).click();
    return true;
  },
  after: (before, root) => turned(before, root, way === 'next' ? 1 : -1),
});

/** @returns the position of the first control of a kind among the tab stops */
async function stopOf(root: Locator, selector: string): Promise<number | undefined> {
  const at = await stops(root).evaluateAll(
    (all, selector) => all.findIndex((stop) => stop.matches(selector)),
    selector,
  );
  return at === -1 ? undefined : at;
}

const stops = (root: Locator): Locator => root.locator('.atoll-pause,[role="button"][tabindex="0"]');

const key = (name: string, on: string, does: string, by: -1 | 0 | 1): KeyRow => ({
  key: name,
  name: does,
  from: (_before, root) => stopOf(root, on),
  after: (before, root) => (by === 0 ? before : turned(before, root, by)),
});

const steps: readonly Step[] = [
  press('next'),
  press('next'),
  press('prev'),
  {
    name: 'a click on the last bullet',
    async act(root) {
      const bullet = root.locator('.flex-control-nav a').last();
      if ((await bullet.count()) === 0) return false;
      await bullet.click();
      return true;
    },
    after: (before) => {
      const columns = before.parts.filter((part) => part === 'shown').length;
      return shown(before, before.parts.length - columns, columns);
    },
  },
];

export const slider: ConformanceRecord = {
  widget: 'slider',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: readSlides,
  stops,
  // Two sliders must not have the same name.
  steps: steps.map((step, index) => ({ ...step, name: `${index + 1}. ${step.name}` })),
  keyboard: [
    key('ArrowRight', '.flex-next', 'leads on', 1),
    key('ArrowLeft', '.flex-next', 'leads back', -1),
    key('Enter', '.flex-next', 'on an arrow turns', 1),
    key('Space', '.flex-prev', 'on an arrow turns back', -1),
    key('Escape', '.flex-next', 'does nothing', 0),
    key('Control+ArrowRight', '.flex-next', 'is left to the browser', 0),
    key('Enter', '.atoll-pause', 'on the button stops what moves by itself', 0),
  ],
  changes: [
    {
      what: /^(\+(class|style|inert|draggable|data-thumb-alt)|(div|ul|li|i)\..* (class|style))$/,
      because:
        'goodlayers-sliders, sections 1.4 and 1.10: state classes and sizes; hidden slides cannot be reached',
    },
  ],
  moves: [
    {
      what: /./,
      because:
        'goodlayers-sliders, section 1.4: slides lie in a row; those in view stay (widgets/slider/first-paint)',
    },
  ],
  // The content of hidden slides is the server's.
  reveal: '.slides > li { visibility: visible !important; opacity: 1 !important }',
  repaints: () => true,
  showsGarbage: () => true,
  broken: '<div class="gdlr-core-flexslider flexslider gdlr-core-js-2"><p>No list</p></div>',
};
