/**
 * Plain links to images, which open in the lightbox if the site's option is on (goodlayers-panels, section 18.4). They
 * get the same classes and groups as in the original, because the theme's script uses them.
 */

const OPTION_CLASS = 'gdlr-core-link-to-lightbox';
const LINK_CLASSES = ['strip', 'gdlr-core-ilightbox', 'gdlr-core-lightgallery'];
const OTHERS = `.${LINK_CLASSES.join(',.')},.gdlr-core-social-share-pinterest,[data-rel],[data-gallery-lb]`;
const PICTURE = /\.(?:jpe?g|png|gif)$/i;
const GROUPS = ['data-ilightbox-group', 'data-lightbox-group', 'data-strip-group'];

/** Marks the links to images on the page that are not marked yet. */
export function markImageLinks(page: Document): void {
  if (!page.body.classList.contains(OPTION_CLASS)) return;
  for (const link of page.querySelectorAll<HTMLElement>(`a[href]:not(${OTHERS})`)) {
    if (!PICTURE.test(link.getAttribute('href') ?? '')) continue;
    link.classList.add(...LINK_CLASSES);
    const gallery = link.closest<HTMLElement>('.gallery');
    if (!gallery) continue;
    gallery.dataset['galleryId'] ??= freeNumber(page);
    for (const group of GROUPS) link.setAttribute(group, `wp-gallery-${gallery.dataset['galleryId']}`);
  }
}

/** Returns an unused number. The original uses a random number, which can occur twice. */
function freeNumber(page: Document): string {
  let number = 1;
  while (page.querySelector(`[data-gallery-id="${number}"]`)) number += 1;
  return String(number);
}
