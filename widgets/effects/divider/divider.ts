/**
 * The page builder's divider lines, which fill the rest of a row next to an icon, or next to a title with or without a
 * link (goodlayers-motion, sections 4 and 5). They are measured again when a size changes, for example after a font or
 * image has loaded. As in the original, a title that fills its row leaves no space for a line.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { borderBox, contentBox, marginBox, whenSizesChange } from '../../../runtime/dom/measure';
import { restoreOnAbort, setAttributes } from '../../../runtime/dom/restore';

/** The gap between a line and the link next to it. */
const LINK_GAP_PX = 20;

/**
 * Computes the lengths of divider lines (goodlayers-motion, sections 4 and 5). All lengths in px.
 *
 * @returns the width of each of the two lines next to an icon; 0 if no space is left
 */
export function iconLineWidth(innerWidth: number, iconWidth: number): number {
  return Math.max(0, (innerWidth - iconWidth) / 2);
}

/** The measured sizes of a title's row. */
export interface TitleRow {
  readonly wrapWidth: number;
  /** The title's width including its margins. */
  readonly titleWidth: number;
  /** The width of the link in the row; undefined if there is no link. */
  readonly linkWidth: number | undefined;
  /** The number of lines that share the remaining width. */
  readonly lines: number;
}

/** The size and position of the lines in a title's row. */
export interface TitleLine {
  readonly width: number;
  /** Distance from the row's right edge; undefined if the stylesheet sets the position. */
  readonly right: number | undefined;
}

/** @returns the width of each line (0 if the title fills the row), and its position next to a link */
export function titleLine({ wrapWidth, titleWidth, linkWidth, lines }: TitleRow): TitleLine {
  const right = linkWidth === undefined ? undefined : linkWidth + LINK_GAP_PX;
  const left = (wrapWidth - titleWidth) / Math.max(1, lines) - (right ?? 0);
  return { width: Math.max(0, left), right };
}

/** @returns true if the title and the link do not fit in one row */
export function isRowOverfull({ wrapWidth, titleWidth, linkWidth }: TitleRow): boolean {
  return linkWidth !== undefined && wrapWidth < titleWidth + linkWidth;
}

const WITH_ICON = 'gdlr-core-divider-item-with-icon-inner';
const TITLE = 'gdlr-core-title-item';
const OVERFULL = 'gdlr-core-overflow';

export const mount: WidgetModule['mount'] = (row, { signal }) => {
  if (row.classList.contains(WITH_ICON)) divideByIcon(row, signal);
  else divideByTitle(row, signal);
};

function divideByIcon(row: HTMLElement, signal: AbortSignal): void {
  const lines = children(row, '.gdlr-core-divider-line');
  const [icon] = children(row, 'i,img');
  setAttributes(row, { role: 'separator' }, signal);
  restoreOnAbort(lines, { styles: ['width', 'margin-top'] }, signal);
  const measure = (): void => {
    const width = iconLineWidth(contentBox(row, 'width'), icon ? borderBox(icon, 'width') : 0);
    const heights = lines.map((line) => borderBox(line, 'height'));
    lines.forEach((line, index) => {
      line.style.width = `${width}px`;
      line.style.marginTop = `${-(heights[index] ?? 0) / 2}px`;
    });
  };
  whenSizesChange(icon ? [row, icon] : [row], measure, signal);
}

function divideByTitle(row: HTMLElement, signal: AbortSignal): void {
  const [title] = children(row, `.${TITLE}-title`);
  const [link] = children(row, `.${TITLE}-link`);
  const lines = row.classList.contains('gdlr-core-with-divider') ? children(row, `.${TITLE}-divider`) : [];
  const mayOverflow = row.classList.contains('gdlr-core-with-link-text');
  // The side of the link, which is the left side on a right-to-left page.
  const side = getComputedStyle(row).direction === 'rtl' ? 'left' : 'right';
  restoreOnAbort(lines, { styles: ['width', side] }, signal);
  const measure = (): void => {
    // With this class, the link is on a separate row and as wide as that row.
    link?.classList.remove(OVERFULL);
    const sizes = {
      wrapWidth: contentBox(row, 'width'),
      titleWidth: title ? marginBox(title).width : 0,
      linkWidth: link && borderBox(link, 'width'),
      lines: lines.length,
    };
    const { width, right } = titleLine(sizes);
    for (const line of lines) {
      line.style.width = `${width}px`;
      if (right !== undefined) line.style[side] = `${right}px`;
    }
    if (mayOverflow && isRowOverfull(sizes)) link?.classList.add(OVERFULL);
  };
  whenSizesChange(
    [row, title, link].filter((element) => element !== undefined),
    measure,
    signal,
  );
  signal.addEventListener('abort', () => link?.classList.remove(OVERFULL));
}

function children(row: HTMLElement, selector: string): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(`:scope > :is(${selector})`)];
}
