/** The widgets of this build: one line a folder. */
import type { WidgetDefinition } from '../runtime/define';
import { accordions } from '../widgets/accordion';
import { contactForm } from '../widgets/contact-form';
import { counter } from '../widgets/counter';
import { linkTargets } from '../widgets/link-targets';

export const definitions: readonly WidgetDefinition[] = [...accordions, contactForm, counter, linkTargets];
