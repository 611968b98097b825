/** Mounts the buttons that open a sliding panel. */
import { reactWidget } from '../../runtime/react/mount';
import { readMenu } from './read-menu';
import { SlidingPanel } from './SlidingPanel';

export const { mount } = reactWidget(
  (button, context) => ({ props: readMenu(button, context) }),
  SlidingPanel,
);
