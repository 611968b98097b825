/**
 * The room below a transparent header (goodlayers-theme, section 6). A script of the server makes it before the first paint
 * (wp-plugin/includes/paint/theme-first-paint.php).
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { renderedHeight } from '../../../runtime/dom/measure';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { followScreen, type Job } from '../../../runtime/motion/scroll/scroll';
import { prefixOf } from '../../shared/theme/theme';

/** Gives the room the header's height. */
export const mount: WidgetModule['mount'] = (room, context) => {
  const prefix = prefixOf(room, 'header-transparent-substitute');
  const header = document.querySelector<HTMLElement>(
    `.${prefix}-header-boxed-wrap,.${prefix}-header-background-transparent,.${prefix}-navigation-bar-wrap.${prefix}-style-transparent`,
  );
  if (!header) return;
  restoreOnAbort([room], { styles: ['height'] }, context.signal);
  const job: Job = ({ isNewLayout }) => {
    // A bar that sticks to the window has another height.
    if (!isNewLayout || header.classList.contains(`${prefix}-fixed-navigation`)) return undefined;
    const headerPx = renderedHeight(header);
    return headerPx === 0 ? undefined : () => (room.style.height = `${headerPx}px`);
  };
  followScreen(job, context, [header]);
};
