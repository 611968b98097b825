/** The widgets for Elementor, one line per widget. Only pages with one of them load their definitions. */
import type { WidgetDefinition } from '../runtime/core/define';
import { elementorAccordions, elementorNestedAccordion } from '../widgets/accordion';
import { elementorAlert } from '../widgets/alert-box';
import { elementorCounter } from '../widgets/counter';
import { elementorBackgroundSlideshow } from '../widgets/effects/background-slideshow';
import { elementorEntrance } from '../widgets/effects/entrance-animation';
import { elementorStretch } from '../widgets/effects/stretched-section';
import { elementorBackgroundVideo } from '../widgets/effects/video-background';
import { elementorVideo } from '../widgets/effects/video-embed';
import { elementorImageCarousel } from '../widgets/image-carousel';
import { elementorLightbox } from '../widgets/lightbox';
import { elementorProgress } from '../widgets/progress-bar';
import { elementorNestedTabs, elementorTabs } from '../widgets/tabs';

export const elementorDefinitions: readonly WidgetDefinition[] = [
  ...elementorAccordions,
  elementorAlert,
  elementorBackgroundSlideshow,
  elementorBackgroundVideo,
  elementorCounter,
  elementorEntrance,
  elementorImageCarousel,
  elementorLightbox,
  elementorNestedAccordion,
  elementorNestedTabs,
  elementorProgress,
  elementorStretch,
  elementorTabs,
  elementorVideo,
];
