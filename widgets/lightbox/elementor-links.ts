/**
 * The links that Elementor opens in its lightbox (elementor-frontend, section 2.8): links to pictures, anywhere on the page,
 * unless the site or the link says otherwise.
 */
import { asRecord } from '../../runtime/page/as-record';
import { pageGlobal } from '../../runtime/page/page-global';

/** A picture, with or without a query. */
const PICTURE = /^[^?]+\.(?:png|jpe?g|gif|svg|webp|(avif))(?:\?.*)?$/i;

/** Since this release, pictures in the format AVIF count. Compared as a number: the releases before 3.10 are not supported. */
const AVIF_SINCE = 3.29;

/** @returns the configuration that Elementor prints for its scripts; empty if there is none */
export const elementorConfig = (): Readonly<Record<string, unknown>> =>
  asRecord(pageGlobal('elementorFrontendConfig'));

/** Checks whether a link opens the lightbox. */
export function opensInLightbox(link: HTMLElement): boolean {
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return false;
  const [isPicture, avif] = PICTURE.exec(link.href) ?? [];
  if (!isPicture || (avif && !hasAvif())) return false;
  const { elementorOpenLightbox: wanted } = link.dataset;
  return wanted === 'yes' || (wanted !== 'no' && opensAll());
}

/** Links that have another lightbox: the page builder's. */
const CLAIMED = '.gdlr-core-lightgallery,.gdlr-core-ilightbox,.strip,[data-gallery-lb]';

/** Checks whether another lightbox opens a link. Its script may have marked the link after it was found. */
export const isClaimed = (link: HTMLElement): boolean => link.matches(CLAIMED);

/** Checks whether the page's address is that of what an element opens, as it is shared. */
export const isInAddress = (element: HTMLElement): boolean =>
  location.hash.length > 1 &&
  [element.dataset['eActionHash'], element.getAttribute('href')].includes(location.hash);

/** @returns whether the site opens all pictures in the lightbox */
function opensAll(): boolean {
  return asRecord(elementorConfig()['kit'])['global_image_lightbox'] === 'yes';
}

function hasAvif(): boolean {
  return Number.parseFloat(String(elementorConfig()['version'])) >= AVIF_SINCE;
}

/** Elementor's front end, as far as it is asked here. */
interface ElementorFrontend {
  readonly config?: { readonly kit?: { readonly global_image_lightbox?: unknown } };
}

/** A picture, with or without a query. AVIF is missing: Elementor opens it since 3.29 only. */
const PICTURE_BEFORE_AVIF = /^[^?]+\.(?:png|jpe?g|gif|svg|webp)(?:\?.*)?$/i;

/**
 * Checks whether Elementor's front end opens a link in its own lightbox (Elementor 3.21.2 and 4.1.4, `frontend.js`): it listens
 * on the document to every link to a picture, also outside of its content.
 *
 * @returns false on a page without Elementor's front end
 */
export function isElementorLink(link: HTMLElement): boolean {
  const frontend = pageGlobal('elementorFrontend') as ElementorFrontend | null | undefined;
  const kit = frontend?.config?.kit;
  if (!kit || !(link instanceof HTMLAnchorElement)) return false;
  const { elementorOpenLightbox: wanted, elementorLightboxVideo: video } = link.dataset;
  const isOpened = wanted === 'yes' || (wanted !== 'no' && kit.global_image_lightbox === 'yes');
  return (
    isOpened &&
    (video !== undefined || (PICTURE_BEFORE_AVIF.test(link.href) && !link.hasAttribute('download')))
  );
}
