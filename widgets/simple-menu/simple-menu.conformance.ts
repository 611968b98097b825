/**
 * The simple menu's record (essential-addons, section 13): on a wide screen, and by taps on a phone, where it is a
 * hamburger menu.
 */
import type { ConformanceRecord, SeenState, Step } from '../../tests/support/conformance';

/** The state of the hamburger and of the submenus, or of the submenus on a wide screen. Runs in the page. */
function readMenu(root: Element): SeenState {
  if (root.matches('.eael-simple-menu-hamburger'))
    return {
      parts: [...root.querySelectorAll('[aria-expanded]')].map((button) =>
        button.getAttribute('aria-expanded') === 'true' ? 'open' : 'closed',
      ),
      focus: -1,
    };
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

/** @param parts the states of "Sciences", of "Courses" and of the hamburger, as in the page */
const tap = (name: string, selector: string, parts: readonly string[]): Step => ({
  name,
  async act(root) {
    await root.locator(selector).first().click();
    return true;
  },
  after: (before) => ({ ...before, parts }),
});

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
  taps: [
    tap('a tap on the hamburger opens the menu', '.eael-simple-menu-toggle', ['closed', 'closed', 'open']),
    tap('a tap on the button of a submenu opens it', '.eael-simple-menu > li > .eael-simple-menu-indicator', [
      'closed',
      'open',
      'open',
    ]),
    tap('a tap on a link to nowhere opens its submenu', 'a[href="#"]', ['open', 'open', 'open']),
    tap('a tap on a link closes the menu', 'a[href="#biology"]', ['open', 'open', 'closed']),
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
