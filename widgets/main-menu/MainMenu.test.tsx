/** The menu's component in React's strict mode, and its reader. */
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { innerMarkup } from '../../tests/support/markup';
import { unitContext } from '../../tests/support/unit-context';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { MainMenu } from './MainMenu';
import { findMenu, prepare, readMainMenu } from './read-markup';

const MAIN = readFragment('goodlayers-theme/main-menu-3.2.9.html');
const TOP_BAR = readFragment('goodlayers-theme/main-menu-3.2.9-top-bar.html');
const VERTICAL = readFragment('goodlayers-theme/main-menu-3.2.9-vertical.html');
const MENU = '.sf-menu,.sf-vertical';

beforeEach(() => fakeMedia(1600, true));

const markup = (): string => innerMarkup(document.body).replaceAll(' style=""', '');

function prepareMenu(html: string) {
  setBody(html);
  const mountNow = vi.fn<() => void>();
  const server = markup();
  const undo = prepare(get(MENU), { ...unitContext('main-menu'), mountNow });
  return { mountNow, server, undo };
}

it.each([
  ['the main menu', MAIN],
  ['the menu of the top bar', TOP_BAR],
  ['a vertical menu', VERTICAL],
])('opens %s, and restores the markup of the server', (_name, html) => {
  const { server, undo } = prepareMenu(html);
  const menu = findMenu(get(MENU));
  if (!menu) throw new Error('the menu is not prepared');
  const unmount = mountTwice(<MainMenu menu={menu} />);
  const toggle = get('[aria-expanded]');
  flushSync(() => toggle.click());
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(toggle.parentElement?.classList.contains('sfHover')).toBe(true);
  unmount();
  undo();
  expect(markup()).toBe(server);
});

const read = (html: string) => {
  setBody(html);
  return readMainMenu(get(MENU), unitContext('main-menu'));
};

describe('the reader', () => {
  it('finds the lists that open, but not those in a panel', () => {
    expect(read(MAIN).parents.map(({ name, ancestors }) => [name, ancestors])).toEqual([
      ['Campus submenu', []],
      ['Academics submenu', []],
      ['Faculties submenu', [1]],
      ['Science submenu', [1, 2]],
      ['News submenu', []],
      ['About submenu', []],
    ]);
  });

  it.each([
    [MAIN, 'Main menu'],
    [VERTICAL, 'Main menu'],
    [TOP_BAR, 'Top bar menu'],
  ])('names the menu', (html, label) => expect(read(html).label).toBe(label));

  it('makes no landmark in another one', () => {
    expect(read(`<nav>${MAIN}</nav>`).landmark).toBeUndefined();
    expect(read(MAIN).landmark?.id).toBe('kingster-main-menu');
  });
});

describe('before it is mounted', () => {
  it('links to this page are current, links to a section are not', () => {
    prepareMenu(MAIN.replace('menu-item" data-size="30"', 'current-menu-item" data-size="30"'));
    const current = [...document.querySelectorAll('[aria-current=page]')];
    expect(current.map(({ textContent }) => textContent)).toEqual(['Home', 'Maps']);
    prepareMenu(MAIN.replace('href="/"', 'href="/#top"').replace('href="/"', 'href="/#top"'));
    expect(document.querySelector('[aria-current]')).toBeNull();
  });

  it('is mounted at once if it has the focus, and keeps the lists that the stylesheet has opened', () => {
    setBody(MAIN);
    document.querySelector<HTMLElement>('a[href="/library/"]')?.focus();
    const mountNow = vi.fn<() => void>();
    prepare(get(MENU), { ...unitContext('main-menu'), mountNow });
    expect(mountNow).toHaveBeenCalledOnce();
    expect(document.querySelector('.sf-js-enabled')).toBeNull();
  });

  it('has the theme’s classes otherwise', () => {
    const { mountNow } = prepareMenu(MAIN);
    expect(mountNow).not.toHaveBeenCalled();
    expect(get('.sf-js-enabled').id).toBe('kingster-main-menu');
    expect(document.querySelectorAll('.sf-with-ul')).toHaveLength(6);
    prepareMenu(TOP_BAR);
    expect(get('.sf-js-enabled').id).toBe('kingster-top-bar-menu');
  });

  it('has the buttons that the plugin has printed', () => {
    const printed = '<span data-atoll-toggle tabindex="0" role="button"><span></span></span>';
    const { server, undo } = prepareMenu(TOP_BAR.replace('Students</a>', `Students</a>${printed}`));
    expect(document.querySelectorAll('[role=button]')).toHaveLength(1);
    expect(get('[role=button]').getAttribute('aria-label')).toBe('Students submenu');
    undo();
    expect(markup()).toBe(server);
  });
});
