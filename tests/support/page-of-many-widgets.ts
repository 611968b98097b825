/** A page with a widget of most kinds, for visitors who do anything. */
import { listingAnswer } from '../../mocks/handlers/listings-server';
import type { PageServer } from './page-server';
import { fragment, htmlPage } from './pages';

const FILES = [
  'goodlayers-theme/main-menu-3.2.9.html',
  'goodlayers/accordion-2.1.7-box-icon.html',
  'goodlayers/tabs-2.1.7-style1-horizontal.html',
  'goodlayers/dropdown-tab-2.1.7.html',
  'goodlayers/lightbox-2.1.7.html',
  'goodlayers/slider-2.1.7.html',
  'goodlayers/listing-2.1.7.html',
  'essential-addons/filterable-gallery-4.9.1.html',
  'essential-addons/tooltip-6.6.9.html',
  'contact-form-7/form-6.1.6.html',
];

const LISTING_PATH = '/ajax';

/** @returns the page's HTML */
export function pageOfManyWidgets(): string {
  const body = FILES.map((file) => `<section>${fragment(file)}</section>`).join('\n');
  return htmlPage({ body, config: { ajaxUrl: LISTING_PATH, restRoot: '/wp-json/' } });
}

/** Answers the page's listing. */
export function answerListings(server: PageServer): void {
  server.routes.set(LISTING_PATH, ({ body }) => ({
    body: JSON.stringify(listingAnswer(body) ?? {}),
    type: 'application/json; charset=UTF-8',
  }));
}
