/** Makes sections and columns as high as the viewport (goodlayers-motion, section 15). */
import type { WidgetModule } from '../../../runtime/core/define';
import { edgeSize, renderedHeight } from '../../../runtime/dom/measure';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { createLayoutPool } from '../../../runtime/motion/scroll/layout-pool';
import { readSettings, wholeNumber } from '../../../runtime/dom/settings';

const CENTRE_CLASS = 'gdlr-core-full-height-center';
const CONTENT = '.gdlr-core-full-height-content';
const SPACE_CLASS = 'gdlr-core-full-height-pre-spaces';

const DECREASE = { decreasePx: wholeNumber('data-decrease-height', 0, -Infinity) };

/** The difference between the viewport's height and each element's height, in px. */
const decreases = new WeakMap<HTMLElement, number>();

const join = createLayoutPool(layOut);

export const mount: WidgetModule['mount'] = (element, context) => {
  const { signal } = context;
  decreases.set(element, readSettings(element, DECREASE, context.report).decreasePx);
  restoreOnAbort([element], { styles: ['min-height'] }, signal);
  signal.addEventListener('abort', () => spaceOf(element)?.remove());
  const content = contentOf(element);
  join(element, context, content ? [element, content] : [element]);
};

function layOut(elements: readonly HTMLElement[]): void {
  const screenHeight = document.documentElement.clientHeight;
  const centred = elements.filter(
    (element) => element.classList.contains(CENTRE_CLASS) && contentOf(element),
  );
  for (const element of elements)
    element.style.minHeight = `${Math.max(0, screenHeight - (decreases.get(element) ?? 0))}px`;
  // Set to 0 instead of removed, because adding and removing nodes would trigger the page's mutation observers.
  for (const element of centred) setSpace(element, 0);
  const spaces = centred.map((element) => {
    const content = contentOf(element);
    return content ? spaceAround(content, element) / 2 : 0;
  });
  centred.forEach((element, index) => setSpace(element, spaces[index] ?? 0));
}

/** @returns the free height of an element's content box beside its content and the content's margins, in px */
function spaceAround(content: HTMLElement, element: HTMLElement): number {
  const edges = edgeSize(getComputedStyle(element), 'height', 'padding', 'border');
  const margins = edgeSize(getComputedStyle(content), 'height', 'margin');
  return renderedHeight(element) - edges - renderedHeight(content) - margins;
}

function setSpace(element: HTMLElement, lengthPx: number): void {
  const existing = spaceOf(element);
  if (!existing && lengthPx <= 0) return;
  const space = existing ?? document.createElement('div');
  space.className = SPACE_CLASS;
  space.style.height = `${Math.max(0, lengthPx)}px`;
  // Before the background layers, because the page's stylesheet may select it as the first child.
  if (!existing) element.prepend(space);
}

function spaceOf(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>(`:scope > .${SPACE_CLASS}`);
}

function contentOf(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>(CONTENT);
}
