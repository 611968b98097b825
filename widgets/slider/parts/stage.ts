/**
 * Adds the elements, classes and styles around the slides that themes expect, and removes them again
 * (goodlayers-sliders, section 1.4).
 */
import { remember } from '../../../runtime/dom/restore';
import { contentBox } from '../../../runtime/dom/measure';
import { moveNode } from '../../../runtime/dom/move-node';
import type { SliderSettings } from './settings';

/** The elements around a slider's slides. */
export interface SliderWrapper {
  /** The element that clips the slides; the list is its child. */
  readonly viewport: HTMLElement;
  /** The width of the slider's content in px; 0 while it is hidden. */
  readonly width: () => number;
  /** The slider's title on the page; '' if it has none. */
  readonly title: () => string;
  /** Moves printed arrows below the slides if the settings say so. */
  readonly placeNav: (arrows: readonly HTMLElement[]) => void;
  /** Moves arrows that are below the slider to its vertical centre. */
  readonly centreArrows: (arrows: readonly HTMLElement[]) => void;
  /** Restores the server's markup. */
  readonly end: () => void;
}

const SLIDER = '.gdlr-core-flexslider';

/** Sets up the elements around the slides. Everything is done synchronously, before the next paint. */
export function wrapSlides(
  root: HTMLElement,
  list: HTMLElement,
  slides: readonly HTMLElement[],
  { mode, nav, arrows, isVcenter }: SliderSettings,
): SliderWrapper {
  const widthBefore = root.clientWidth;
  const before = new Map<HTMLElement, () => void>();
  const keep = (element: HTMLElement): void => {
    if (!before.has(element)) before.set(element, remember(element, { attributes: ['class', 'style'] }));
  };
  [root, list, ...slides].forEach(keep);
  let putNavBack: (() => void) | undefined;
  const isFade = mode === 'fade';
  if (list.querySelector(SLIDER)) list.classList.add('parent-slides');
  if (root.querySelector('.gdlr-core-outer-frame-element'))
    root.classList.add('gdlr-core-with-outer-frame-element');
  // Vertical swipes still scroll the page.
  Object.assign(list.style, { touchAction: 'pan-y pinch-zoom' });
  const viewport = layOut(root, list, slides, mode);
  // Slides have widths in pixels. In a flex item they would widen the item, and then themselves, at each measurement.
  // An element whose width depends on the slider keeps its current width.
  if (!isFade) {
    viewport.style.contain = 'inline-size';
    const width = Math.min(widthBefore, document.documentElement.clientWidth);
    if (root.clientWidth < width) viewport.style.containIntrinsicInlineSize = `${width}px`;
  }

  return {
    viewport,
    width() {
      if (root.offsetWidth === 0) return 0;
      // Not `getBoundingClientRect`: an entrance animation may have scaled the slider.
      return contentBox(root, 'width');
    },
    title() {
      const item = root.closest('[class*="-item "],.widget');
      return (
        item?.querySelector('.gdlr-core-block-item-title,.kingster-widget-title')?.textContent?.trim() ?? ''
      );
    },
    placeNav(pair) {
      const bar = pair[0]?.parentElement;
      const isBelow = isVcenter ? nav === 'navigation-outer' : nav === 'navigation-bottom';
      if (arrows !== 'own' || !isBelow || isFade || bar?.parentElement !== root) return;
      // By then the list is back in the place of the viewport.
      const next = bar.nextSibling === viewport ? list : bar.nextSibling;
      putNavBack = () => root.insertBefore(bar, next?.parentNode === root ? next : null);
      viewport.after(bar);
    },
    centreArrows(pair) {
      if (!isVcenter) return;
      for (const arrow of pair) {
        keep(arrow);
        arrow.style.marginTop = `${-(root.offsetHeight + arrow.offsetHeight) / 2}px`;
      }
    },
    end() {
      if (viewport !== root) {
        moveNode(list, root, viewport);
        viewport.remove();
      }
      putNavBack?.();
      before.forEach((putBack) => putBack());
    },
  };
}

/**
 * Puts the slides on top of each other, or in a row in a new viewport.
 *
 * @returns the viewport; the root where slides lie on top of each other
 */
function layOut(
  root: HTMLElement,
  list: HTMLElement,
  slides: readonly HTMLElement[],
  mode: SliderSettings['mode'],
): HTMLElement {
  const isFade = mode === 'fade';
  let viewport = root;
  const isRtl = getComputedStyle(root).direction === 'rtl';
  if (isFade) {
    Object.assign(list.style, { display: 'grid', gridTemplateColumns: '100%', alignItems: 'start' });
  } else {
    viewport = document.createElement('div');
    viewport.className = 'flex-viewport';
    Object.assign(viewport.style, { overflow: 'hidden', position: 'relative' });
    list.before(viewport);
    moveNode(list, viewport, null);
    Object.assign(list.style, {
      display: 'flex',
      alignItems: 'flex-start',
      width: '100%',
      transitionProperty: 'transform',
    });
    // The row runs from left to right on every page (goodlayers-sliders, section 1.12). Themes set this only on the
    // viewport, or not at all.
    if (isRtl) viewport.style.direction = list.style.direction = 'ltr';
  }
  for (const slide of slides) {
    Object.assign(slide.style, { display: 'block', marginLeft: '0' });
    Object.assign(slide.style, isFade ? { gridArea: '1 / 1', position: 'relative' } : { flex: 'none' });
    if (mode !== 'carousel') slide.style.marginInlineEnd = '0';
    if (isRtl && !isFade) {
      slide.style.direction = 'rtl';
      if (mode !== 'carousel') slide.style.marginInlineStart = '0';
    }
  }
  return viewport;
}
