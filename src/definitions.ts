/** The widgets of this build: one line a folder. */
import type { WidgetDefinition } from '../runtime/define';
import { accordions } from '../widgets/accordion';
import { alertBox } from '../widgets/alert-box';
import { chart } from '../widgets/chart';
import { contactForm } from '../widgets/contact-form';
import { counter } from '../widgets/counter';
import { divider } from '../widgets/divider';
import { dropdowns } from '../widgets/dropdown';
import { featureContent } from '../widgets/feature-content';
import { flipBox } from '../widgets/flip-box';
import { hoverBox } from '../widgets/hover-box';
import { imageOverlay } from '../widgets/image-overlay';
import { linkTargets } from '../widgets/link-targets';
import { pricePlan } from '../widgets/price-plan';
import { priceTable } from '../widgets/price-table';
import { progressBar } from '../widgets/progress-bar';
import { responsiveVideos } from '../widgets/responsive-video';
import { selectIndicator } from '../widgets/select-indicator';
import { skillBar } from '../widgets/skill-bar';
import { skillCircle } from '../widgets/skill-circle';
import { tabs } from '../widgets/tabs';
import { tilt } from '../widgets/tilt';
import { fancyText, typedText } from '../widgets/typed-text';

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
  selectIndicator,
  chart,
  divider,
  skillBar,
  skillCircle,
  tilt,
  typedText,
  fancyText,
  progressBar,
];
