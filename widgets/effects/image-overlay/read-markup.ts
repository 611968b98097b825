/** Names the links of image overlays that contain only an icon (goodlayers-panels, section 17). */
import type { PrepareModule, WidgetContext } from '../../../runtime/core/define';
import { nameLink } from '../../../runtime/dom/link-name';
import { strings } from '../../../runtime/page/strings.json';
import { translator } from '../../../runtime/page/translate';

const VIDEO_ICON = /film|play|video/;
const IMAGE_ICON = /expand|search|zoom|image|plus/;

/** @returns the link around the overlay, or its parent */
export const holderOf = (overlay: HTMLElement): HTMLElement =>
  overlay.closest<HTMLElement>('a') ?? overlay.parentElement ?? overlay;

/** Names the links until the signal aborts. */
export function nameLinks(overlay: HTMLElement, context: Pick<WidgetContext, 'config' | 'signal'>): void {
  const holder = holderOf(overlay);
  const links = holder.matches('a') ? [holder] : [...overlay.querySelectorAll<HTMLElement>('a')];
  // An anchor without an address is not a link and cannot have a name. The lightbox turns `data-src` into an address.
  for (const link of links.filter((one) => one.matches('[href],[data-src]')))
    nameLink(link, nameFor(link, context), context.signal);
}

function nameFor(link: HTMLElement, { config }: Pick<WidgetContext, 'config'>): string {
  const translate = translator(config.strings);
  const icon = link.querySelector('i')?.className ?? '';
  if (VIDEO_ICON.test(icon)) return translate(strings['video.play']);
  if (IMAGE_ICON.test(icon)) return translate(strings['image.view']);
  return translate(strings['link.open']);
}

export const prepare: PrepareModule['prepare'] = (overlay, { config }) => {
  const controller = new AbortController();
  nameLinks(overlay, { config, signal: controller.signal });
  return () => controller.abort();
};
