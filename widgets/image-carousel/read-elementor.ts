/**
 * Reads Elementor's image carousels (elementor-frontend, section 3.8). Fixed: the number of slides changes at the same width as the
 * styles, nothing moves by itself with reduced motion, and a button stops what moves.
 */
import { asRecord } from '../../runtime/page/as-record';
import type { PageConfig } from '../../runtime/page/config';
import { pageGlobal } from '../../runtime/page/page-global';
import { strings as shared } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import { strings } from '../shared/carousel/strings.json';
import { type ElementorSettings, readElementorSettings } from '../shared/elementor/device-settings';
import { ownParts } from '../shared/elementor/own-parts';
import { type CarouselSettings, carouselLayout, carouselSettings } from './settings';

/** The class of the list, by which Swiper finds it. */
export const LIST_CLASS = 'elementor-image-carousel';

/** An arrow. */
export interface Arrow {
  readonly element: HTMLElement;
  readonly by: 1 | -1;
  readonly label: string;
}

/** What `readCarousel` finds in the markup. */
export interface CarouselReading {
  readonly root: HTMLElement;
  /** Clips the slides. */
  readonly viewport: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly arrows: readonly Arrow[];
  /** The element for the bullets. */
  readonly bullets: HTMLElement | undefined;
  /** Has settings for each device. */
  readonly elementorSettings: ElementorSettings;
  readonly settings: CarouselSettings;
  /** The name of the carousel: that of the server, or a general one. */
  readonly label: string;
  readonly role: string;
  /** @returns the name of a bullet; the first page is 1 */
  readonly bulletLabel: (page: number) => string;
}

/** @throws if parts are missing, or if the settings cannot be read */
export function readCarousel(root: HTMLElement, { strings: texts }: PageConfig): CarouselReading {
  const elementorSettings = readElementorSettings(root);
  const [viewport] = ownParts(root, '.elementor-image-carousel-wrapper');
  const [list] = ownParts(root, `.elementor-image-carousel-wrapper > .${LIST_CLASS}`);
  const slides = [...(list?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches('.swiper-slide'),
  );
  if (!viewport || !list || slides.length === 0) throw new Error('the list or its slides are missing');
  const settings = carouselSettings(elementorSettings);
  // Fails now if a setting is wrong on this device.
  carouselLayout(elementorSettings);
  const say = translator(texts);
  const own = asRecord(asRecord(pageGlobal('elementorFrontendConfig'))['i18n']);
  const textOf = (name: string): string => {
    const text = own[`a11yCarousel${name}`];
    return typeof text === 'string' ? text : '';
  };
  const arrow = (way: 'prev' | 'next', label: string): Arrow[] =>
    ownParts(root, `.elementor-swiper-button-${way}`).map((element) => ({
      element,
      by: way === 'next' ? 1 : -1,
      label,
    }));
  const bulletText = textOf('PaginationBulletMessage');
  return {
    root,
    viewport,
    list,
    slides,
    arrows: [
      ...arrow('prev', textOf('PrevSlideMessage') || say(strings['slider.previous'])),
      ...arrow('next', textOf('NextSlideMessage') || say(strings['slider.next'])),
    ],
    bullets: ownParts(root, '.swiper-pagination')[0],
    elementorSettings,
    settings,
    label: viewport.getAttribute('aria-label') ?? say(shared['slides.label']),
    role: viewport.getAttribute('aria-roledescription') ?? say(shared['slides.carousel']),
    bulletLabel: (page) =>
      bulletText ? `${bulletText} ${page}` : say(strings['slider.go_to']).replace('{n}', `${page}`),
  };
}
