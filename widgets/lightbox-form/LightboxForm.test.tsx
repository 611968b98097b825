/** The component of what opens over the page, in React's strict mode. */
import { expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { LightboxForm } from './LightboxForm';
import { innerMarkup } from '../../tests/support/markup';

const mountForm = () => {
  setBody(`<main>${readFragment('goodlayers/lightbox-form-2.1.7.html')}</main>`);
  const opener = get('[data-gdlr-lb]');
  const wrapper = get('.gdlr-core-lightbox-wrapper');
  const server = innerMarkup(document.body);
  const unmount = mountTwice(
    <LightboxForm opener={opener} wrapper={wrapper} name="Ask the office" closeLabel="Close" />,
  );
  return { opener, wrapper, server, unmount };
};

it('opens one modal dialog, and restores the markup of the server on unmount', () => {
  const { opener, wrapper, server, unmount } = mountForm();
  const dialog = get('.gdlr-core-lightbox-content');
  opener.click();
  expect([wrapper.style.display, dialog.getAttribute('aria-modal')]).toEqual(['block', 'true']);
  expect(get('.gdlr-core-lightbox-form-close').getAttribute('aria-label')).toBe('Close');
  unmount();
  expect(wrapper.style.display).toBe('none');
  expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  wrapper.removeAttribute('style');
  expect(innerMarkup(document.body)).toBe(server);
});

it('does nothing after unmount', () => {
  const { opener, server, unmount } = mountForm();
  unmount();
  opener.click();
  expect(innerMarkup(document.body)).toBe(server);
});
