/** The widgets that the conformance suite knows: one line each. A widget of the build that is not here fails it. */
import type { ConformanceRecord } from '../../support/conformance';
import { accordion } from './accordion';
import { advAccordion } from './adv-accordion';
import { advTabs } from './adv-tabs';
import { alertBox } from './alert-box';
import { chart } from './chart';
import { contactForm } from './contact-form';
import { contentTicker } from './content-ticker';
import { countdown, eaelCountdown } from './countdown';
import { counter } from './counter';
import { dataTable } from './data-table';
import { divider } from './divider';
import { customDropdown, dropdownTab } from './dropdown';
import { eaelFlipBox } from './eael-flip-box';
import { entranceAnimation } from './entrance-animation';
import { fancyText } from './fancy-text';
import { featureContent } from './feature-content';
import { filterableGallery } from './filterable-gallery';
import { flipBox } from './flip-box';
import { fullHeight } from './full-height';
import { galleryLightbox } from './gallery-lightbox';
import { gdprForm } from './gdpr-form';
import { halfHeight } from './half-height';
import { hoverBox } from './hover-box';
import { imageAccordion } from './image-accordion';
import { imageOverlay } from './image-overlay';
import { lightbox } from './lightbox';
import { lightboxForm } from './lightbox-form';
import { linkTargets } from './link-targets';
import { listing } from './listing';
import { marquee } from './marquee';
import { masonry } from './masonry';
import { parallax } from './parallax';
import { particles } from './particles';
import { pricePlan } from './price-plan';
import { priceTable } from './price-table';
import { privacyBox } from './privacy-box';
import { progressBar } from './progress-bar';
import { responsiveVideo } from './responsive-video';
import { selectIndicator } from './select-indicator';
import { sidebarHeight } from './sidebar-height';
import { simpleMenu } from './simple-menu';
import { skillBar } from './skill-bar';
import { skillCircle } from './skill-circle';
import { slider } from './slider';
import { slidingGallery } from './sliding-gallery';
import { slySlider } from './sly-slider';
import { sortableTable } from './sortable-table';
import { stickySidebar } from './sticky-sidebar';
import { stickyVideo } from './sticky-video';
import { syncHeight } from './sync-height';
import { tabs } from './tabs';
import { tilt } from './tilt';
import { toggleBox } from './toggle-box';
import { tooltip } from './tooltip';
import { typedText } from './typed-text';
import { videoBackground } from './video-background';
import { videoOverlay } from './video-overlay';

export const records: readonly ConformanceRecord[] = [
  accordion,
  advAccordion,
  advTabs,
  alertBox,
  chart,
  contactForm,
  contentTicker,
  countdown,
  counter,
  customDropdown,
  dataTable,
  divider,
  dropdownTab,
  eaelCountdown,
  eaelFlipBox,
  entranceAnimation,
  fancyText,
  featureContent,
  filterableGallery,
  flipBox,
  fullHeight,
  galleryLightbox,
  gdprForm,
  halfHeight,
  hoverBox,
  imageAccordion,
  imageOverlay,
  lightbox,
  lightboxForm,
  listing,
  marquee,
  masonry,
  parallax,
  particles,
  pricePlan,
  priceTable,
  privacyBox,
  progressBar,
  responsiveVideo,
  selectIndicator,
  sidebarHeight,
  simpleMenu,
  skillBar,
  skillCircle,
  slider,
  slidingGallery,
  slySlider,
  sortableTable,
  stickySidebar,
  stickyVideo,
  syncHeight,
  tabs,
  tilt,
  toggleBox,
  tooltip,
  typedText,
  videoBackground,
  videoOverlay,
  linkTargets,
];
