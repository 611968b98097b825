/** The tabs of the page builder's price tables. */
import type { WidgetModule } from '../../runtime/core/define';
import { partsWidget } from '../../runtime/react/mount';
import { Tabs } from '../shared/tabs/Tabs';
import { itemOf, readTabs } from './read-markup';

const { mount: mountItem } = partsWidget(readTabs, Tabs);

export const mount: WidgetModule['mount'] = (titleWrap, context) => mountItem(itemOf(titleWrap), context);
