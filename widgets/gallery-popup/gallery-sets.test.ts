/** The links of a filterable gallery that become slides (essential-addons, sections 6.5 and 6.6). */
import { expect, it } from 'vitest';
import { get, setBody } from '../../tests/support/unit-runtime';
import { gallerySet } from './gallery-sets';

const link = (id: string, href: string) =>
  `<a id="${id}" class="eael-magnific-link" href="${href}">${id}</a>`;
const item = (links: string, style = '') =>
  `<div class="eael-filterable-gallery-item-wrap" style="${style}">${links}</div>`;

function build(isOneGallery: boolean): void {
  setBody(`<div id="gallery" data-settings='{"gallery_enabled":"${isOneGallery ? 'yes' : ''}"}'>
    ${item(link('picture', '/a.jpg') + link('zoom', '/a.jpg'))}
    ${item(link('hidden', '/b.jpg'), 'display: none')}
    ${item(link('last', '/c.jpg'))}
  </div>`);
}

it('makes one slide of an item with two links to one picture, and none of a hidden item', () => {
  build(true);
  const set = gallerySet(get('#gallery'), get('#zoom'));
  expect(set?.slides.map(({ link }) => link.id)).toEqual(['picture', 'last']);
  expect(set?.index).toBe(0);
  expect(gallerySet(get('#gallery'), get('#last'))?.index).toBe(1);
});

it('opens a picture alone if the gallery is not one set', () => {
  build(false);
  expect(gallerySet(get('#gallery'), get('#last'))?.slides.map(({ link }) => link.id)).toEqual(['last']);
});
