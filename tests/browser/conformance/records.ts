/** The widgets that the conformance suite knows: one line each. A widget of the build that is not here fails it. */
import type { ConformanceRecord } from '../../support/conformance';
import { accordion } from './accordion';
import { alertBox } from './alert-box';
import { contactForm } from './contact-form';
import { counter } from './counter';
import { customDropdown, dropdownTab } from './dropdown';
import { featureContent } from './feature-content';
import { flipBox } from './flip-box';
import { hoverBox } from './hover-box';
import { imageOverlay } from './image-overlay';
import { linkTargets } from './link-targets';
import { pricePlan } from './price-plan';
import { priceTable } from './price-table';
import { responsiveVideo } from './responsive-video';
import { selectIndicator } from './select-indicator';
import { tabs } from './tabs';
import { toggleBox } from './toggle-box';
import { videoOverlay } from './video-overlay';

export const records: readonly ConformanceRecord[] = [
  accordion,
  alertBox,
  contactForm,
  counter,
  customDropdown,
  dropdownTab,
  featureContent,
  flipBox,
  hoverBox,
  imageOverlay,
  pricePlan,
  priceTable,
  responsiveVideo,
  selectIndicator,
  tabs,
  toggleBox,
  videoOverlay,
  linkTargets,
];
