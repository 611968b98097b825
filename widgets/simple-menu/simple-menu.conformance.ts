/**
 * The simple menu's record on a wide screen (essential-addons, section 13). simple-menu.browser.test.ts has the
 * narrow screen.
 */
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';

/** Runs in the page. */
function readMenu(root: Element): SeenState {
  const lists = [...root.querySelectorAll('.eael-simple-menu li > ul')];
  const links = [...root.querySelectorAll('.eael-simple-menu > li > a')];
  return {
    parts: lists.map((list) =>
      list.parentElement?.matches(':hover, :focus-within') &&
      (list as HTMLElement).style.visibility !== 'hidden'
        ? 'open'
        : 'closed',
    ),
    focus: document.activeElement ? links.indexOf(document.activeElement) : -1,
  };
}

export const simpleMenu: ConformanceRecord = {
  widget: 'simple-menu',
  versions: ['4.7.0', '6.6.9'],
  readState: readMenu,
  stops: (root) => root.locator('.eael-simple-menu > li > a'),
  steps: [
    {
      name: 'the pointer enters',
      async act(root, _before, page) {
        await page.mouse.move(0, 0);
        await root.locator('.eael-simple-menu > li').nth(1).hover();
        return true;
      },
      after: (before) => ({ ...before, parts: ['open', 'closed'] }),
    },
    {
      name: 'the pointer leaves',
      async act(_root, _before, page) {
        await page.mouse.move(0, 0);
        return true;
      },
      after: (before) => ({ ...before, parts: ['closed', 'closed'] }),
    },
  ],
  keyboard: [
    {
      key: 'ArrowRight',
      name: 'is left to the browser',
      from: () => 1,
      after: (before) => ({ ...before, parts: ['open', 'closed'] }),
    },
    {
      key: 'Escape',
      name: 'closes the submenu of the link with the focus',
      from: () => 1,
      after: (before) => ({ ...before, parts: ['closed', 'closed'] }),
    },
  ],
  changes: [
    {
      what: /class|style|aria|span/,
      because: 'essential-addons, section 13: the script has started, and links to this page are marked',
    },
  ],
  moves: [{ what: /./, because: 'essential-addons, section 13: links with a submenu get an indicator' }],
  repaints: () => true,
  broken: '<div class="eael-simple-menu-container"><p>No list</p></div>',
};
