/**
 * The sticky header of a GoodLayers theme (goodlayers-theme, section 3): decides after each frame whether it sticks. It
 * follows what the stylesheet displays: the desktop's header, or the phone's.
 */
import type { WidgetContext, WidgetModule } from '../../../runtime/core/define';
import { leadingInteger } from '../../../runtime/dom/leading-number';
import { followScreen, type Job } from '../../../runtime/motion/scroll/scroll';
import { pageGlobal } from '../../../runtime/page/page-global';
import { adminBarPx, emitThemeEvent, globalName, numbersOf, prefixOf } from '../../shared/theme/theme';
import { createMovableHeader, sticks } from './movable-header';

const DEFAULT_OFFSET_PX = 75;
/** Pages on which the header does not stick. */
const NEVER = '.course-item-popup';

export const mount: WidgetModule['mount'] = (header, context) => {
  if (document.body.matches(NEVER)) return;
  const prefix = prefixOf(header, 'sticky-navigation', 'mobile-header');
  const isMobile = header.id === `${prefix}-mobile-header`;
  if (!(isMobile ? isStickyMobile(header, prefix) : isSticky(header, prefix))) return;
  followHeader(header, prefix, isMobile, context);
  if (!isMobile) publishOffset(header, prefix, context);
};

/** @returns true if a phone's header sticks: it says so, or the desktop's does in themes without such an option */
function isStickyMobile(header: HTMLElement, prefix: string): boolean {
  if (header.classList.contains(`${prefix}-sticky-mobile-navigation`)) return true;
  const desktop = document.querySelector(`.${prefix}-sticky-navigation`);
  return numbersOf(prefix).stickyMobileHeader === 'desktop' && desktop !== null && isSticky(desktop, prefix);
}

/** @returns true if the theme's option for sticky headers is on */
function isSticky(header: Element, prefix: string): boolean {
  return header.closest(`.${prefix}-with-sticky-navigation`) !== null;
}

function followHeader(header: HTMLElement, prefix: string, isMobile: boolean, context: WidgetContext): void {
  const variant = isMobile || header.classList.contains(`${prefix}-style-slide`) ? 'slide' : 'fixed';
  const movable = createMovableHeader(header, { prefix, isMobile, variant }, context.signal);
  let barPx = 0;
  let homePx = 0;

  const job: Job = ({ top: scrollTop, isNewLayout }) => {
    const { state, isChanging } = movable.state();
    if (isNewLayout) barPx = adminBarPx();
    // The stylesheet hides the header of the other kind of device (goodlayers-theme, section 0.2).
    if (header.getClientRects().length === 0) return state === 'home' ? undefined : movable.goHome;
    const box = movable.placeOf().getBoundingClientRect();
    if (state === 'home' && !isChanging) homePx = box.height;
    const top = box.top + scrollTop;
    const isStuck = sticks({ variant, adminBarPx: barPx, scrollTop, top, height: homePx });
    if (state === 'home') return isStuck ? () => movable.stick(homePx, barPx) : undefined;
    if (isStuck) return state === 'away' ? movable.show : undefined;
    // A jump to the top shows the header's own place before the slide has ended.
    if (variant === 'fixed' || scrollTop < top + homePx) return movable.goHome;
    return state === 'stuck' ? movable.hide : undefined;
  };
  followScreen(job, context, [header]);
}

/** Publishes the distance of links' targets from the top of the window, for the anchors and for other plugins. */
function publishOffset(header: HTMLElement, prefix: string, context: WidgetContext): void {
  const name = globalName(prefix, 'anchor_offset');
  const hadOne = Object.hasOwn(window, name);
  const isBar = header.classList.contains(`${prefix}-navigation-bar-wrap`);
  const printed = leadingInteger(header.dataset['navigationOffset']);
  const write = (px: number): void => {
    if (pageGlobal(name) === px) return;
    Reflect.set(window, name, px);
    emitThemeEvent(prefix, 'anchor-offset');
  };
  if (!isBar) write(printed ?? DEFAULT_OFFSET_PX);
  const job: Job = ({ isNewLayout }) => {
    if (!isNewLayout || !isBar) return undefined;
    const px = header.offsetHeight;
    return px > 0 ? () => write(px) : undefined;
  };
  if (isBar) followScreen(job, context);
  context.signal.addEventListener('abort', () => {
    if (!hadOne) Reflect.deleteProperty(window, name);
  });
}
