/** The widgets of this build: one line a folder. */
import type { WidgetDefinition } from '../runtime/define';
import { accordions } from '../widgets/accordion';
import { counter } from '../widgets/counter';
import { priceTable } from '../widgets/price-table';
import { tabs } from '../widgets/tabs';

export const definitions: readonly WidgetDefinition[] = [...accordions, counter, tabs, priceTable];
