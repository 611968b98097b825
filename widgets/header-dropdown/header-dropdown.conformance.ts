/** The record of the cart and the user menu in a theme's header (goodlayers-theme, sections 3.3 and 4.2). */
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';

/** The focus is on the icon, 0. Runs in the page. */
function readDropdown(root: Element): SeenState {
  const panel = root.parentElement?.querySelector(
    '[class$="-top-cart-content-wrap"], [class$="-lp-top-bar-nav"]',
  );
  const isShown = panel instanceof HTMLElement && panel.style.opacity === '1';
  const isExpanded = root.getAttribute('aria-expanded') === 'true';
  return {
    parts: [isShown === isExpanded ? (isShown ? 'open' : 'closed') : 'half open'],
    focus: document.activeElement === root ? 0 : -1,
  };
}

const shows = (part: string, focus: number): SeenState => ({ parts: [part], focus });
const presses = (key: string, name: string, part: string): KeyRow => ({
  key,
  name,
  from: () => 0,
  after: () => shows(part, 0),
});

export const headerDropdown: ConformanceRecord = {
  widget: 'header-dropdown',
  versions: ['3.1.3', '3.2.9'],
  readState: readDropdown,
  stops: (root) => root,
  steps: [
    {
      name: 'a click on the icon',
      async act(root) {
        await root.click();
        return true;
      },
      after: () => shows('open', 0),
    },
    {
      name: 'the pointer leaves',
      async act(_root, _before, page) {
        await page.mouse.move(0, 700);
        return true;
      },
      after: () => shows('closed', 0),
    },
  ],
  keyboard: [
    presses('Enter', 'opens the panel', 'open'),
    presses('Enter', 'closes it', 'closed'),
    presses('Space', 'opens it again', 'open'),
    presses('Escape', 'closes it, and the focus stays', 'closed'),
    presses('ArrowDown', 'does nothing', 'closed'),
  ],
  broken: '<div class="kingster-main-menu-cart"><i>Opens nothing</i></div>',
};
