/** The widgets of this build: one line a folder. */
import type { WidgetDefinition } from '../runtime/define';
import { accordions } from '../widgets/accordion';
import { alertBox } from '../widgets/alert-box';
import { contactForm } from '../widgets/contact-form';
import { counter } from '../widgets/counter';
import { dropdowns } from '../widgets/dropdown';
import { featureContent } from '../widgets/feature-content';
import { flipBox } from '../widgets/flip-box';
import { hoverBox } from '../widgets/hover-box';
import { imageOverlay } from '../widgets/image-overlay';
import { lightbox } from '../widgets/lightbox';
import { linkTargets } from '../widgets/link-targets';
import { masonry } from '../widgets/masonry';
import { pricePlan } from '../widgets/price-plan';
import { priceTable } from '../widgets/price-table';
import { responsiveVideos } from '../widgets/responsive-video';
import { selectIndicator } from '../widgets/select-indicator';
import { tabs } from '../widgets/tabs';

export const definitions: readonly WidgetDefinition[] = [
  ...accordions,
  contactForm,
  counter,
  linkTargets,
  tabs,
  priceTable,
  pricePlan,
  alertBox,
  flipBox,
  hoverBox,
  featureContent,
  ...dropdowns,
  ...responsiveVideos,
  imageOverlay,
  lightbox,
  masonry,
  selectIndicator,
];
