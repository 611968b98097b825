/**
 * What a visitor sees of a page, box by box: texts, pictures, and elements with a background, a border or a shadow. It is
 * compared at first paint, when the widgets are prepared, and when they are mounted.
 */
import type { Page } from 'playwright-core';

/** A visible box: what it is, and its left, top, width and height in the document, in px. */
export interface VisibleBox {
  readonly label: string;
  readonly px: readonly number[];
}

/** Smaller differences are not visible. */
const TOLERANCE_PX = 1;

/** Reads all visible boxes of a page, in the order of the document. */
export const visibleBoxes = (page: Page): Promise<readonly VisibleBox[]> => page.evaluate(readBoxes);

/**
 * Compares two readings.
 *
 * @returns the boxes that only one of them has, one line each; a box that has moved has two lines
 */
export function differencesOf(before: readonly VisibleBox[], after: readonly VisibleBox[]): string[] {
  const rest = [...after];
  const gone = before.filter(({ label, px }) => {
    const at = rest.findIndex(
      (one) =>
        one.label === label &&
        one.px.every((value, edge) => Math.abs(value - (px[edge] ?? Number.NaN)) <= TOLERANCE_PX),
    );
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
  const toLine = (sign: string, { label, px }: VisibleBox): string =>
    `${sign} ${label} ${px.map((value) => Math.round(value)).join(' ')}`;
  return [...gone.map((box) => toLine('-', box)), ...rest.map((box) => toLine('+', box))];
}

/* oxlint-disable unicorn/consistent-function-scoping -- one function, handed over as text */

/** Runs in the page, so it uses nothing of this module. */
function readBoxes(): VisibleBox[] {
  interface Area {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const PICTURES = 'img,svg,video,iframe,canvas,input,select,textarea,object,hr';
  const LEAST_PX = 1;
  const boxes: VisibleBox[] = [];
  const common = (one: Area, other: Area): Area => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const add = (label: string, area: Area): void => {
    const [width, height] = [area.right - area.left, area.bottom - area.top];
    if (width <= LEAST_PX || height <= LEAST_PX) return;
    boxes.push({ label, px: [area.left + scrollX, area.top + scrollY, width, height] });
  };
  const isClear = (color: string): boolean => /^rgba\(.*, 0\)$/.test(color);
  const isPainted = (element: Element, style: CSSStyleDeclaration): boolean =>
    element.matches(PICTURES) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    !isClear(style.backgroundColor) ||
    ['Top', 'Right', 'Bottom', 'Left'].some(
      (side) =>
        Reflect.get(style, `border${side}Style`) !== 'none' &&
        Number.parseFloat(String(Reflect.get(style, `border${side}Width`))) > 0 &&
        !isClear(String(Reflect.get(style, `border${side}Color`))),
    );
  const visit = (element: Element, clip: Area): void => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.opacity === '0' || style.contentVisibility === 'hidden') return;
    const own = element.getBoundingClientRect();
    const isSeen = style.visibility === 'visible';
    if (isSeen && element !== document.body && isPainted(element, style))
      add(element.localName, common(own, clip));
    if (style.clipPath === 'inset(50%)') return;
    const inner = style.overflowX === 'visible' ? clip : common(own, clip);
    if (element.localName === 'svg' || element.localName === 'select') return;
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child, inner);
      else if (isSeen && child instanceof Text && child.data.trim() !== '') {
        const range = document.createRange();
        range.selectNodeContents(child);
        add('text', common(range.getBoundingClientRect(), inner));
      }
    }
  };
  visit(document.body, { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity });
  return boxes;
}
