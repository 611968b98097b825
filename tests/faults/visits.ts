/**
 * The visits of the fault test: one page for a dozen widgets, with a fragment of the newest release of each, and a
 * visitor's actions there. Together they load every chunk of the build and call every endpoint.
 */
import { readIndex } from '../../mocks/markup-index';
import { fragment } from '../support/pages';

/** An action of a visitor. Both functions run in the page and may use nothing from outside. */
export interface Action {
  /** The case on the page that it acts on. */
  readonly place: string;
  readonly what: string;
  readonly act: (place: HTMLElement) => void;
  readonly isDone: (place: HTMLElement) => boolean;
}

/** A piece of markup on a visit's page. */
export interface Case {
  readonly name: string;
  readonly html: string;
}

export interface Visit {
  readonly name: string;
  readonly cases: readonly Case[];
  readonly actions: readonly Action[];
  /** The visitor signed in yesterday: the page's nonce is stale. */
  readonly isSignedIn?: boolean;
}

/** The number of widgets on a page. */
const WIDGETS_A_VISIT = 12;

/** Fragments that send more requests than the last one of the index. */
const FRAGMENTS: ReadonlyMap<string, string> = new Map([
  ['accordion', 'goodlayers/accordion-2.1.7-box-icon.html'],
  ['alert-box', 'goodlayers/alert-box-2.1.7.html'],
  ['chart', 'goodlayers/chart-2.1.7-pie.html'],
  ['contact-form', 'contact-form-7/form-6.1.6.html'],
  ['counter', 'goodlayers/counter-2.1.7.html'],
  ['eael-countdown', 'essential-addons/countdown-4.7.0-text.html'],
  ['eael-flip-box', 'essential-addons/flip-box-6.6.9-click.html'],
  ['fancy-text', 'essential-addons/fancy-text-4.7.0.html'],
  ['filterable-gallery', 'essential-addons/filterable-gallery-6.6.9-layout-3.html'],
  ['image-accordion', 'essential-addons/image-accordion-4.7.0.html'],
  ['lightbox', 'goodlayers/lightbox-2.1.7.html'],
  ['lightbox-form', 'goodlayers/lightbox-form-2.1.7.html'],
  ['link-targets', 'link-targets/articles.html'],
  ['listing', 'goodlayers/listing-2.1.7.html'],
  ['price-plan', 'goodlayers/price-plan-2.1.7.html'],
  ['privacy-box', 'goodlayers/privacy-box-2.1.7.html'],
  ['slider', 'goodlayers/slider-2.1.7.html'],
  ['tabs', 'goodlayers/tabs-2.1.7-style1-horizontal.html'],
  ['toggle-box', 'goodlayers/toggle-box-2.1.7-all-closed.html'],
]);

const action = (place: string, what: string, act: Action['act'], isDone: Action['isDone']): Action => ({
  place,
  what,
  act,
  isDone,
});

