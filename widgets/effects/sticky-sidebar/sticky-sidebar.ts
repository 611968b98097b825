/**
 * The page builder's sticky sidebars (goodlayers-motion, section 17). While a sidebar is out of the normal flow, an
 * empty placeholder column provides its position and width.
 */
import type { WidgetContext, WidgetModule } from '../../../runtime/core/define';
import { edgeSize, px } from '../../../runtime/dom/measure';
import { remember } from '../../../runtime/dom/restore';
import { readSettings, wholeNumber } from '../../../runtime/dom/settings';
import { followScreen, type Job } from '../../../runtime/motion/scroll/scroll';
import { IN_PLACE, nextSticky, type Sticky, type StickyState } from './sticky-machine';

/** The class of each state; '' for the normal flow. */
export const CLASSES: Readonly<Record<StickyState, string>> = {
  normal: '',
  fixed: 'gdlr-core-fixed-sidebar',
  stuck: 'gdlr-core-fixed-bottom-sidebar',
  'fixed-top': 'gdlr-core-fixed-top-sidebar',
  'fixed-bottom': 'gdlr-core-fixed-bottom-sidebar',
  'parked-top': 'gdlr-core-stick-top-sidebar',
  'parked-bottom': 'gdlr-core-stick-bottom-sidebar',
  end: 'gdlr-core-stick-bottom-sidebar',
};

/** The sidebar's position in the normal flow, kept free by the placeholder. Lengths in px. */
interface FreePlace {
  /** Distance from the left of the viewport. */
  readonly screenLeft: number;
  /** Distance from the left of the offset parent. */
  readonly boxLeft: number;
  readonly width: number;
  /** Distance from the top of the offset parent to the top of the container. */
  readonly containerOffset: number;
}

/** The inline styles that a state sets. */
const STYLE_NAMES = ['position', 'top', 'bottom', 'left', 'width'] as const;

/** The original's classes and inline styles for each state, on which stylesheets rely (goodlayers-motion, section 17). */
export type StickyStyle = Readonly<Record<(typeof STYLE_NAMES)[number], string>>;

/** @param offset distance of a short sidebar from the top of the viewport */
export function styleFor(
  { state, parkedAt }: Sticky,
  place: FreePlace,
  offset: number,
): StickyStyle | undefined {
  const width = `${place.width}px`;
  const fixed = { position: 'fixed', left: `${place.screenLeft}px`, width };
  const absolute = { position: 'absolute', left: `${place.boxLeft}px`, width };
  switch (state) {
    case 'normal':
      return undefined;
    case 'fixed':
      return { ...fixed, top: `${offset}px`, bottom: 'auto' };
    case 'fixed-top':
      return { ...fixed, top: '0px', bottom: 'auto' };
    case 'fixed-bottom':
      return { ...fixed, top: 'auto', bottom: '0px' };
    case 'stuck':
    case 'end':
      return { ...absolute, top: 'auto', bottom: '0px' };
    case 'parked-top':
    case 'parked-bottom':
      return { ...absolute, top: `${parkedAt + place.containerOffset}px`, bottom: 'auto' };
    default:
      return state satisfies never;
  }
}

const SIDEBARS = '.gdlr-core-pbf-sidebar-left,.gdlr-core-pbf-sidebar-right,.gdlr-core-sidebar-script';
const AWAY_CLASS = 'gdlr-core-sidebar-sub-added';
const COLUMN_CLASS = /^gdlr-core-column-\d+$/;
const PLACE_HEIGHT_PX = 20;

const OFFSET = { offset: wholeNumber('data-sticky-offset', 0, -Infinity) };

export const mount: WidgetModule['mount'] = (wrapper, context) => {
  for (const sidebar of wrapper.querySelectorAll<HTMLElement>(SIDEBARS)) {
    const container = sidebar.parentElement;
    if (container) follow(sidebar, container, context);
  }
};

function follow(sidebar: HTMLElement, container: HTMLElement, context: WidgetContext): void {
  const { offset } = readSettings(sidebar, OFFSET, context.report);
  const restoreStyles = remember(sidebar, { styles: STYLE_NAMES });
  const place = createPlace(sidebar);
  let sticky = IN_PLACE;
  let scrolledTo: number | undefined;
  let edges = 0;

  const job: Job = ({ top: scrollTop, height: screenHeight, display, isNewLayout }) => {
    // Border and padding are measured only after a layout change.
    const { top, height } = sidebar.getBoundingClientRect();
    if (isNewLayout) edges = edgeSize(getComputedStyle(sidebar), 'height', 'padding', 'border');
    const box = container.getBoundingClientRect();
    const direction = scrollTop < (scrolledTo ?? scrollTop) ? 'up' : 'down';
    scrolledTo = scrollTop;
    const next = nextSticky(sticky, {
      isDesktop: display === 'desktop',
      scrollTop,
      screenHeight,
      direction,
      height,
      contentHeight: height - edges,
      top: top + scrollTop,
      containerTop: box.top + scrollTop,
      containerHeight: box.height,
      offset,
    });
    // A width change matters only to a sidebar out of the normal flow.
    if (next === sticky && (next.state === 'normal' || !isNewLayout)) return undefined;
    const free = measurePlace(place.isConnected ? place : sidebar, container);
    return () => set(next, free);
  };

  const set = (next: Sticky, free: FreePlace): void => {
    const style = styleFor(next, free, offset);
    if (CLASSES[next.state] !== CLASSES[sticky.state]) {
      for (const name of Object.values(CLASSES)) if (name) sidebar.classList.remove(name);
      if (CLASSES[next.state]) sidebar.classList.add(CLASSES[next.state]);
    }
    sticky = next;
    if (!style) return putBack();
    if (!place.isConnected) {
      // A theme's sidebar has no column class that sets the width.
      if (!place.className) place.style.width = `${free.width}px`;
      sidebar.after(place);
      sidebar.classList.add(AWAY_CLASS);
    }
    for (const name of STYLE_NAMES) sidebar.style.setProperty(name, style[name]);
  };

  const putBack = (): void => {
    place.remove();
    sidebar.classList.remove(AWAY_CLASS);
    restoreStyles();
  };

  followScreen(job, context, [sidebar, container]);
  context.signal.addEventListener('abort', () => {
    for (const name of Object.values(CLASSES)) if (name) sidebar.classList.remove(name);
    putBack();
  });
}

/** Creates an empty column with the width and float of the sidebar. */
function createPlace(sidebar: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  place.className = [...sidebar.classList].filter((name) => COLUMN_CLASS.test(name)).join(' ');
  place.style.float = getComputedStyle(sidebar).float;
  place.style.height = `${PLACE_HEIGHT_PX}px`;
  return place;
}

function measurePlace(place: HTMLElement, container: HTMLElement): FreePlace {
  const { left, width } = place.getBoundingClientRect();
  const box = place.offsetParent;
  const boxTop = box ? box.getBoundingClientRect().top + px(getComputedStyle(box).borderTopWidth) : 0;
  return {
    screenLeft: left,
    boxLeft: place.offsetLeft,
    width,
    containerOffset: container.getBoundingClientRect().top - boxTop,
  };
}
