/** Sizes that a GoodLayers theme computes (goodlayers-theme, section 6). */
import type { WidgetContext, WidgetModule } from '../../../runtime/core/define';
import { adminBarPx, prefixOf } from '../../shared/theme/theme';
import { contentBox, px, renderedHeight } from '../../../runtime/dom/measure';
import { remember, restoreOnAbort } from '../../../runtime/dom/restore';
import { followScreen, type Job } from '../../../runtime/motion/scroll/scroll';

const LAYOUTS = {
  'full-no-header-wrap': fillWindow,
  'single-nav-area': alignPostLinks,
  'fixed-footer': uncoverFooter,
};

/** Makes the page of a 404 error, or of a search without results, as high as the window. */
function fillWindow(wrap: HTMLElement, prefix: string, context: WidgetContext): void {
  const page = document.querySelector(`.${prefix}-body-wrapper`);
  if (!document.body.matches('.error404,.search-no-results')) return;
  restoreOnAbort([wrap], { styles: ['padding-top', 'padding-bottom'] }, context.signal);
  const job: Job = ({ top, height, isNewLayout }) => {
    if (!isNewLayout) return undefined;
    const marginPx = page ? px(getComputedStyle(page).marginBottom) : 0;
    const freePx = height - (wrap.getBoundingClientRect().top + top) - contentBox(wrap, 'height') - marginPx;
    const edge = `${Math.max(0, freePx / 2)}px`;
    return () => Object.assign(wrap.style, { paddingTop: edge, paddingBottom: edge });
  };
  followScreen(job, context, page ? [page] : []);
}

/** Gives the links to the previous and the next post equal heights. */
function alignPostLinks(area: HTMLElement, prefix: string, context: WidgetContext): void {
  const links = [...area.children].filter((child) => child instanceof HTMLElement);
  if (links.length === 0 || !document.body.matches(`.${prefix}-blog-style-2`)) return;
  restoreOnAbort(links, { styles: ['min-height'] }, context.signal);
  const layOut = (): void => {
    for (const { style } of links) style.minHeight = '';
    const highest = Math.max(...links.map(renderedHeight));
    for (const { style } of links) style.minHeight = `${highest}px`;
  };
  followScreen(({ isNewLayout }) => (isNewLayout ? layOut : undefined), context, links);
}

/** Keeps free the height of a footer that the end of the page uncovers. */
function uncoverFooter(footer: HTMLElement, prefix: string, context: WidgetContext): void {
  const { body } = document;
  const place = document.createElement('div');
  place.className = `${prefix}-fixed-footer-placeholder`;
  const restoreBody = remember(body, { styles: ['min-height'] });
  const job: Job = ({ height, isNewLayout }) => {
    if (!isNewLayout) return undefined;
    const footerPx = renderedHeight(footer);
    const screenPx = height - adminBarPx();
    return () => {
      place.style.height = `${footerPx}px`;
      body.style.minHeight = `${screenPx}px`;
      if (!place.isConnected) footer.before(place);
    };
  };
  followScreen(job, context, [footer]);
  context.signal.addEventListener('abort', () => {
    place.remove();
    restoreBody();
  });
}

export const mount: WidgetModule['mount'] = (element, context) => {
  for (const [name, layOut] of Object.entries(LAYOUTS)) {
    const prefix = prefixOf(element, name);
    if (prefix !== '') layOut(element, prefix, context);
  }
};
