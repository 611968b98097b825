/** Measures how much of the window's top is covered by sticky headers and bars, which themes and WordPress add. */
import { member } from '../page/member';

/** Higher elements cover the page, such as dialogs. */
const MAX_PART = 0.5;
const MAX_BARS = 4;

/** @returns the covered height in px, or the root's `scroll-padding-top` if that is larger */
export function coveredTopPx(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  let covered = 0;
  for (let count = 0; count < MAX_BARS; count += 1) {
    const bottom = bottomOfBar(covered);
    if (bottom <= covered) break;
    covered = bottom;
  }
  return Math.max(padding, covered);
}

/** @returns the bottom of the bar at this height of the window; 0 if there is none */
function bottomOfBar(top: number): number {
  const hits = document.elementsFromPoint(window.innerWidth / 2, top + 1);
  const bars = new Set(hits.flatMap((hit) => barOf(hit, top) ?? []));
  return Math.max(0, ...[...bars].map((bar) => bar.getBoundingClientRect().bottom));
}

/** @returns the sticky bar that contains an element */
function barOf(hit: Element, top: number): Element | undefined {
  for (let node: Element | null = hit; node; node = member(node, 'parentElement')) {
    const { position, top: inset } = getComputedStyle(node);
    if (position !== 'fixed' && position !== 'sticky') continue;
    const box = member(node, 'getBoundingClientRect')();
    const isAtTop =
      position === 'fixed' ? box.top <= top + 1 : Math.abs(box.top - Number.parseFloat(inset)) <= 1;
    const isBar = box.height <= window.innerHeight * MAX_PART && box.width >= window.innerWidth / 2;
    if (isAtTop && isBar) return node;
  }
  return undefined;
}
