/** Mounts the page builder's tabs. */
import type { WidgetModule } from '../../runtime/core/define';
import { partsWidget } from '../../runtime/react/mount';
import { Tabs } from '../shared/tabs/Tabs';
import { nameVideoLinks, readTabs } from './read-goodlayers';

const { mount: mountTabs } = partsWidget(readTabs, Tabs);

export const mount: WidgetModule['mount'] = (root, context) => {
  const unmount = mountTabs(root, context);
  nameVideoLinks(root, context);
  return unmount;
};
