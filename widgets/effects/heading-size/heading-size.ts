/**
 * Large headings on phones (goodlayers-theme, section 6). The effect only marks them; the printed stylesheet makes them
 * smaller. The server's script marks the headings of the first paint (wp-plugin/includes/paint/theme-first-paint.php).
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { px } from '../../../runtime/dom/measure';
import { followScreen, type Job } from '../../../runtime/motion/scroll/scroll';
import { isMobileWidth } from '../../../runtime/page/viewport';

const MARK = 'data-orig-font';
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const LARGEST_PX = 40;

const markLarge: Job = ({ display, isNewLayout }) => {
  if (!isNewLayout || !isMobileWidth(display)) return undefined;
  const headings = document.querySelectorAll(HEADINGS.map((name) => `${name}:not([${MARK}])`).join());
  const large = Array.from(headings, (heading) => ({
    heading,
    sizePx: px(getComputedStyle(heading).fontSize),
  })).filter(({ sizePx }) => sizePx > LARGEST_PX);
  if (large.length === 0) return undefined;
  return () => large.forEach(({ heading, sizePx }) => heading.setAttribute(MARK, String(sizePx)));
};

/** Marks headings at phone widths, also those that are added later. The mark holds the original size in px. */
export const mount: WidgetModule['mount'] = (_wrapper, context) => {
  followScreen(markLarge, context);
  context.signal.addEventListener('abort', () =>
    document.querySelectorAll(`[${MARK}]`).forEach((heading) => heading.removeAttribute(MARK)),
  );
};
