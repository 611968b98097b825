/**
 * Reads Essential Addons' content ticker (essential-addons, section 8). Kept: the class names of Swiper 5 or 8, whichever
 * the release prints, because the stylesheets make only the active headline opaque. Fixed: no copies of headlines; "never"
 * means never; an arrow does not end the autoplay; hidden links cannot be reached. Added: the pattern Carousel, with a
 * pause button.
 */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { type ElementAttributes, prepareAttributes } from '../../runtime/dom/attributes';
import { translator } from '../../runtime/page/translate';
import {
  arrowAttributes,
  listAttributes,
  rootAttributes,
  slideAttributes,
  type TickerReading,
} from './attributes';
import { WRAPPER_CLASS } from './layout';
import { readTickerSettings } from './settings';
import { NOT_MEASURED } from './ticker-machine';

/** @throws if there is no list of headlines */
export function readTicker(
  root: HTMLElement,
  { config, report }: Pick<WidgetContext, 'config' | 'report'>,
): TickerReading {
  const viewport = root.querySelector<HTMLElement>('.eael-content-ticker');
  const list = viewport?.querySelector<HTMLElement>(`:scope > .${WRAPPER_CLASS}`);
  if (!viewport || !list) throw new Error('the ticker contains no headlines');
  const slides = [...list.children].filter((child) => child instanceof HTMLElement);
  const settings = readTickerSettings(viewport, report);
  const { isFade, isLoop } = settings;
  return {
    root,
    viewport,
    list,
    slides,
    arrows: ([1, -1] as const).flatMap((by) =>
      [...root.querySelectorAll<HTMLElement>(`.swiper-button-${by === 1 ? 'next' : 'prev'}`)].map(
        (element) => ({ element, by }),
      ),
    ),
    settings,
    rules: { slides: slides.length, isLoop, isFade },
    badge: root.querySelector('.ticker-badge')?.textContent?.trim() ?? '',
    isRtl: getComputedStyle(viewport).direction === 'rtl',
    prefix: viewport.classList.contains('swiper') ? 'swiper' : 'swiper-container',
    say: translator(config.strings),
  };
}

/** A ticker off screen neither moves nor hides headlines yet. */
export const prepare: PrepareModule['prepare'] = (root, context) => {
  const reading = readTicker(root, context);
  const { list, slides, arrows } = reading;
  if (slides.length === 0) return () => undefined;
  const attributes: readonly (readonly [HTMLElement, ElementAttributes])[] = [
    [root, rootAttributes(reading)],
    [list, listAttributes(false)],
    ...slides.map((slide, index) => [slide, slideAttributes(reading, NOT_MEASURED, index)] as const),
    ...arrows.map(({ element, by }) => [element, arrowAttributes(reading, by, false)] as const),
  ];
  return prepareAttributes(attributes);
};
