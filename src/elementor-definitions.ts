/** The widgets for Elementor, one line per widget. Only pages with one of them load their definitions. */
import type { WidgetDefinition } from '../runtime/core/define';
import { elementorCounter } from '../widgets/counter';
import { elementorEntrance } from '../widgets/effects/entrance-animation';
import { elementorLightbox } from '../widgets/lightbox';

export const elementorDefinitions: readonly WidgetDefinition[] = [
  elementorCounter,
  elementorEntrance,
  elementorLightbox,
];
