/** The content ticker's component in React's strict mode (essential-addons, section 8). */
import { beforeEach, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { ContentTicker } from './ContentTicker';
import { readTicker } from './read-markup';
import { innerMarkup } from '../../tests/support/markup';

beforeEach(() => {
  // The simulated DOM has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});

const active = (): number =>
  [...document.querySelectorAll('.swiper-slide')].findIndex((slide) =>
    slide.matches('.swiper-slide-active:not([inert],[aria-hidden])'),
  );

const mountTicker = (file: string) => {
  setBody(readFragment(`essential-addons/${file}.html`));
  const server = innerMarkup(document.body);
  const config = readConfig(document, vi.fn<() => void>());
  const reading = readTicker(get('.eael-ticker-wrap'), { config, report: vi.fn<() => void>() });
  const unmount = mountTwice(<ContentTicker reading={reading} config={config} />);
  return { server, unmount };
};

it.each(['content-ticker-4.7.0', 'content-ticker-6.6.9-rtl', 'content-ticker-3.9.4-fade'])(
  'turns once for each press, and restores the markup of the server on unmount: %s',
  (file) => {
    const { server, unmount } = mountTicker(file);
    expect(active()).toBe(0);
    get('.swiper-button-next').click();
    expect(active()).toBe(1);
    unmount();
    expect(innerMarkup(document.body)).toBe(server);
  },
);

it('has one pause button, and is silent while the headlines change by themselves', () => {
  const { unmount } = mountTicker('content-ticker-4.7.0');
  expect(document.querySelectorAll('.atoll-pause')).toHaveLength(1);
  expect(get('.swiper-wrapper').getAttribute('aria-live')).toBe('off');
  unmount();
  expect(document.querySelectorAll('.atoll-pause')).toHaveLength(0);
});

it('moves the focus to the active headline, and restores its tab stop on unmount', () => {
  const { server, unmount } = mountTicker('content-ticker-4.7.0');
  get('.swiper-slide a').focus();
  get('.swiper-button-next').click();
  expect(document.activeElement).toBe(get('.swiper-slide-active'));
  unmount();
  expect(innerMarkup(document.body)).toBe(server);
});
