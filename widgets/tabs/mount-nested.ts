/** Mounts Elementor's nested tabs. */
import type { WidgetModule } from '../../runtime/core/define';
import { partsWidget } from '../../runtime/react/mount';
import { Tabs } from '../shared/tabs/Tabs';
import { readNestedTabs, startLook } from './read-nested';

const { mount: mountTabs } = partsWidget(readNestedTabs, Tabs);

export const mount: WidgetModule['mount'] = (root, context) => {
  const stopLook = startLook(root);
  const unmount = mountTabs(root, context);
  return (hasFailed) => {
    unmount?.(hasFailed);
    stopLook();
  };
};
