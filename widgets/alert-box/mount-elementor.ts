/** Mounts Elementor's alerts. */
import { reactWidget } from '../../runtime/react/mount';
import { AlertBox } from './AlertBox';
import { readElementorAlert } from './read-elementor';

export const { mount } = reactWidget((control) => ({ props: readElementorAlert(control) }), AlertBox);
