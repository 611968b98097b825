/** Mounts the page builder's alert boxes. */
import { reactWidget } from '../../runtime/react/mount';
import { AlertBox } from './AlertBox';
import { readAlertBox } from './read-markup';

export const { mount } = reactWidget(
  (control, context) => ({ props: readAlertBox(control, context) }),
  AlertBox,
);
