/** The privacy box's component in React's strict mode. */
import { afterEach, expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { unitContext } from '../../tests/support/unit-context';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { PrivacyBox } from './PrivacyBox';
import { prepare } from './read-markup';
import { innerMarkup } from '../../tests/support/markup';

const COOKIE = 'gdlr-core-privacy-box';

afterEach(() => {
  document.cookie = `${COOKIE}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
});

const mountBox = () => {
  setBody(`<main></main>${readFragment('goodlayers/privacy-box-1.8.7.html')}`);
  const server = innerMarkup(document.body);
  const box = get('.gdlr-core-privacy-box-wrap');
  const button = get('.gdlr-core-privacy-box-button');
  const unmount = mountTwice(
    <PrivacyBox
      box={box}
      button={button}
      text={get('.gdlr-core-privacy-box-text')}
      textId="text"
      lifetimeSeconds={60}
      movement="slide"
    />,
  );
  return { server, box, button, unmount };
};

it('is a region with a button, and restores the markup of the server on unmount', () => {
  const { server, box, button, unmount } = mountBox();
  expect([box.getAttribute('role'), box.getAttribute('aria-labelledby')]).toEqual(['region', 'text']);
  expect(button.getAttribute('role')).toBe('button');
  unmount();
  expect(innerMarkup(document.body)).toBe(server);
  button.click();
  expect(document.cookie).not.toContain(COOKIE);
});

it('is hidden and no region where the visitor has answered', () => {
  document.cookie = `${COOKIE}=1; path=/`;
  const { box, unmount } = mountBox();
  expect([box.style.display, box.hasAttribute('role')]).toEqual(['none', false]);
  unmount();
});

it('is hidden without React where the visitor has answered, also when the page comes back', () => {
  setBody(readFragment('goodlayers/privacy-box-1.8.7.html'));
  const server = innerMarkup(document.body);
  const box = get('.gdlr-core-privacy-box-wrap');
  const undo = prepare(box, unitContext('privacy-box'));
  window.dispatchEvent(new Event('pageshow'));
  expect([box.style.display, box.getAttribute('role')]).toEqual(['', 'region']);
  document.cookie = `${COOKIE}=1; path=/`;
  window.dispatchEvent(new Event('pageshow'));
  expect([box.style.display, box.hasAttribute('role')]).toEqual(['none', false]);
  undo();
  box.removeAttribute('style');
  expect(innerMarkup(document.body)).toBe(server);

  prepare(box, unitContext('privacy-box'));
  expect([box.style.display, box.hasAttribute('role')]).toEqual(['none', false]);
  expect(get('.gdlr-core-privacy-box-button').getAttribute('role')).toBe('button');
});
