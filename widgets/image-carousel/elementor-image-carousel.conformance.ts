/** The record of Elementor's image carousel (elementor-frontend, section 3.8). */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState, Step } from '../../tests/support/conformance';

/** Runs in the page. */
function readSlides(root: Element): SeenState {
  const STOPS = '.atoll-pause,[role="button"][tabindex="0"]';
  const box = root.querySelector('.elementor-image-carousel-wrapper')?.getBoundingClientRect();
  const slides = [...root.querySelectorAll<HTMLElement>('.swiper-slide:not([data-atoll-copy])')];
  const parts = slides.map((slide) => {
    const { left, width } = slide.getBoundingClientRect();
    const center = left + width / 2;
    const isInBox = box !== undefined && center > box.left && center < box.right;
    const isShown = isInBox && getComputedStyle(slide).opacity !== '0';
    const signs = [slide.inert, slide.getAttribute('aria-hidden') === 'true'];
    if (signs.some((sign) => sign === isShown)) return `shown ${isShown}, but ${signs.join()}`;
    return isShown ? 'shown' : 'hidden';
  });
  const stops = [...root.querySelectorAll(STOPS)];
  return { parts, focus: document.activeElement ? stops.indexOf(document.activeElement) : -1 };
}

const stops = (root: Locator): Locator => root.locator('.atoll-pause,[role="button"][tabindex="0"]');

/** The state after a step, by the server's settings. */
async function turned(before: SeenState, root: Locator, by: 1 | -1): Promise<SeenState> {
  const settings = JSON.parse((await root.getAttribute('data-settings')) ?? '{}') as Record<string, string>;
  const count = before.parts.length;
  const columns = before.parts.filter((part) => part === 'shown').length;
  const step = Number(settings['slides_to_scroll'] ?? 1);
  const isEndless = settings['infinite'] === 'yes';
  // The first slide in view follows a hidden one.
  const first = before.parts.findIndex(
    (part, index) => part === 'shown' && before.parts[(index + count - 1) % count] === 'hidden',
  );
  const end = count - columns;
  const next = isEndless
    ? (first + by * step + count) % count
    : by === 1
      ? Math.min(first + step, end)
      : Math.max(0, Math.ceil(first / step) * step - step);
  return shown(before, next, columns);
}

function shown(before: SeenState, first: number, columns: number): SeenState {
  const count = before.parts.length;
  const parts = before.parts.map((_, index) =>
    (index - first + count) % count < columns ? 'shown' : 'hidden',
  );
  return { ...before, parts };
}

/** @returns the position of the first control of a kind among the tab stops */
async function stopOf(root: Locator, selector: string): Promise<number | undefined> {
  const at = await stops(root).evaluateAll(
    (all, selector) => all.findIndex((stop) => stop.matches(selector)),
    selector,
  );
  return at === -1 ? undefined : at;
}

const press = (way: 'next' | 'prev'): Step => ({
  name: `a click on the arrow: ${way}`,
  async act(root) {
    const arrow = root.locator(`.elementor-swiper-button-${way}`);
    if ((await arrow.count()) === 0 || (await arrow.getAttribute('aria-disabled')) === 'true') return false;
    await arrow.click();
    return true;
  },
  async after(before, root) {
    const focus = (await stopOf(root, `.elementor-swiper-button-${way}`)) ?? -1;
    return { ...(await turned(before, root, way === 'next' ? 1 : -1)), focus };
  },
});

const steps: readonly Step[] = [
  press('next'),
  press('next'),
  press('prev'),
  {
    name: 'a click on the second bullet',
    async act(root) {
      const bullet = root.locator('.swiper-pagination-bullet').nth(1);
      if ((await bullet.count()) === 0) return false;
      await bullet.click();
      return true;
    },
    async after(before, root) {
      const settings = (await root.getAttribute('data-settings')) ?? '';
      const columns = before.parts.filter((part) => part === 'shown').length;
      const focus = (await stopOf(root, '.swiper-pagination-bullet')) ?? -1;
      return { ...shown(before, settings.includes('"slides_to_scroll":"2"') ? 2 : 1, columns), focus };
    },
  },
];

const key = (name: string, on: string, does: string, by: -1 | 0 | 1): KeyRow => ({
  key: name,
  name: does,
  from: (_before, root) => stopOf(root, on),
  after: (before, root) => (by === 0 ? before : turned(before, root, by)),
});

const NEXT = '.elementor-swiper-button-next';
const BULLET = '.swiper-pagination-bullet';

export const elementorImageCarousel: ConformanceRecord = {
  widget: 'elementor-image-carousel',
  versions: ['3.21.2', '4.1.4'],
  readState: readSlides,
  stops,
  // Two steps must not have the same name.
  steps: steps.map((step, index) => ({ ...step, name: `${index + 1}. ${step.name}` })),
  keyboard: [
    key('Escape', BULLET, 'does nothing', 0),
    key('Control+ArrowRight', NEXT, 'is left to the browser', 0),
    key('ArrowRight', BULLET, 'on a bullet leads on', 1),
    key('ArrowLeft', BULLET, 'on a bullet leads back', -1),
    key('Enter', BULLET, 'on the active bullet does nothing', 0),
    key('Space', NEXT, 'on an arrow turns', 1),
    key('ArrowLeft', NEXT, 'leads back', -1),
    key('Enter', '.atoll-pause', 'on the button stops what moves by itself', 0),
  ],
  changes: [
    {
      what: /^(\+(class|style|inert|aria-disabled)|(div)\..* (class|style|tabindex))$/,
      because:
        'elementor-frontend, section 3.8: state classes and sizes; hidden slides and useless arrows cannot be reached',
    },
  ],
  moves: [
    {
      what: /./,
      because: 'elementor-frontend, section 3.8: slides that fade lie on top of each other',
    },
  ],
  // The content of hidden slides is the server's.
  reveal: '.swiper-slide { visibility: visible !important; opacity: 1 !important }',
  repaints: () => true,
  showsGarbage: () => true,
  broken:
    '<div data-element_type="widget" data-widget_type="image-carousel.default"><div class="elementor-image-carousel-wrapper"><p>No list</p></div></div>',
};
