/** The links of a filterable gallery that open its lightbox (essential-addons, section 6.5). */
import { member } from '../../runtime/page/member';

/** A link that opens the lightbox. */
export const GALLERY_LINK = '.eael-magnific-link';

/** @returns the link that contains an event's target */
export function linkAt({ target }: Event): HTMLElement | undefined {
  return (target instanceof Element && member(target, 'closest')<HTMLElement>(GALLERY_LINK)) || undefined;
}
