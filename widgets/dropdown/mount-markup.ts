/** Mounts the page builder's dropdown tabs and custom dropdowns. */
import { partsWidget } from '../../runtime/react/mount';
import { Dropdown } from './Dropdown';
import { readDropdown } from './read-markup';

export const { mount } = partsWidget(readDropdown, Dropdown);
