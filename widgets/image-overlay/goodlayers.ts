/**
 * Overlays on pictures (goodlayers-panels, section 17): puts the content in the middle, shows it to the keyboard, and
 * names links that are only an icon. Measured again whenever a size changes, so a picture may come late.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/define';
import { nameLink } from '../../runtime/disclosure/link-name';
import { RESIZE_EVENT } from '../../runtime/events';
import { iconMarginBottom, iconMarginTop } from './centre';

const CONTENT = '.gdlr-core-image-overlay-content';
const OFFSET = '.gdlr-core-image-overlay-content-offset';
const ICON_WRAP = '.gdlr-core-portfolio-icon-wrap';

const VIDEO_ICON = /film|play|video/;
const IMAGE_ICON = /expand|search|zoom|image|plus/;

export const mount: WidgetModule['mount'] = (overlay, context) => {
  const { signal } = context;
  const content = overlay.querySelector<HTMLElement>(CONTENT);
  if (!content) throw new Error('the overlay has no content');
  const isIcon = overlay.classList.contains('gdlr-core-image-overlay-center-icon');
  const place = (): void => {
    if (overlay.offsetHeight === 0) return;
    if (isIcon) centreIcon(content);
    else centreAbove(overlay, content);
  };
  const sizes = new ResizeObserver(place);
  sizes.observe(overlay);
  sizes.observe(content);
  window.addEventListener(RESIZE_EVENT, place, { signal });
  signal.addEventListener('abort', () => sizes.disconnect());

  const holder = overlay.closest<HTMLElement>('a') ?? overlay.parentElement ?? overlay;
  holder.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) overlay.style.opacity = '1';
    },
    { signal },
  );
  holder.addEventListener('focusout', () => (overlay.style.opacity = ''), { signal });
  const links = holder.matches('a') ? [holder] : overlay.querySelectorAll<HTMLElement>('a');
  for (const link of links) nameLink(link, nameFor(link, context), signal);
};

function centreIcon(content: HTMLElement): void {
  const offset = content.querySelector<HTMLElement>(`:scope > ${OFFSET}`);
  content.style.marginTop = `${iconMarginTop(content.offsetHeight, offset ? outerHeight(offset) : 0)}px`;
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

function outerHeight(element: HTMLElement): number {
  const { marginTop, marginBottom } = getComputedStyle(element);
  return element.offsetHeight + px(marginTop) + px(marginBottom);
}

function px(text: string): number {
  return Number.parseFloat(text) || 0;
}

function nameFor(link: HTMLElement, { config }: WidgetContext): string {
  const icon = link.querySelector('i')?.className ?? '';
  if (VIDEO_ICON.test(icon)) return config.strings.get('play_video') ?? 'Play video';
  if (IMAGE_ICON.test(icon)) return config.strings.get('view_image') ?? 'View larger image';
  return config.strings.get('open_link') ?? 'Open link';
}