const ACTIONS: readonly Action[] = [
  action(
    'accordion',
    'opens the second item',
    (place) => place.querySelectorAll<HTMLElement>('.gdlr-core-accordion-item-title')[1]?.click(),
    (place) =>
      place.querySelectorAll('.gdlr-core-accordion-item-tab')[1]?.matches('.gdlr-core-active') ?? false,
  ),
  action(
    'toggle-box',
    'opens the first item',
    (place) => place.querySelector<HTMLElement>('.gdlr-core-toggle-box-item-title')?.click(),
    (place) => place.querySelector('.gdlr-core-toggle-box-item-tab')?.matches('.gdlr-core-active') ?? false,
  ),
  action(
    'tabs',
    'chooses the second tab',
    (place) => place.querySelectorAll<HTMLElement>('.gdlr-core-tab-item-title')[1]?.click(),
    (place) => place.querySelectorAll('.gdlr-core-tab-item-title')[1]?.matches('.gdlr-core-active') ?? false,
  ),
  action(
    'adv-tabs',
    'chooses the second tab',
    (place) => place.querySelectorAll<HTMLElement>('.eael-tabs-nav li')[1]?.click(),
    (place) => place.querySelectorAll('.eael-tabs-nav li')[1]?.matches('.active') ?? false,
  ),
  action(
    'adv-accordion',
    'opens the first item',
    (place) => place.querySelector<HTMLElement>('.eael-accordion-header')?.click(),
    (place) => place.querySelector('.eael-accordion-header')?.matches('.active') ?? false,
  ),
  action(
    'alert-box',
    'closes it',
    (place) => place.querySelector<HTMLElement>('.gdlr-core-alert-box-remove')?.click(),
    (place) => !place.querySelector('.gdlr-core-alert-box-item-inner')?.checkVisibility(),
  ),
  action(
    'dropdown-tab',
    'chooses the second',
    (place) => place.querySelectorAll<HTMLElement>('.gdlr-core-dropdown-tab-head')[1]?.click(),
    (place) =>
      place.querySelectorAll('.gdlr-core-dropdown-tab-content')[1]?.matches('.gdlr-core-active') ?? false,
  ),
  action(
    'filterable-gallery',
    'chooses a filter',
    (place) => place.querySelectorAll<HTMLElement>('.control')[1]?.click(),
    (place) => place.querySelectorAll('.control')[1]?.matches('.active') ?? false,
  ),
  action(
    'filterable-gallery',
    'loads more',
    (place) => {
      const input = place.querySelector<HTMLInputElement>('#fg-search-box-input');
      if (input?.value) {
        // The search text matches no item that could load.
        input.value = '';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      place.dataset['count'] ??= String(place.querySelectorAll('.eael-filterable-gallery-item-wrap').length);
      place.querySelector<HTMLElement>('.eael-gallery-load-more')?.click();
    },
    (place) =>
      place.querySelectorAll('.eael-filterable-gallery-item-wrap').length >
      Number(place.dataset['count'] ?? NaN),
  ),
  action(
    'filterable-gallery',
    'searches with a pattern',
    (place) => {
      const input = place.querySelector<HTMLInputElement>('#fg-search-box-input');
      // Another text each time: a repeated search is skipped.
      if (input) input.value = `${input.value || 'no.*such'} `;
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    },
    (place) =>
      ![...place.querySelectorAll('.eael-filterable-gallery-item-wrap')].some((item) =>
        item.checkVisibility(),
      ),
  ),
  action(
    'eael-flip-box',
    'turns it over',
    (place) => place.querySelector<HTMLElement>('.eael-elements-flip-box-front-container')?.click(),
    (place) => place.querySelector('.eael-elements-flip-box-container')?.matches('.--active') ?? false,
  ),
  action(
    'eael-countdown',
    'reads the message at its end',
    () => undefined,
    (place) => place.textContent?.includes('The new year has begun.') ?? false,
  ),
  action(
    'image-accordion',
    'opens the second picture',
    (place) => place.querySelectorAll<HTMLElement>('.eael-image-accordion-hover')[1]?.click(),
    (place) => place.querySelectorAll('.eael-image-accordion-hover')[1]?.matches('.overlay-active') ?? false,
  ),
  action(
    'video-overlay',
    'starts the film',
    (place) => place.querySelector<HTMLElement>('.gdlr-core-video-item-overlay')?.click(),
    (place) => /autoplay=1/.test(place.querySelector('iframe')?.src ?? ''),
  ),
  action(
    'lightbox',
    'opens a picture',
    (place) => place.querySelector<HTMLElement>('a.gdlr-core-lightgallery')?.click(),
    () => document.querySelector('.pswp') !== null,
  ),
  action(
    'lightbox',
    'closes it',
    () => {
      const target = document.querySelector('.pswp') ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27, bubbles: true }));
    },
    () => document.querySelector('.pswp') === null,
  ),
  action(
    'gallery-lightbox',
    'opens a picture',
    (place) => place.querySelector<HTMLElement>('a.eael-magnific-link')?.click(),
    () => document.querySelector('.mfp-wrap') !== null,
  ),
  action(
    'lightbox-form',
    'opens the form',
    (place) => place.querySelector<HTMLElement>('[data-gdlr-lb]')?.click(),
    () => document.querySelector('#office-form')?.checkVisibility() ?? false,
  ),
  action(
    'listing',
    'chooses a filter',
    (place) => place.querySelectorAll<HTMLElement>('a.gdlr-core-filterer')[1]?.click(),
    (place) => {
      const isActive = place.querySelectorAll('a.gdlr-core-filterer')[1]?.matches('.gdlr-core-active');
      return (
        isActive === true && !place.querySelector('[aria-busy],.gdlr-core-disable,.gdlr-core-now-loading')
      );
    },
  ),
  action(
    'listing',
    'turns the page',
    (place) => place.querySelectorAll<HTMLElement>('.gdlr-core-pagination a')[1]?.click(),
    (place) => {
      const isActive = place.querySelectorAll('.gdlr-core-pagination a')[1]?.matches('.gdlr-core-active');
      return (
        isActive === true && !place.querySelector('[aria-busy],.gdlr-core-disable,.gdlr-core-now-loading')
      );
    },
  ),
  action(
    'contact-form',
    'sends it empty',
    (place) => place.querySelector<HTMLElement>('.wpcf7-submit')?.click(),
    (place) => place.querySelector('form')?.dataset['status'] === 'invalid',
  ),
  action(
    'contact-form',
    'sends it',
    (place) => {
      for (const [name, text] of [
        ['your-name', 'Ada'],
        ['your-email', 'ada@school.example'],
      ]) {
        const input = place.querySelector<HTMLInputElement>(`[name="${name}"]`);
        if (input) input.value = text ?? '';
      }
      place.querySelector<HTMLElement>('.wpcf7-submit')?.click();
    },
    (place) => place.querySelector('form')?.dataset['status'] === 'sent',
  ),
  action(
    'link-targets',
    'sees which links open a new tab',
    () => undefined,
    (place) => place.querySelector('a[target="_blank"]') !== null,
  ),
  action(
    'tooltip',
    'asks for the explanation',
    (place) => place.querySelector<HTMLElement>('.tooltipstered')?.click(),
    () => document.querySelector('[role="tooltip"]') !== null,
  ),
  action(
    'fancy-text',
    'reads the text',
    () => undefined,
    (place) => {
      const strings = place.querySelector('.eael-fancy-text-strings');
      return strings !== null && strings.checkVisibility() && strings.textContent?.trim() !== '';
    },
  ),
  action(
    'simple-menu',
    'opens a submenu',
    (place) => place.querySelector<HTMLElement>('.eael-simple-menu-indicator[aria-expanded]')?.click(),
    (place) => place.querySelector('[aria-expanded="true"]') !== null,
  ),
];

