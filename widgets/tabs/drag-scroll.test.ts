/** A mouse scrolls the titles of Elementor's nested tabs (elementor-frontend, section 3.2). */
import { beforeEach, expect, it } from 'vitest';
import { dragScroll } from './drag-scroll';

let list: HTMLElement;
let ending: AbortController;
let isOn: boolean;

beforeEach(() => {
  isOn = true;
  ending = new AbortController();
  list = document.createElement('div');
  Object.defineProperties(list, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
  dragScroll(list, () => isOn, ending.signal);
});

const mouse = (type: string, clientX = 0, button = 0): boolean =>
  list.dispatchEvent(new MouseEvent(type, { clientX, button, bubbles: true }));

function drag(byPx: number, button = 0): void {
  mouse('mousedown', 200, button);
  mouse('mousemove', 200 + byPx);
}

it('scrolls by as much as the mouse moves', () => {
  drag(-120);
  expect(list.scrollLeft).toBe(120);
  mouse('mousemove', 100);
  expect(list.scrollLeft).toBe(100);
});

it('covers the titles from a movement of 4 px on, until the mouse lets go', () => {
  drag(-3);
  expect([...list.classList]).toEqual(['e-scroll']);
  mouse('mousemove', 196);
  expect([...list.classList]).toEqual(['e-scroll', 'e-scroll-active']);
  mouse('mouseup');
  expect(list.classList).toHaveLength(0);
  mouse('mousemove', 100);
  expect(list.scrollLeft).toBe(4);
});

it('ends when the mouse leaves the titles', () => {
  drag(-20);
  mouse('mouseleave');
  mouse('mousemove', 100);
  expect(list.scrollLeft).toBe(20);
});

it.each([
  ['another button', () => drag(-120, 2)],
  ['the setting off on this device', () => [(isOn = false), drag(-120)]],
  ['the widget gone', () => [ending.abort(), drag(-120)]],
])('does nothing with %s', (_name, act) => {
  act();
  expect(list.scrollLeft).toBe(0);
  expect(list.classList).toHaveLength(0);
});

it('does nothing if all titles are in view', () => {
  const short = document.createElement('div');
  dragScroll(short, () => true, ending.signal);
  short.dispatchEvent(new MouseEvent('mousedown', { button: 0 }));
  expect(short.classList).toHaveLength(0);
});
