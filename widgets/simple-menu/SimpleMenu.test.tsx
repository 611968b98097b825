/** The simple menu's component in React's strict mode. */
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { fakeMedia } from '../../tests/support/unit-media';
import { fakeIntersectionObserver } from '../../tests/support/unit-observers';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { findLayout, prepare } from './read-markup';
import { SimpleMenu } from './SimpleMenu';
import { innerMarkup } from '../../tests/support/markup';

const OLD = readFragment('essential-addons/simple-menu-4.7.0.html');
const NEW = readFragment('essential-addons/simple-menu-6.6.9.html');
const WIDE_PX = 1600;
const NARROW_PX = 320;

function mountMenu(html: string, widthPx: number) {
  const media = fakeMedia(widthPx, true);
  fakeIntersectionObserver();
  setBody(html);
  const server = innerMarkup(document.body);
  const report = vi.fn<() => void>();
  const config = readConfig(document, report);
  const root = get('.eael-simple-menu-container');
  const undo = prepare(root, { config, report });
  const layout = findLayout(root);
  if (!layout) throw new Error('the menu is not prepared');
  const unmountMenu = mountTwice(<SimpleMenu layout={layout} />);
  const unmount = (): void => {
    unmountMenu();
    undo();
  };
  return { media, server, report, unmount };
}

const count = (selector: string): number => document.querySelectorAll(selector).length;
/** The markup without attributes that are empty because they were written. */
const markup = (): string => innerMarkup(document.body).replaceAll(' style=""', '');

it.each([
  ['an older menu', OLD],
  ['a newer menu', NEW],
  ['a column', NEW.replace('eael-simple-menu-horizontal', 'eael-simple-menu-vertical')],
])('adds the elements of %s once, and restores the markup of the server on unmount', (_name, html) => {
  for (const widthPx of [WIDE_PX, NARROW_PX]) {
    const { server, report, unmount } = mountMenu(html, widthPx);
    expect(count('.eael-simple-menu-toggle')).toBe(1);
    expect(count('span.eael-simple-menu-indicator')).toBe(2);
    expect(count('nav')).toBe(widthPx === NARROW_PX ? 1 : 0);
    unmount();
    expect(markup()).toBe(server);
    expect(report).not.toHaveBeenCalled();
  }
});

it('follows the width, and restores the markup of the server after it', () => {
  const { media, server, unmount } = mountMenu(NEW, WIDE_PX);
  const root = get('.eael-simple-menu-container');
  const toggle = get('.eael-simple-menu-toggle');
  const expanded = (): string | null => toggle.getAttribute('aria-expanded');
  expect([root.getAttribute('role'), count('nav')]).toEqual(['navigation', 0]);

  media.resize(NARROW_PX);
  expect(root.hasAttribute('role')).toBe(false);
  expect(get('nav').getAttribute('aria-label')).toBe('Menu');
  expect(get('.eael-simple-menu-toggle-text').textContent).toBe('Courses');
  toggle.click();
  get('span.eael-simple-menu-indicator').click();
  expect([expanded(), count('[role=button][aria-expanded=true]')]).toEqual(['true', 1]);

  media.resize(WIDE_PX);
  expect([expanded(), count('[role=button][aria-expanded=true]')]).toEqual(['false', 0]);
  expect(get('.eael-simple-menu').style.display).toBe('');
  expect(get('.eael-simple-menu-toggle-text').textContent).toBe('');
  expect(get('nav').contains(get('.eael-simple-menu'))).toBe(true);
  unmount();
  expect(markup()).toBe(server);
  expect(media.listening()).toBe(0);
});

it('closes with Escape and moves the focus to the hamburger', () => {
  const { unmount } = mountMenu(OLD, NARROW_PX);
  const toggle = get('.eael-simple-menu-toggle');
  toggle.click();
  const link = get('.eael-simple-menu a');
  link.focus();
  link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle);
  unmount();
});

/** As the plugin prints them: tests/wordpress/eael-first-paint. */
const SERVED = NEW.replaceAll(
  /(<li class="menu-item menu-item-has-children[^>]*><a [^>]*>)(\w+)<\/a>/g,
  '$1$2<span class="" aria-hidden="true" data-atoll-served><svg></svg></span></a>',
)
  .replaceAll(
    /<\/ul>\s*<\/li>/g,
    '</ul><span class="eael-simple-menu-indicator" role="button" tabindex="0" aria-label="It submenu" aria-expanded="false" data-atoll-served><svg></svg></span></li>',
  )
  .replace('<ul id', '<span class="eael-simple-menu-toggle-text" data-atoll-served>Courses</span><ul id');

it('keeps the buttons and the icons that the plugin has printed', () => {
  fakeMedia(NARROW_PX, true);
  setBody(SERVED);
  const printed = document.querySelectorAll('[data-atoll-served]').length;
  expect(printed).toBe(5);
  const { server, unmount } = mountMenu(SERVED, NARROW_PX);
  const [first] = document.querySelectorAll<HTMLElement>('span.eael-simple-menu-indicator');
  expect(count('span.eael-simple-menu-indicator')).toBe(2);
  expect(count('[data-atoll-served] > svg')).toBe(4);
  expect(first?.hasAttribute('data-atoll-served')).toBe(true);
  expect(first?.getAttribute('aria-label')).toBe('Sciences submenu');
  first?.click();
  expect(first?.getAttribute('aria-expanded')).toBe('true');
  unmount();
  expect(markup()).toBe(server);
});

it('keeps the text that the plugin has printed, and restores it', () => {
  const { media, server, unmount } = mountMenu(SERVED, NARROW_PX);
  const text = get('.eael-simple-menu-toggle-text');
  expect([text.hasAttribute('data-atoll-served'), text.textContent]).toEqual([true, 'Courses']);
  expect(count('.eael-simple-menu-toggle-text')).toBe(1);
  media.resize(WIDE_PX);
  expect(text.textContent).toBe('');
  media.resize(NARROW_PX);
  expect(text.textContent).toBe('Courses');
  media.resize(WIDE_PX);
  unmount();
  expect(markup()).toBe(server);
});
