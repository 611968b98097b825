/** Scrolls the titles of Elementor's nested tabs with a mouse (elementor-frontend, section 3.2): there is no scroll bar. */
import { restoreOnAbort } from '../../runtime/dom/restore';

const HELD_CLASS = 'e-scroll';
/** With it, the stylesheet covers the titles, so that the end of a drag is no click. */
const DRAGGED_CLASS = 'e-scroll-active';
/** A smaller movement is a click. */
const MIN_DRAG_PX = 4;

/**
 * @param list the element that scrolls
 * @param isOn whether the site wants it on the current device
 * @param signal removes the listeners
 */
export function dragScroll(list: HTMLElement, isOn: () => boolean, signal: AbortSignal): void {
  restoreOnAbort([list], { styles: ['--n-tabs-heading-justify-content'] }, signal);
  let last: number | undefined;
  let moved = 0;
  const end = (): void => {
    last = undefined;
    list.classList.remove(HELD_CLASS, DRAGGED_CLASS);
  };
  list.addEventListener(
    'mousedown',
    ({ clientX, button }) => {
      if (button !== 0 || !isOn() || list.scrollWidth <= list.clientWidth) return;
      last = clientX;
      moved = 0;
      list.classList.add(HELD_CLASS);
    },
    { signal },
  );
  list.addEventListener(
    'mousemove',
    ({ clientX }) => {
      if (last === undefined) return;
      list.scrollLeft -= clientX - last;
      moved += Math.abs(clientX - last);
      last = clientX;
      if (moved >= MIN_DRAG_PX) list.classList.add(DRAGGED_CLASS);
    },
    { signal },
  );
  list.addEventListener('mouseup', end, { signal });
  list.addEventListener('mouseleave', end, { signal });
  const sizes = new ResizeObserver(() => alignTitles(list, isOn()));
  sizes.observe(list);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    end();
  });
}

/** Titles that are wider than their list start at its edge: centred ones could not be scrolled to. */
function alignTitles(list: HTMLElement, isOn: boolean): void {
  list.style.removeProperty('--n-tabs-heading-justify-content');
  if (isOn && list.scrollWidth > list.clientWidth)
    list.style.setProperty('--n-tabs-heading-justify-content', 'start');
}
