/**
 * Equal heights for elements with the same key (goodlayers-motion, section 13). Keys apply to the whole page. All
 * groups are reset, measured and set together, inner groups before outer ones.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { px, renderedHeight } from '../../../runtime/dom/measure';
import { remember, restoreOnAbort } from '../../../runtime/dom/restore';
import { createLayoutPool } from '../../../runtime/motion/scroll/layout-pool';
import { isMobileWidth } from '../../../runtime/page/viewport';

/** An element of a group. */
export interface Member {
  readonly key: string;
  /** True if the element's group is set first, because it affects the sizes of other groups. */
  readonly isFirst: boolean;
}

/** Members with the same key. */
export type Group<M extends Member> = readonly M[];

/**
 * Plans the heights of groups (goodlayers-motion, section 13). All lengths in px.
 *
 * @returns the groups in two rounds, each in the order of the first members
 */
export function roundsOf<M extends Member>(members: readonly M[]): readonly (readonly Group<M>[])[] {
  const groups = new Map<string, M[]>();
  for (const member of members) groups.set(member.key, [...(groups.get(member.key) ?? []), member]);
  const all = [...groups.values()];
  const isEarly = (group: Group<M>): boolean => group.some(({ isFirst }) => isFirst);
  return [all.filter(isEarly), all.filter((group) => !isEarly(group))];
}

/** The sizes that are needed to centre content. */
export interface Centring {
  /** Height of the group. */
  readonly height: number;
  readonly contentHeight: number;
  /** Border and padding above the content. */
  readonly startEdge: number;
}

/** @returns the space above the content, at least 0 */
export function spaceAbove({ height, contentHeight, startEdge }: Centring): number {
  return Math.max(0, (height - contentHeight) / 2 - startEdge);
}

const KEY = 'data-sync-height';
const CENTRE = 'data-sync-height-center';
const OFFSET = '[data-sync-height-offset]';
const CONTENT = ':scope > .gdlr-core-sync-height-content';
const SPACE_PLACE = ':scope > .gdlr-core-sync-height-space-position';
const SPACE_CLASS = 'gdlr-core-sync-height-pre-spaces';
const OFFSET_CLASS = 'gdlr-core-sync-height-offset';
const FIRST = '.gdlr-core-flipbox-front,.gdlr-core-feature-box';
const FLIP_FRONT = '.gdlr-core-flipbox-front';
/** The two faces of a box have equal heights on phones too. */
const FACES =
  '.gdlr-core-flipbox-front,.gdlr-core-flipbox-back,.gdlr-core-hover-content-front,.gdlr-core-hover-content-back';

/** The stylesheet of the first paint changes the heights of these until they have one. */
const STYLED_AT_FIRST = `.gdlr-core-pbf-column>[${KEY}],[${CENTRE}]:not(${FACES})`;

const join = createLayoutPool(layOut);

export const mount: WidgetModule['mount'] = (element, context) => {
  const { signal } = context;
  restoreOnAbort([element], { styles: ['height'] }, signal);
  if (element.matches(FLIP_FRONT) && element.parentElement)
    restoreOnAbort([element.parentElement], { styles: ['height'] }, signal);
  signal.addEventListener('abort', () => takeSpaces(element));
  join(element, context, [element, ...element.children]);
};

function layOut(all: readonly HTMLElement[]): void {
  const isMobile = isMobileWidth();
  for (const element of all) {
    takeSpaces(element);
    // Without a change, the first measurement does not lay out the page again.
    if (element.style.height !== '' || (!isMobile && element.matches(STYLED_AT_FIRST)))
      element.style.height = 'auto';
  }
  const members = isMobile ? all.filter((element) => element.matches(FACES)) : all;
  const described = members.map((element) => ({
    element,
    key: element.getAttribute(KEY) ?? '',
    isFirst: element.matches(FIRST),
  }));
  roundsOf(described).forEach(setHeights);
}

function setHeights(groups: readonly (readonly { readonly element: HTMLElement }[])[]): void {
  const natural = naturalHeights(groups.flat().map(({ element }) => element));
  const measured = groups.flatMap((group) => {
    const heights = group.map(({ element }) => natural.get(element) ?? 0);
    const height = Math.max(...heights);
    // The original drops the fraction of what is missing, so a member with a space may be lower by less than a pixel.
    return group.map(({ element }, at) => ({
      element,
      height,
      missing: Math.trunc(height - (heights[at] ?? height)),
    }));
  });
  // Read before the heights are set, because reading afterwards lays out the page again.
  const centred = measured
    .filter(({ element }) => element.hasAttribute(CENTRE))
    .map(({ element, height }) => {
      const { paddingTop, borderTopWidth } = getComputedStyle(element);
      // The original drops the fractions.
      const startEdge = Math.trunc(px(paddingTop)) + Math.trunc(px(borderTopWidth));
      return { element, height, startEdge, contentHeight: fixedHeightInside(element) };
    });
  for (const { element, height, missing } of measured) {
    if (missing > 0) {
      for (const place of element.querySelectorAll(OFFSET))
        place.before(createSpace(OFFSET_CLASS, 'height', missing));
    }
    element.style.height = `${height}px`;
    if (element.matches(FLIP_FRONT) && element.parentElement)
      element.parentElement.style.height = `${height}px`;
  }
  const spaces = centred.map(({ element, height, startEdge, contentHeight }) =>
    spaceAbove({ height, contentHeight: contentHeight ?? heightInside(element), startEdge }),
  );
  centred.forEach(({ element }, index) => {
    const space = spaces[index] ?? 0;
    if (space > 0)
      element.insertBefore(
        createSpace(SPACE_CLASS, 'paddingTop', space),
        element.querySelector(SPACE_PLACE) ?? element.firstChild,
      );
  });
}

/** Measures elements. Closed panels are laid out invisibly during the measurement, with the width of their parents. */
function naturalHeights(elements: readonly HTMLElement[]): ReadonlyMap<HTMLElement, number> {
  const closed = elements.filter((element) => getComputedStyle(element).display === 'none');
  const widths = closed.map(({ parentElement }) => parentElement?.clientWidth ?? 0);
  const restores = closed.map((element, index) => {
    const restore = remember(element, { styles: ['display', 'visibility', 'position', 'width'] });
    const width = `${widths[index] ?? 0}px`;
    Object.assign(element.style, { display: 'block', visibility: 'hidden', position: 'absolute', width });
    return restore;
  });
  const heights = new Map(elements.map((element) => [element, renderedHeight(element)]));
  restores.forEach((restore) => restore());
  return heights;
}

/** @returns the height of the content; undefined if the element's own height can change it */
function fixedHeightInside(element: HTMLElement): number | undefined {
  const content = element.querySelector(CONTENT);
  return content && !element.querySelector(OFFSET) ? renderedHeight(content) : undefined;
}

function heightInside(element: HTMLElement): number {
  const content = element.querySelector(CONTENT);
  return content
    ? renderedHeight(content)
    : [...element.children].reduce((sum, child) => sum + renderedHeight(child), 0);
}

function createSpace(name: string, edge: 'height' | 'paddingTop', lengthPx: number): HTMLElement {
  const space = document.createElement('div');
  space.className = name;
  space.style[edge] = `${lengthPx}px`;
  return space;
}

function takeSpaces(element: HTMLElement): void {
  for (const space of element.querySelectorAll(`:scope > .${SPACE_CLASS},.${OFFSET_CLASS}`)) space.remove();
}
