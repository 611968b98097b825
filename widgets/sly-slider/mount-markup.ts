/** Mounts the page builder's scroll galleries and thumbnail strips. */
import { reactWidget } from '../../runtime/react/mount';
import { readGallery } from './read-markup';
import { SlySlider } from './SlySlider';

export const { mount } = reactWidget(
  (root, context) => ({ props: { reading: readGallery(root, context) } }),
  SlySlider,
);
