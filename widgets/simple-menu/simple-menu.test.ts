/** The settings that the server prints for Essential Addons' menus (essential-addons, section 13). */
import { describe, expect, it } from 'vitest';
import { breakpointPx, ownText, readIcon } from './menu-settings';
import { setBody } from '../../tests/support/unit-runtime';

const LABELS = '{"mobile":"Mobile (> 767px)","tablet":"Tablet (> 1024px)","none":"None"}';

const device = (name: string, labels: string): string =>
  `data-hamburger-device="${name}" data-hamburger-breakpoints='${labels}'`;

describe('the width up to which a menu is a hamburger', () => {
  it.each<[string, number]>([
    ['', 991],
    // 5.1.9 to 5.2.4.
    [`data-hamburger-icon="<i></i>"`, 1024],
    [device('tablet', LABELS), 1024],
    [device('mobile', LABELS), 767],
    [device('', LABELS), 1024],
    [device('none', LABELS), 0],
    [device('watch', LABELS), 991],
    [device('__proto__', LABELS), 991],
    [device('tablet', '{"tablet":7}'), 991],
    [device('tablet', 'not JSON'), 991],
    ['data-hamburger-device="tablet"', 991],
  ])('%s: %d px', (attributes, px) => {
    setBody(`<div ${attributes}></div>`);
    expect(breakpointPx(document.body.firstElementChild ?? document.body)).toBe(px);
  });
});

it.each([
  ['data-indicator-class="fas fa-angle-down"', { classes: 'fas fa-angle-down' }],
  ['data-indicator="svg" data-indicator-class="<svg/>"', { markup: '<svg/>', placeClass: 'indicator-svg' }],
  ['data-indicator-icon="<i></i>"', { markup: '<i></i>', placeClass: undefined }],
  ['', { classes: '' }],
])('reads the icon of %s', (attributes, icon) => {
  setBody(`<div ${attributes}></div>`);
  expect(readIcon(document.body.firstElementChild ?? document.body, 'indicator')).toEqual(icon);
});

it('reads a link’s text, without its icons', () => {
  setBody('<a> <font>Courses</font> <span class="eael-simple-menu-indicator">v</span></a>');
  expect(ownText(document.querySelector('a'))).toBe('Courses');
  expect(ownText(null)).toBe('');
});