/** In another visit each, because only one of the two can be first. */
const SIGNED_IN: Visit = {
  name: 'a visitor who signed in yesterday',
  cases: [{ name: 'contact-form', html: fragment('contact-form-7/form-6.1.6.html') }],
  actions: ACTIONS.filter(({ place }) => place === 'contact-form'),
  isSignedIn: true,
};

/** @returns the visits, in the order of the index */
export function visits(): readonly Visit[] {
  const widgets = [...new Set(readIndex().map(({ widget }) => widget))];
  const cases = widgets.map((name) => ({ name, html: markupOf(name) }));
  const pages = Array.from({ length: Math.ceil(cases.length / WIDGETS_A_VISIT) }, (_, number) => {
    const own = cases.slice(number * WIDGETS_A_VISIT, (number + 1) * WIDGETS_A_VISIT);
    const names = new Set(own.map(({ name }) => name));
    return {
      name: `${own[0]?.name ?? ''} to ${own.at(-1)?.name ?? ''}`,
      cases: own,
      actions: ACTIONS.filter(({ place }) => names.has(place)),
    };
  });
  return [...pages, SIGNED_IN];
}

function markupOf(widget: string): string {
  const file = FRAGMENTS.get(widget) ?? readIndex().findLast((entry) => entry.widget === widget)?.file ?? '';
  const html = fragment(file);
  // Without Atoll a picture opens as a page.
  if (widget.includes('lightbox')) return html.replaceAll(/href="data:[^"]*"/g, 'href="/pictures/1.jpg"');
  // The end of a countdown is part of the visit.
  return widget === 'eael-countdown' ? html.replace('Sep 01 2040', 'Sep 01 2020') : html;
}
