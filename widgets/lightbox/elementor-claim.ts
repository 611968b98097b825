/**
 * Links that Elementor's front end opens in its own lightbox (Elementor 3.21.2 and 4.1.4, `frontend.js`): it listens on the
 * document to every link to a picture, also outside of its content.
 */
import { pageGlobal } from '../../runtime/page/page-global';

/** Elementor's front end, as far as it is asked here. */
interface ElementorFrontend {
  readonly config?: { readonly kit?: { readonly global_image_lightbox?: unknown } };
}

/** A picture, with or without a query. AVIF is missing: Elementor opens it since 3.29 only. */
const PICTURE = /^[^?]+\.(?:png|jpe?g|gif|svg|webp)(?:\?.*)?$/i;

/**
 * Checks whether Elementor opens a link in its lightbox.
 *
 * @returns false on a page without Elementor's front end
 */
export function isElementorLink(link: HTMLElement): boolean {
  const frontend = pageGlobal('elementorFrontend') as ElementorFrontend | null | undefined;
  const kit = frontend?.config?.kit;
  if (!kit || !(link instanceof HTMLAnchorElement)) return false;
  const { elementorOpenLightbox: wanted, elementorLightboxVideo: video } = link.dataset;
  const isOpened = wanted === 'yes' || (wanted !== 'no' && kit.global_image_lightbox === 'yes');
  return isOpened && (video !== undefined || (PICTURE.test(link.href) && !link.hasAttribute('download')));
}
