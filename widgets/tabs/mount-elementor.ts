/** Mounts Elementor's tabs. */
import { partsWidget } from '../../runtime/react/mount';
import { Tabs } from '../shared/tabs/Tabs';
import { readElementorTabs } from './read-elementor';

export const { mount } = partsWidget(readElementorTabs, Tabs);
