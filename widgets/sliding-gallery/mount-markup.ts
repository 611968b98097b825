/** Mounts the page builder's sliding galleries. */
import { reactWidget } from '../../runtime/react/mount';
import { readSlidingGallery } from './read-markup';
import { SlidingGallery } from './SlidingGallery';

export const { mount } = reactWidget(
  (root, context) => ({ props: { reading: readSlidingGallery(root, context), config: context.config } }),
  SlidingGallery,
);
