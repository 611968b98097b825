/** The sliding gallery's component in React's strict mode (goodlayers-sliders, section 3). */
import { beforeEach, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { fakeMedia, type Media } from '../../tests/support/unit-media';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { readSlidingGallery } from './read-markup';
import { SlidingGallery } from './SlidingGallery';
import { innerMarkup } from '../../tests/support/markup';

let media: Media;
beforeEach(() => {
  media = fakeMedia();
});

const mountGallery = () => {
  setBody(readFragment('goodlayers/sliding-gallery-2.1.7.html'));
  const root = get('.gdlr-core-sliding-gallery');
  const server = innerMarkup(document.body);
  const config = readConfig(document, vi.fn<() => void>());
  const reading = readSlidingGallery(root, { config, report: vi.fn<() => void>() });
  return { root, server, unmount: mountTwice(<SlidingGallery reading={reading} config={config} />) };
};

it('has one pause button, and restores the markup of the server on unmount', () => {
  const { root, server, unmount } = mountGallery();
  expect(root.querySelectorAll('.atoll-pause')).toHaveLength(1);
  expect(root.getAttribute('aria-label')).toBe('Gallery');
  unmount();
  expect(innerMarkup(document.body)).toBe(server);
});

it('can be scrolled when reduced motion is preferred', () => {
  media.setReducedMotion(true);
  const { root, server, unmount } = mountGallery();
  expect(root.querySelectorAll('.atoll-pause')).toHaveLength(0);
  expect([root.tabIndex, root.style.overflowX]).toEqual([0, 'auto']);
  unmount();
  expect(innerMarkup(document.body)).toBe(server);
});
