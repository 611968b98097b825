/** The widgets that the conformance suite knows: one line each. A widget of the build that is not here fails it. */
import type { ConformanceRecord } from '../../support/conformance';
import { accordion } from './accordion';
import { alertBox } from './alert-box';
import { chart } from './chart';
import { contactForm } from './contact-form';
import { counter } from './counter';
import { divider } from './divider';
import { fancyText } from './fancy-text';
import { featureContent } from './feature-content';
import { flipBox } from './flip-box';
import { hoverBox } from './hover-box';
import { imageOverlay } from './image-overlay';
import { linkTargets } from './link-targets';
import { pricePlan } from './price-plan';
import { priceTable } from './price-table';
import { progressBar } from './progress-bar';
import { responsiveVideo } from './responsive-video';
import { selectIndicator } from './select-indicator';
import { skillBar } from './skill-bar';
import { skillCircle } from './skill-circle';
import { tabs } from './tabs';
import { tilt } from './tilt';
import { toggleBox } from './toggle-box';
import { typedText } from './typed-text';
import { videoOverlay } from './video-overlay';

export const records: readonly ConformanceRecord[] = [
  accordion,
  alertBox,
  chart,
  contactForm,
  counter,
  divider,
  fancyText,
  featureContent,
  flipBox,
  hoverBox,
  imageOverlay,
  pricePlan,
  priceTable,
  progressBar,
  responsiveVideo,
  selectIndicator,
  skillBar,
  skillCircle,
  tabs,
  tilt,
  toggleBox,
  typedText,
  videoOverlay,
  linkTargets,
];
