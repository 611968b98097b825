/** Mounts Essential Addons' fancy texts. */
import { reactWidget } from '../../runtime/react/mount';
import { FancyText } from './FancyText';
import { readFancyText } from './read-essential-addons';

export const { mount } = reactWidget(
  (root, context) => ({
    props: { reading: readFancyText(root, context), config: context.config, fail: context.fail },
  }),
  FancyText,
);
