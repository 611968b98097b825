/** Mounts Essential Addons' tabs. */
import { partsWidget } from '../../runtime/react/mount';
import { Tabs } from '../shared/tabs/Tabs';
import { readAdvTabs } from './read-essential-addons';

export const { mount } = partsWidget(readAdvTabs, Tabs);
