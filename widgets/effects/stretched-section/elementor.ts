/**
 * Elementor's stretched sections, which are as wide as the window or as an element that the site names (elementor-frontend, section
 * 2.6). Fixed: the section is in its place from the first paint (wp-plugin/includes/paint/elementor-stretch.php), and it also follows
 * the width of its parent, not only that of the window.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { followScreen } from '../../../runtime/motion/scroll/scroll';
import { asRecord } from '../../../runtime/page/as-record';
import { pageGlobal } from '../../../runtime/page/page-global';
import { readElementorSettings } from '../../shared/elementor/device-settings';
import { type Extent, stretch } from './stretch';

const SETTING = 'stretch_section';
const STRETCHED = 'section-stretched';

export const mount: WidgetModule['mount'] = (section, context) => {
  if (readElementorSettings(section)[SETTING] !== STRETCHED) return;
  const config = asRecord(pageGlobal('elementorFrontendConfig'));
  const selector = asRecord(config['kit'])['stretched_section_container'];
  const isRightToLeft = config['is_rtl'] === true;
  const side = isRightToLeft ? 'right' : 'left';
  const container = typeof selector === 'string' && selector !== '' ? findContainer(selector) : undefined;
  restoreOnAbort([section], { styles: ['width', side] }, context.signal);

  followScreen(
    ({ isNewLayout }) => {
      if (!isNewLayout) return undefined;
      const before = { width: section.style.width, [side]: section.style[side] };
      Object.assign(section.style, { width: '', [side]: '' });
      const { width, shift } = stretch({
        section: extentOf(section),
        container: container && insideOf(container),
        windowWidth: document.documentElement.clientWidth,
        isRightToLeft,
        isFixed: getComputedStyle(section).position === 'fixed',
      });
      Object.assign(section.style, before);
      return () => Object.assign(section.style, { width: `${width}px`, [side]: `${shift}px` });
    },
    context,
    [section.parentElement, container].filter((element) => element !== null && element !== undefined),
  );
};

/** @returns undefined without a match, and for a selector that is invalid */
function findContainer(selector: string): HTMLElement | undefined {
  try {
    return document.querySelector<HTMLElement>(selector) ?? undefined;
  } catch {
    return undefined;
  }
}

function extentOf(element: HTMLElement): Extent {
  const { left, width } = element.getBoundingClientRect();
  return { left: left + scrollX, width };
}

/** The edge of the element, and its width without borders and scroll bar. */
function insideOf(element: HTMLElement): Extent {
  return { left: extentOf(element).left, width: element.clientWidth };
}
