/**
 * Adds the viewport and the styles that the slides need (goodlayers-sliders, section 1.4). Everything is done
 * synchronously, before the next paint.
 */
import { remember } from '../../../runtime/dom/restore';
import { keepFocus } from '../../../runtime/dom/focus';
import { moveNode } from '../../../runtime/dom/move-node';
import type { SliderReading } from '../attributes';

/** @returns the element that clips the slides, which will contain the list; the root where slides lie on top of each other */
export function createViewport({ root, settings }: SliderReading): HTMLElement {
  if (settings.mode === 'fade') return root;
  const viewport = document.createElement('div');
  viewport.className = 'flex-viewport';
  Object.assign(viewport.style, { overflow: 'hidden', position: 'relative' });
  return viewport;
}

/**
 * Puts the slides on top of each other, or in a row in the viewport.
 *
 * @returns a function that restores the server's markup
 */
export function setStage(reading: SliderReading, viewport: HTMLElement): () => void {
  const { root, list, slides } = reading;
  const widthBefore = root.clientWidth;
  const restores = [
    ...[root, list, ...slides].map((element) => remember(element, { attributes: ['style'] })),
    ...[...root.querySelectorAll('img')].map(keepFromDragging),
  ];
  // Vertical swipes still scroll the page.
  Object.assign(list.style, { touchAction: 'pan-y pinch-zoom' });
  if (viewport === root) stack(reading);
  // The slides must have their styles before a link in them can get the focus again.
  else keepFocus(() => restores.unshift(layInRow(reading, viewport, widthBefore)));
  return () => restores.forEach((restore) => restore());
}

/** Gives the viewport the height of its slides, once they have their widths. */
export function releaseHeight(viewport: HTMLElement): void {
  viewport.style.height = '';
}

function stack({ list, slides, settings }: SliderReading): void {
  Object.assign(list.style, { display: 'grid', gridTemplateColumns: '100%', alignItems: 'start' });
  for (const { style } of slides)
    Object.assign(style, {
      display: 'block',
      marginLeft: '0',
      gridArea: '1 / 1',
      position: 'relative',
      marginInlineEnd: '0',
      // Where a site lacks the page builder's rule for it, the picture would grow over the bullets, and catch their clicks.
      ...(settings.isGrowing && { overflow: 'hidden' }),
    });
}

/** @returns a function that puts the list and the arrows back into their places */
function layInRow(reading: SliderReading, viewport: HTMLElement, widthBefore: number): () => void {
  const { root, list, slides, settings } = reading;
  const isRtl = getComputedStyle(root).direction === 'rtl';
  const isCarousel = settings.mode === 'carousel';
  // Slides without their widths are higher. The browser would scroll by the difference when it measures them.
  const heightPx = list.offsetHeight;
  if (heightPx > 0) viewport.style.height = `${heightPx}px`;
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
  for (const { style } of slides) {
    Object.assign(style, { display: 'block', marginLeft: '0', flex: 'none' });
    if (!isCarousel) style.marginInlineEnd = '0';
    if (isRtl) style.direction = 'rtl';
    if (isRtl && !isCarousel) style.marginInlineStart = '0';
  }
  // Slides have widths in pixels. In a flex item they would widen the item, and then themselves, at each measurement.
  // An element whose width depends on the slider keeps its current width.
  viewport.style.contain = 'inline-size';
  const width = Math.min(widthBefore, document.documentElement.clientWidth);
  if (root.clientWidth < width) viewport.style.containIntrinsicInlineSize = `${width}px`;
  const putArrowsBack = putArrowsBelow(reading, viewport);
  return () => {
    moveNode(list, root, viewport);
    viewport.remove();
    putArrowsBack?.();
  };
}

/** Moves printed arrows below the slides if the settings say so. */
function putArrowsBelow(reading: SliderReading, viewport: HTMLElement): (() => void) | undefined {
  const { root, list, pair, settings } = reading;
  const { nav, arrows, isVcenter } = settings;
  const bar = pair[0]?.element.parentElement;
  const isBelow = isVcenter ? nav === 'navigation-outer' : nav === 'navigation-bottom';
  if (arrows !== 'own' || !isBelow || bar?.parentElement !== root) return undefined;
  // By then the list is back in the place of the viewport.
  const next = bar.nextSibling === viewport ? list : bar.nextSibling;
  viewport.after(bar);
  return () => root.insertBefore(bar, next?.parentNode === root ? next : null);
}

/** The browser would drag an image instead of the slides. */
function keepFromDragging(image: Element): () => void {
  const restore = remember(image, { attributes: ['draggable'] });
  image.setAttribute('draggable', 'false');
  return restore;
}
