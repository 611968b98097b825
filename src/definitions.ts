/** The widgets of this build: one line a folder. */
import type { WidgetDefinition } from '../runtime/define';
import { accordions } from '../widgets/accordion';
import { counter } from '../widgets/counter';
import { linkTargets } from '../widgets/link-targets';

export const definitions: readonly WidgetDefinition[] = [...accordions, counter, linkTargets];
