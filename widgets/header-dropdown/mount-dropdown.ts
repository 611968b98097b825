/** Mounts the icons that open the cart and the user menu. */
import { reactWidget } from '../../runtime/react/mount';
import { HeaderDropdown } from './HeaderDropdown';
import { readDropdown } from './read-dropdown';

export const { mount } = reactWidget(
  (icon, context) => ({ props: readDropdown(icon, context) }),
  HeaderDropdown,
);
