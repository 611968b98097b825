/** The markup of listings' items and controls, as the page builder prints it (goodlayers-listings, sections 3 and 7). */

/** An item of a listing. */
export interface Listed {
  readonly id: number;
  readonly title: string;
  /** The slug of its category. */
  readonly category: string;
}

/** The settings of a block that the mock server uses. */
export type ListingSettings = Readonly<Record<string, unknown>>;

/** The ajax action and the class of the holder. */
export interface ListingKind {
  readonly action: string;
  readonly holder: string;
}

const picture = (colour: string): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='120' height='120'%3E%3Crect width='120' height='120' fill='%23${colour}'/%3E%3C/svg%3E`;

const COLOURS = ['1f6b4a', '6b4a1f', '1f4a6b', '6b1f4a'];

/** @returns an item in the style of the settings */
export function itemMarkup(
  kind: ListingKind,
  settings: ListingSettings,
  item: Listed,
  index: number,
): string {
  const first = index % 3 === 0 ? ' gdlr-core-column-first' : '';
  switch (kind.action) {
    case 'gdlr_core_personnel_ajax':
      return `<div class="gdlr-core-item-list gdlr-core-personnel-list-column  gdlr-core-column-20${first} gdlr-core-item-pdlr clearfix" ><div class="gdlr-core-personnel-list clearfix" ><div class="gdlr-core-personnel-list-content-wrap"  ><h3 class="gdlr-core-personnel-list-title"  ><a href="#staff-${item.id}" >${item.title}</a></h3></div></div></div>`;
    case 'gdlr_core_post_ajax':
      return `<div class="gdlr-core-item-list gdlr-core-blog-list gdlr-core-item-pdlr "  ><h3 class="gdlr-core-blog-title gdlr-core-skin-title" style="font-style: normal ;"  ><a href="#news-${item.id}" >${item.title}</a></h3></div>`;
    case 'gdlr_core_product_ajax':
      return `<div class="gdlr-core-item-list gdlr-core-item-pdlr gdlr-core-column-20${first}" ><h3 class="gdlr-core-product-title"><a href="#product-${item.id}" >${item.title}</a></h3></div>`;
    default:
      return settings['portfolio-style'] === 'modern' ? modernWork(item, first) : gridWork(item, first);
  }
}

function gridWork({ id, title, category }: Listed, first: string): string {
  return `<div class="gdlr-core-item-list  gdlr-core-item-pdlr gdlr-core-column-20${first}" ><div class="gdlr-core-portfolio-grid  gdlr-core-left-align gdlr-core-style-normal"  ><div class="gdlr-core-portfolio-thumbnail gdlr-core-media-image  gdlr-core-style-icon"  ><div class="gdlr-core-portfolio-thumbnail-image-wrap  gdlr-core-zoom-on-hover" ><a class="gdlr-core-lightgallery gdlr-core-js "  href="#work-${id}" data-sub-html="${title}" data-lightbox-group="gdlr-core-img-group-1">${image(id, title)}<span class="gdlr-core-image-overlay  gdlr-core-portfolio-overlay gdlr-core-image-overlay-center-icon gdlr-core-js"  ><span class="gdlr-core-image-overlay-content" ><span class="gdlr-core-portfolio-icon-wrap" ><i class="gdlr-core-portfolio-icon arrow_expand" ></i></span></span></span></a></div></div><div class="gdlr-core-portfolio-content-wrap gdlr-core-skin-divider" ><h3 class="gdlr-core-portfolio-title gdlr-core-skin-title"  ><a href="#about-${id}" >${title}</a></h3><div class="gdlr-core-portfolio-content" >From the department of ${category}.</div></div></div></div>`;
}

function modernWork({ id, title }: Listed, first: string): string {
  return `<div class="gdlr-core-item-list  gdlr-core-item-pdlr gdlr-core-item-mgb gdlr-core-column-20${first}" ><div class="gdlr-core-portfolio-modern"  ><div class="gdlr-core-portfolio-thumbnail gdlr-core-media-image  gdlr-core-style-title-icon"  ><div class="gdlr-core-portfolio-thumbnail-image-wrap  gdlr-core-zoom-on-hover" >${image(id, title)}<span class="gdlr-core-image-overlay  gdlr-core-portfolio-overlay gdlr-core-image-overlay-center-icon gdlr-core-js"  ><span class="gdlr-core-image-overlay-content" ><span class="gdlr-core-portfolio-title gdlr-core-title-font "  ><a href="#about-${id}" >${title}</a></span></span></span></div></div></div></div>`;
}

function image(id: number, title: string): string {
  const source = picture(COLOURS[id % COLOURS.length] ?? '');
  return `<img  src="${source}" width="1024" height="${id % 2 === 0 ? 576 : 683}"  srcset="${source.replaceAll(' ', '%20')} 400w"  sizes="(max-width: 767px) 100vw, (max-width: 1150px) 33vw, 383px"  alt="${title}" />`;
}

/** @returns the pagination, as printed next to a filter */
export function pagesMarkup(kind: ListingKind, settings: ListingSettings, at: number, last: number): string {
  const links = Array.from({ length: last }, (_, index) => {
    const active = index + 1 === at ? ' gdlr-core-active' : '';
    return `<a class="page-numbers${active}" data-ajax-name="paged" data-ajax-value="${index + 1}" >${index + 1}</a> `;
  });
  return `<div class="gdlr-core-pagination gdlr-core-js  gdlr-core-style-round gdlr-core-right-align gdlr-core-item-pdlr" ${controlAttributes(kind, settings, 'replace')} >${links.join('')}</div>`;
}

/** @param next the number of the page that the button loads */
export function moreMarkup(kind: ListingKind, settings: ListingSettings, next: number): string {
  return `<div class="gdlr-core-load-more-wrap gdlr-core-js gdlr-core-center-align gdlr-core-item-pdlr" ${controlAttributes(kind, settings, 'append')} ><a href="#" class="gdlr-core-load-more gdlr-core-button-color" data-ajax-name="paged" data-ajax-value="${next}"  >Load More</a></div>`;
}

function controlAttributes(
  { action, holder }: ListingKind,
  settings: ListingSettings,
  target: string,
): string {
  const text = JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `data-ajax="${action}" data-settings="${text}" data-target="${holder}" data-target-action="${target}"`;
}
