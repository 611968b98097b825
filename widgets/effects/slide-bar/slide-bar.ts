/** The bar under the current item of the main menu (goodlayers-theme, section 1.5). It follows pointer and focus. */
import type { WidgetModule } from '../../../runtime/core/define';
import { leadingInteger } from '../../../runtime/dom/leading-number';
import { restoreOnAbort, setAttributes } from '../../../runtime/dom/restore';
import { stopAnimation } from '../../../runtime/motion/animate';
import { animateTo, type Place } from '../../../runtime/motion/animate-to';
import { swing } from '../../../runtime/motion/easing';
import { followScreen, type Job } from '../../../runtime/motion/scroll/scroll';
import { numbersOf, prefixOf } from '../../shared/theme/theme';

const MOVE_MS = 250;
const DEFAULT_OVERHANG_PX = 2;
const CURRENT = '.current-menu-item,.current-menu-ancestor';

export const mount: WidgetModule['mount'] = (bar, context) => {
  const { signal } = context;
  const menu = bar.parentElement;
  const list = menu?.querySelector<HTMLElement>('.sf-menu');
  if (!menu || !list) return;
  const prefix = prefixOf(bar, 'navigation-slide-bar');
  const shape = readShape(bar, prefix);
  restoreOnAbort([bar], { styles: ['display', 'left', 'width'] }, signal);
  setAttributes(bar, { 'aria-hidden': 'true' }, signal);
  // A bar that is not displayed has no offset parent, from which its place is measured.
  bar.style.display = 'block';
  if (!shape.isPoint) bar.style.width = '0';
  signal.addEventListener('abort', () => stopAnimation(bar, 'place'));

  const items = (): readonly Element[] => [...list.children];
  const currentItem = (): Element | undefined =>
    items().find((item) => item.matches(CURRENT) && linkOf(item));

  const placeOf = (item: Element | undefined): Place | undefined =>
    placeUnder(bar, item, items().find(linkOf), shape);
  const moveTo = (item: Element | undefined): void => {
    const place = placeOf(item);
    if (place) animateTo(bar, place, MOVE_MS, swing);
  };
  // The pointer may be on an item before this code has arrived.
  let pointed = matchMedia('(hover:hover)').matches
    ? items().find((item) => item.matches(':hover') && linkOf(item))
    : undefined;
  let isPlaced = false;
  const rest = (): void => {
    pointed = undefined;
    moveTo(currentItem());
  };
  const point = ({ target }: Event): void => {
    pointed = items().find((one) => target instanceof Node && one.contains(target) && linkOf(one));
    moveTo(pointed ?? currentItem());
  };

  const job: Job = ({ isNewLayout }) => {
    if (!isNewLayout) return undefined;
    const first = isPlaced ? undefined : placeOf(currentItem());
    const place = placeOf(pointed ?? currentItem());
    return (
      place &&
      (() => {
        isPlaced = true;
        if (first) animateTo(bar, first, 0, swing);
        animateTo(bar, place, first && pointed ? MOVE_MS : 0, swing);
      })
    );
  };
  followScreen(job, context, [menu, ...list.children]);
  list.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'touch') point(event);
    },
    { signal },
  );
  list.addEventListener('pointerleave', rest, { signal });
  list.addEventListener('focusin', point, { signal });
  list.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) rest();
    },
    { signal },
  );
  for (const event of ['init', 'animate'])
    window.addEventListener(`${prefix}-navigation-slider-bar-${event}`, rest, { signal });
};

function linkOf(item: Element): Element | undefined {
  return [...item.children].find((child) => child.localName === 'a');
}

/** The form of the bar. */
interface Shape {
  readonly overhangPx: number;
  /** True if the bar keeps its width. Its left edge is in the middle of the item. */
  readonly isPoint: boolean;
  /** The width that the author set, in px; 0 if the bar is as wide as the item. */
  readonly widthPx: number;
  /** True if a bar with its own width is aligned with the start of the item. */
  readonly isLeft: boolean;
}

function readShape(bar: HTMLElement, prefix: string): Shape {
  const { slideBarOverhangPx, slideBarShape, slideBarSettings } = numbersOf(prefix);
  const { sizeOffset, width } = slideBarSettings ? bar.dataset : {};
  return {
    overhangPx: leadingInteger(sizeOffset) ?? slideBarOverhangPx ?? DEFAULT_OVERHANG_PX,
    isPoint: slideBarShape === 'point',
    widthPx: Math.max(leadingInteger(width) ?? 0, 0),
    isLeft: bar.classList.contains(`${prefix}-left`),
  };
}

/**
 * @param current the current item, or the one with the pointer
 * @param first where the bar is without one: it has no width there, unless it keeps its own
 * @returns undefined if the menu is not displayed
 */
function placeUnder(
  bar: HTMLElement,
  current: Element | undefined,
  first: Element | undefined,
  { overhangPx, isPoint, widthPx, isLeft }: Shape,
): Place | undefined {
  const box = (current ? linkOf(current) : first)?.getBoundingClientRect();
  const origin = bar.offsetParent?.getBoundingClientRect();
  if (!box || !origin || box.width === 0) return undefined;
  const left = box.left - origin.left;
  if (isPoint) return { left: `${left + box.width / 2}px` };
  if (!current) return { left: `${left}px`, width: '0px' };
  if (widthPx === 0) return { left: `${left - overhangPx}px`, width: `${box.width + 2 * overhangPx}px` };
  const room = isLeft ? 0 : (box.width - widthPx) / 2;
  return { left: `${left + room - overhangPx}px`, width: `${widthPx}px` };
}
