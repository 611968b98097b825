/** The widgets of this build: one line a folder. */
import type { WidgetDefinition } from '../runtime/define';
import { accordions } from '../widgets/accordion';
import { alertBox } from '../widgets/alert-box';
import { chart } from '../widgets/chart';
import { contactForm } from '../widgets/contact-form';
import { countdowns } from '../widgets/countdown';
import { counter } from '../widgets/counter';
import { divider } from '../widgets/divider';
import { dropdowns } from '../widgets/dropdown';
import { entranceAnimation } from '../widgets/entrance-animation';
import { featureContent } from '../widgets/feature-content';
import { flipBox } from '../widgets/flip-box';
import { fullHeight } from '../widgets/full-height';
import { halfHeight } from '../widgets/half-height';
import { gdprForm } from '../widgets/gdpr-form';
import { hoverBox } from '../widgets/hover-box';
import { imageOverlay } from '../widgets/image-overlay';
import { lightboxForm } from '../widgets/lightbox-form';
import { linkTargets } from '../widgets/link-targets';
import { parallax } from '../widgets/parallax';
import { particles } from '../widgets/particles';
import { listing } from '../widgets/listing';
import { masonry } from '../widgets/masonry';
import { marquee } from '../widgets/marquee';
import { pricePlan } from '../widgets/price-plan';
import { priceTable } from '../widgets/price-table';
import { privacyBox } from '../widgets/privacy-box';
import { responsiveVideos } from '../widgets/responsive-video';
import { selectIndicator } from '../widgets/select-indicator';
import { sidebarHeight } from '../widgets/sidebar-height';
import { stickySidebar } from '../widgets/sticky-sidebar';
import { syncHeight } from '../widgets/sync-height';
import { slider } from '../widgets/slider';
import { slidingGallery } from '../widgets/sliding-gallery';
import { slySlider } from '../widgets/sly-slider';
import { tabs } from '../widgets/tabs';
import { videoBackground } from '../widgets/video-background';
import { skillBar } from '../widgets/skill-bar';
import { skillCircle } from '../widgets/skill-circle';
import { tabs } from '../widgets/tabs';
import { tilt } from '../widgets/tilt';
import { fancyText, typedText } from '../widgets/typed-text';

export const definitions: readonly WidgetDefinition[] = [
  ...accordions,
  contactForm,
  ...countdowns,
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
  listing,
  masonry,
  selectIndicator,
  entranceAnimation,
  fullHeight,
  halfHeight,
  parallax,
  particles,
  sidebarHeight,
  stickySidebar,
  syncHeight,
  videoBackground,
  lightboxForm,
  gdprForm,
  privacyBox,
  chart,
  divider,
  skillBar,
  skillCircle,
  tilt,
  typedText,
  fancyText,
  marquee,
  slider,
  slidingGallery,
  slySlider,
];
