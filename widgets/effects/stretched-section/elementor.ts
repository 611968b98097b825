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

/** Where something is between the left and the right edge of the page. */
interface Extent {
  readonly left: number;
  readonly width: number;
}

/** What the place depends on. */
export interface Surroundings {
  /** The section without its own width and shift. */
  readonly section: Extent;
  /** The inside of the element that the section fills; undefined for the window. */
  readonly container: Extent | undefined;
  /** The width of the window without a scroll bar. */
  readonly windowWidth: number;
  readonly isRightToLeft: boolean;
  /** Whether the section has a fixed position. */
  readonly isFixed: boolean;
}

/**
 * The width of a stretched section, and its `left`, or `right` in a right-to-left page (elementor-frontend, section 2.6). All
 * lengths in px.
 */
export interface Stretch {
  readonly width: number;
  readonly shift: number;
}

/**
 * @returns the width of the container, and the shift to its edge. A section that does not begin to the right of its container is
 * shifted to the edge of the page, as in the original
 */
export function stretch({ section, container, windowWidth, isRightToLeft, isFixed }: Surroundings): Stretch {
  const width = container?.width ?? windowWidth;
  const isInside = container !== undefined && section.left > container.left;
  const offset = isInside ? section.left - container.left : section.left;
  if (isFixed) return { width, shift: isInside ? offset : (container?.left ?? 0) };
  const gap = isRightToLeft ? width - (section.width + offset) : offset;
  // Zero instead of its negative, which would be written as "-0px".
  return { width, shift: 0 - gap };
}

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
