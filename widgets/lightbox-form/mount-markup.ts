/** Mounts the elements that open a box over the page. */
import { reactWidget } from '../../runtime/react/mount';
import { LightboxForm } from './LightboxForm';
import { readLightboxForm } from './read-markup';

export const { mount } = reactWidget(
  (opener, context) => ({ props: readLightboxForm(opener, context) }),
  LightboxForm,
);
