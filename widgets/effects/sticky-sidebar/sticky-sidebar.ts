/**
 * The page builder's sticky sidebars (goodlayers-motion, section 17). While a sidebar is out of the normal flow, an
 * empty placeholder column provides its position and width.
 */
import { edgeSize, px } from '../../../runtime/dom/measure';
import type { WidgetContext, WidgetModule } from '../../../runtime/core/define';
import { followScreen, type Job } from '../../../runtime/motion/scroll/scroll';
import { remember } from '../../../runtime/dom/restore';
import { readSettings, wholeNumber } from '../../../runtime/dom/settings';
import { IN_PLACE, nextSticky, type Sticky } from './sticky-machine';
import { CLASSES, type FreePlace, STYLE_NAMES, styleFor } from './sticky-style';

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
