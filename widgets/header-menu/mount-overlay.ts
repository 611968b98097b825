/** Mounts the buttons that open a menu over the page. */
import { reactWidget } from '../../runtime/react/mount';
import { OverlayMenu } from './OverlayMenu';
import { readMenu } from './read-menu';

export const { mount } = reactWidget(
  (button, context) => ({ props: readMenu(button, context) }),
  OverlayMenu,
);
