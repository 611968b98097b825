/**
 * The pages of the comparison: the demo pages' fragments as a site would combine them, and the same page with the
 * libraries of the originals loaded the classic way. Nothing starts these libraries, because the code that does
 * belongs to the originals. So the comparison is with the cost of loading them, which is less than their cost in use.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerTo, refillFor, schemaOf } from '../../mocks/handlers/contact-form-server';
import { listingAnswer } from '../../mocks/handlers/listings-server';
import type { PageServer } from '../support/page-server';
import { ROOT } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';

/** A page, and the elements that a visitor clicks on there. */
export interface DemoPage {
  readonly name: string;
  readonly files: readonly string[];
  readonly clicks: readonly string[];
}

const CLICKS = {
  accordion: '.gdlr-core-accordion-item-tab:nth-child(2) .gdlr-core-accordion-item-title',
  toggleBox: '.gdlr-core-toggle-box-item-tab:nth-child(2) .gdlr-core-toggle-box-item-title',
  tabs: '.gdlr-core-tab-item-title:nth-child(2)',
  slider: '.flex-next',
  gallery: 'a.gdlr-core-lightgallery',
  filter: 'a.gdlr-core-filterer:nth-child(2)',
  form: '.wpcf7-submit',
};

/** The page of RELIABILITY 71. */
export const REFERENCE: DemoPage = {
  name: 'reference: form, accordion, tabs, slider, gallery, counters',
  files: [
    'goodlayers/slider-2.1.7.html',
    'goodlayers/counter-2.1.7.html',
    'goodlayers/counter-2.1.7-decimals.html',
    'goodlayers/accordion-2.1.7-box-icon.html',
    'goodlayers/tabs-2.1.7-style1-horizontal.html',
    'goodlayers/lightbox-2.1.7.html',
    'contact-form-7/form-6.1.6.html',
  ],
  clicks: [CLICKS.slider, CLICKS.accordion, CLICKS.tabs, CLICKS.gallery, CLICKS.form],
};

export const DEMO_PAGES: readonly DemoPage[] = [
  { name: 'plain: no widget', files: [], clicks: ['p'] },
  REFERENCE,
  {
    name: 'panels',
    files: [
      'goodlayers/accordion-2.1.7-icon.html',
      'goodlayers/toggle-box-2.1.7-all-closed.html',
      'goodlayers/tabs-2.1.7-style2-vertical.html',
      'goodlayers/price-table-2.1.7.html',
      'goodlayers/price-plan-2.1.7.html',
      'goodlayers/alert-box-2.1.7.html',
      'goodlayers/flip-box-2.1.7.html',
    ],
    clicks: [CLICKS.accordion, CLICKS.toggleBox, CLICKS.tabs, '.gdlr-core-alert-box-remove'],
  },
  {
    name: 'sliders and galleries',
    files: [
      'goodlayers/slider-2.1.7.html',
      'goodlayers/slider-2.1.7-carousel.html',
      'goodlayers/sly-slider-2.1.7.html',
      'goodlayers/masonry-2.1.7.html',
      'goodlayers/lightbox-2.1.7.html',
      'goodlayers/marquee-2.1.7.html',
    ],
    clicks: [CLICKS.slider, CLICKS.gallery],
  },
  {
    name: 'listings',
    files: ['goodlayers/listing-2.1.7.html', 'goodlayers/listing-2.1.7-load-more.html'],
    clicks: [CLICKS.filter, '.gdlr-core-pagination a:nth-child(2)', '.gdlr-core-load-more'],
  },
  {
    name: 'figures and texts',
    files: [
      'goodlayers/counter-2.1.7.html',
      'goodlayers/countdown-2.1.7.html',
      'goodlayers/skill-bar-2.1.7.html',
      'goodlayers/skill-circle-2.1.7.html',
      'goodlayers/chart-2.1.7-pie.html',
      'goodlayers/typed-text-2.1.7.html',
    ],
    clicks: ['.gdlr-core-skill-bar-item'],
  },
  {
    name: 'backgrounds and columns',
    files: [
      'goodlayers/parallax-2.1.7.html',
      'goodlayers/particles-2.1.7.html',
      'goodlayers/sticky-sidebar-2.1.7.html',
      'goodlayers/sync-height-2.1.7.html',
      'goodlayers/entrance-animation-2.1.7.html',
    ],
    clicks: ['h3'],
  },
  {
    name: 'contact forms',
    files: ['contact-form-7/form-6.1.6.html', 'contact-form-7/form-6.1.6-captcha-quiz.html'],
    clicks: [CLICKS.form],
  },
  {
    name: 'Essential Addons',
    files: [
      'essential-addons/adv-accordion-6.6.9-toggle.html',
      'essential-addons/adv-tabs-6.6.9-vertical.html',
      'essential-addons/filterable-gallery-6.6.9-layout-3.html',
      'essential-addons/fancy-text-6.6.9.html',
      'essential-addons/tooltip-6.6.9.html',
    ],
    clicks: ['.eael-accordion-header', '.eael-tabs-nav li:nth-child(2)', '.eael-gallery-load-more'],
  },
];

