/** The components of the header's menus in React's strict mode. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { innerMarkup } from '../../tests/support/markup';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { OverlayMenu } from './OverlayMenu';
import { readMenu } from './read-menu';
import { SlidingPanel } from './SlidingPanel';

beforeEach(() => {
  fakeMedia(390, true);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** The page's markup without attributes that are empty because they were written. */
const markup = (): string => innerMarkup(document.body).replaceAll(/ (?:style|class)=""/g, '');

function mountMenu(file: string, Menu: typeof SlidingPanel) {
  setBody(`<div class="kingster-body-outer-wrapper">${readFragment(`goodlayers-theme/${file}`)}</div>`);
  const server = innerMarkup(document.body);
  const button = get('a[href^="#"]');
  const config = readConfig(document, vi.fn<() => void>());
  const unmount = mountTwice(<Menu {...readMenu(button, { config })} />);
  return { button, server, unmount };
}

it('builds the panel when it opens, and restores the markup of the server when it is unmounted', () => {
  const { button, server, unmount } = mountMenu('sliding-panel-3.2.9.html', SlidingPanel);
  expect(document.querySelectorAll('.mm-panel')).toHaveLength(0);
  button.click();
  expect(document.querySelectorAll('body > .mm-menu.mm-right .mm-panel')).toHaveLength(4);
  expect(document.querySelectorAll('.mm-panel:not([inert])')).toHaveLength(1);
  expect(document.querySelectorAll('.kingster-mm-menu-blank')).toHaveLength(2);
  expect(document.querySelectorAll('#mm-blocker')).toHaveLength(1);
  expect([...document.querySelectorAll('.mm-next')].map((next) => next.getAttribute('aria-label'))).toEqual([
    'Study submenu',
    'Campus submenu',
    'Faculties submenu',
  ]);
  unmount();
  expect(markup()).toBe(server);
  expect(document.documentElement.classList.contains('mm-opened')).toBe(false);
});

it('moves the page after a moment, and restores everything when it has slid back', () => {
  const { button, unmount } = mountMenu('sliding-panel-3.2.9-left.html', SlidingPanel);
  const mounted = markup();
  const { classList } = document.documentElement;
  button.click();
  expect([classList.contains('mm-opened'), classList.contains('mm-opening')]).toEqual([true, false]);
  vi.advanceTimersByTime(25);
  expect([classList.contains('mm-opening'), classList.contains('kingster-mmenu-left')]).toEqual([true, true]);
  get('.mmenu-custom-close').click();
  expect([classList.contains('mm-opened'), classList.contains('mm-opening')]).toEqual([true, false]);
  vi.advanceTimersByTime(440);
  expect(classList.contains('mm-opened')).toBe(false);
  expect(markup()).toBe(mounted);
  unmount();
});

it('opens the submenus of a menu over the page, and restores the markup of the server', () => {
  const { button, server, unmount } = mountMenu('overlay-menu-3.2.9.html', OverlayMenu);
  button.click();
  const [study, campus] = document.querySelectorAll<HTMLElement>(
    'body > div > div ul.menu > li > a[aria-expanded]',
  );
  const expanded = () => [study, campus].map((link) => link?.getAttribute('aria-expanded'));
  study?.click();
  expect(expanded()).toEqual(['true', 'false']);
  campus?.click();
  expect(expanded()).toEqual(['false', 'true']);
  // The second press follows the link.
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  let wasPrevented = true;
  campus?.addEventListener('click', (event) => (wasPrevented = event.defaultPrevented), { once: true });
  campus?.dispatchEvent(press);
  expect(wasPrevented).toBe(false);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  unmount();
  expect(markup()).toBe(server);
});
