/** Mounts the page builder's sliders and carousels. */
import { reactWidget } from '../../runtime/react/mount';
import { readSlider } from './read-markup';
import { Slider } from './Slider';

export const { mount } = reactWidget(
  (root, context) => ({
    props: { reading: readSlider(root, context), config: context.config, report: context.report },
  }),
  Slider,
);