/** How a page loads its scripts. */
export const MODES = ['Atoll', 'no script', 'classic', 'classic, delayed'] as const;
export type Mode = (typeof MODES)[number];

/**
 * Packages of tests/bench/package.json: jQuery in the head as WordPress prints it, the others in the footer, in one
 * file.
 */
const HEAD = ['jquery/dist/jquery.min.js', 'jquery-migrate/dist/jquery-migrate.min.js'];
const FOOTER = [
  'flexslider/jquery.flexslider-min.js',
  'isotope-layout/dist/isotope.pkgd.min.js',
  'lightgallery/dist/js/lightgallery-all.min.js',
  'chart.js/dist/Chart.min.js',
  'typed.js/lib/typed.min.js',
  'easy-pie-chart/dist/jquery.easypiechart.min.js',
  'jquery.marquee/jquery.marquee.min.js',
];

/** The files of the classic way by URL. */
export function classicScripts(): ReadonlyMap<string, string> {
  return new Map([
    ...HEAD.map((file) => [`/classic/${file}`, read(file)] as const),
    ['/classic/bundle.js', FOOTER.map(read).join('\n;\n')],
  ]);
}

const read = (file: string): string => readFileSync(join(ROOT, 'tests/bench/node_modules', file), 'utf8');

/** Serves a page in one of the ways, with the endpoints that it calls. @returns its path */
export function servePage(server: PageServer, { name, files }: DemoPage, mode: Mode): string {
  const head = mode === 'classic' ? HEAD.map((file) => script(`/classic/${file}`)).join('') : '';
  const text = '<h1>School</h1><p>Lessons start at eight and end at three.</p>';
  const body = text + files.map((file) => `<section>${fragment(file)}</section>`).join('\n');
  const html = htmlPage({
    head: `<link rel="stylesheet" href="/mocks/gallery/contact-form.css">${head}`,
    body: body + foot(mode),
    config: { ajaxUrl: '/ajax', restRoot: '/wp-json/' },
    withEntry: mode === 'Atoll',
  });
  server.routes.set(`/${name}/${mode}`, { body: html });
  if (mode.startsWith('classic'))
    for (const [address, code] of classicScripts())
      server.routes.set(address, { body: code, type: 'text/javascript' });
  serveEndpoints(server);
  return `/${encodeURIComponent(name)}/${encodeURIComponent(mode)}`;
}

/** @returns the scripts at the end of a page */
function foot(mode: Mode): string {
  if (mode === 'classic') return script('/classic/bundle.js');
  if (mode === 'classic, delayed')
    return `<script>(${delay.toString()})(${JSON.stringify([...classicScripts().keys()])})</script>`;
  return '<script>var wpcf7 = { api: { root: "/wp-json/" } };</script>';
}

/** Runs in the page: loads scripts in order at the visitor's first action, as caching plugins do it. */
function delay(addresses: readonly string[]): void {
  const types = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'];
  const load = (): void => {
    types.forEach((type) => removeEventListener(type, load));
    for (const address of addresses) {
      const element = document.createElement('script');
      element.async = false;
      element.src = address;
      document.head.append(element);
    }
  };
  types.forEach((type) => addEventListener(type, load));
}

const script = (address: string): string => `<script src="${address}"></script>`;

/** Responds to all calls of the comparison's pages. */
export function serveEndpoints({ routes, origin }: PageServer): void {
  const type = 'application/json; charset=UTF-8';
  routes.set('/ajax', ({ body }) => ({ body: JSON.stringify(listingAnswer(body) ?? {}), type }));
  // Without our script the browser sends a form itself. The response keeps it on the page.
  routes.set('/contact/', { body: '', status: 204 });
  for (const id of [101, 105]) {
    const form = `/wp-json/contact-form-7/v1/contact-forms/${id}`;
    const round = { number: 1, origin };
    const empty = JSON.stringify(answerTo(new FormData(), id, round));
    routes.set(`${form}/feedback`, { body: empty, type });
    routes.set(`${form}/refill`, { body: JSON.stringify(refillFor([], round)), type });
    routes.set(`${form}/feedback/schema`, { body: JSON.stringify(schemaOf()), type });
  }
}
