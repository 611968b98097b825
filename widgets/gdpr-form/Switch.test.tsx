/** The switch's component in React's strict mode. */
import { expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { Switch } from './GdprForm';
import { innerMarkup } from '../../tests/support/markup';

it('names the checkbox and only hides it visually, and restores the markup of the server on unmount', () => {
  setBody(readFragment('goodlayers/gdpr-form-2.1.7.html'));
  const box = get('input.gdlr-core-gdpr-form-checkbox') as HTMLInputElement;
  const drawn = box.nextElementSibling as HTMLElement;
  const server = innerMarkup(document.body);
  const unmount = mountTwice(<Switch box={box} drawn={drawn} titleId="title" />);
  expect([box.getAttribute('aria-labelledby'), box.style.display]).toEqual(['title', 'block']);
  unmount();
  expect(innerMarkup(document.body).replaceAll(' style=""', '')).toBe(server);
});
