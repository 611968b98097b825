/** Mounts Elementor's image carousels. */
import { reactWidget } from '../../runtime/react/mount';
import { ImageCarousel } from './ImageCarousel';
import { readCarousel } from './read-elementor';

export const { mount } = reactWidget(
  (root, { config }) => ({ props: { reading: readCarousel(root, config), config } }),
  ImageCarousel,
);
