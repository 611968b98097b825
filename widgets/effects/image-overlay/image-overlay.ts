/**
 * Image overlays (goodlayers-panels, section 17): centres the content, shows the overlay on keyboard focus, and names
 * links that contain only an icon.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { edgeSize, px, whenSizesChange } from '../../../runtime/dom/measure';
import { holderOf, nameLinks } from './read-markup';

/** Smaller margins are not set; the stylesheet's position is close enough. */
const LEAST_MARGIN_PX = 20;

/**
 * Centres content with an icon, whose top edge the stylesheet puts in the middle (goodlayers-panels, section 17). All lengths in
 * px.
 *
 * @param contentHeight outer height of the content
 * @param offsetHeight outer height of the part to leave out, including its margins; 0 for none
 */
export function iconMarginTop(contentHeight: number, offsetHeight: number): number {
  return -(contentHeight + offsetHeight) / 2;
}

/** The measured sizes of content at the bottom with an icon above it. */
export interface BottomContent {
  readonly overlayHeight: number;
  /** Computed `bottom` of the content. */
  readonly bottom: number;
  readonly contentHeight: number;
  /** The icon's margin, which is included in the content's height. */
  readonly iconMarginBottom: number;
}

/** @returns the margin that centres the icon in the free space; undefined if the margin is too small */
export function iconMarginBottom(sizes: BottomContent): number | undefined {
  const free = sizes.overlayHeight - 2 * sizes.bottom;
  const margin = (free - (sizes.contentHeight - sizes.iconMarginBottom)) / 2;
  return margin > LEAST_MARGIN_PX ? margin : undefined;
}

/** The two styles whose content the stylesheet cannot position. */
const PLACED = ':is(.gdlr-core-image-overlay-center-icon,.gdlr-core-image-overlay-center).gdlr-core-js';
const CONTENT = '.gdlr-core-image-overlay-content';
const OFFSET = '.gdlr-core-image-overlay-content-offset';
const ICON_WRAP = '.gdlr-core-portfolio-icon-wrap';

export const mount: WidgetModule['mount'] = (overlay, context) => {
  const { signal } = context;
  if (overlay.matches(PLACED)) keepPlaced(overlay, signal);
  showToFocus(overlay, holderOf(overlay), signal);
  nameLinks(overlay, context);
};

/** Positions the content now and after every size change. */
function keepPlaced(overlay: HTMLElement, signal: AbortSignal): void {
  const content = overlay.querySelector<HTMLElement>(CONTENT);
  if (!content) throw new Error('the overlay has no content');
  const isIcon = overlay.classList.contains('gdlr-core-image-overlay-center-icon');
  const place = (): void => {
    if (overlay.offsetHeight === 0) return;
    if (isIcon) centreIcon(content);
    else centreAbove(overlay, content);
  };
  // A listing that grows, a window and an image that loads late all change a size.
  whenSizesChange([overlay, content], place, signal);
}

/** Shows the overlay on keyboard focus. The stylesheet shows it only on hover. */
function showToFocus(overlay: HTMLElement, holder: HTMLElement, signal: AbortSignal): void {
  holder.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) overlay.style.opacity = '1';
    },
    { signal },
  );
  holder.addEventListener('focusout', () => (overlay.style.opacity = ''), { signal });
}

function centreIcon(content: HTMLElement): void {
  const offset = content.querySelector<HTMLElement>(`:scope > ${OFFSET}`);
  const offsetPx = offset ? offset.offsetHeight + edgeSize(getComputedStyle(offset), 'height', 'margin') : 0;
  content.style.marginTop = `${iconMarginTop(content.offsetHeight, offsetPx)}px`;
}

function centreAbove(overlay: HTMLElement, content: HTMLElement): void {
  const wrap = content.querySelector<HTMLElement>(ICON_WRAP);
  if (!wrap) return;
  const margin = iconMarginBottom({
    overlayHeight: overlay.offsetHeight,
    bottom: px(getComputedStyle(content).bottom),
    contentHeight: content.offsetHeight,
    iconMarginBottom: px(getComputedStyle(wrap).marginBottom),
  });
  if (margin !== undefined) wrap.style.marginBottom = `${margin}px`;
}
