/** What the server says of Essential Addons' menus (essential-addons, section 13). */
import { describe, expect, it } from 'vitest';
import { breakpointPx, ownText, readIcon } from '../../../widgets/simple-menu/menu-settings';

const LABELS = '{"mobile":"Mobile (> 767px)","tablet":"Tablet (> 1024px)","none":"None"}';

describe('the width up to which a menu is a hamburger', () => {
  it.each<[string | null, string | null, number]>([
    [null, null, 991],
    ['tablet', LABELS, 1024],
    ['mobile', LABELS, 767],
    ['', LABELS, 1024],
    ['none', LABELS, 0],
    ['watch', LABELS, 991],
    ['__proto__', LABELS, 991],
    ['tablet', '{"tablet":7}', 991],
    ['tablet', 'not JSON', 991],
    ['tablet', null, 991],
  ])('device %j with labels %j: %d px', (device, labels, px) => {
    expect(breakpointPx(device, labels)).toBe(px);
  });
});

it.each([
  ['data-indicator-class="fas fa-angle-down"', { classes: 'fas fa-angle-down' }],
  ['data-indicator="svg" data-indicator-class="<svg/>"', { markup: '<svg/>' }],
  ['data-indicator-icon="<i></i>"', { markup: '<i></i>' }],
  ['', { classes: '' }],
])('reads the icon of %s', (attributes, icon) => {
  document.body.innerHTML = `<div ${attributes}></div>`;
  expect(readIcon(document.body.firstElementChild ?? document.body, 'indicator')).toEqual(icon);
});

it('takes a link’s own text, and none of its icons', () => {
  document.body.innerHTML = '<a> Courses <span>v</span></a>';
  expect(ownText(document.querySelector('a'))).toBe('Courses');
  expect(ownText(null)).toBe('');
});
