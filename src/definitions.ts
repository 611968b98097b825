/** The widgets of this build, one line per widget folder. */
import type { WidgetDefinition } from '../runtime/core/define';
import { accordions } from '../widgets/accordion';
import { alertBox } from '../widgets/alert-box';
import { chart } from '../widgets/chart';
import { contactForm } from '../widgets/contact-form';
import { contentTicker } from '../widgets/content-ticker';
import { countdowns } from '../widgets/countdown';
import { counter } from '../widgets/counter';
import { dataTables } from '../widgets/data-table';
import { divider } from '../widgets/effects/divider';
import { dropdowns } from '../widgets/dropdown';
import { entranceAnimation } from '../widgets/effects/entrance-animation';
import { featureContent } from '../widgets/feature-content';
import { filterableGallery } from '../widgets/filterable-gallery';
import { flipBoxes } from '../widgets/effects/flip-box';
import { fullHeight } from '../widgets/effects/full-height';
import { gdprForm } from '../widgets/gdpr-form';
import { halfHeight } from '../widgets/effects/half-height';
import { hoverBox } from '../widgets/effects/hover-box';
import { imageAccordion } from '../widgets/image-accordion';
import { imageOverlay } from '../widgets/effects/image-overlay';
import { galleryLightbox } from '../widgets/gallery-popup';
import { lightbox } from '../widgets/lightbox';
import { lightboxForm } from '../widgets/lightbox-form';
import { linkTargets } from '../widgets/effects/link-targets';
import { listing } from '../widgets/listing';
import { marquee } from '../widgets/effects/marquee';
import { masonry } from '../widgets/effects/masonry';
import { parallax } from '../widgets/effects/parallax';
import { particles } from '../widgets/effects/particles';
import { pricePlan } from '../widgets/price-plan';
import { priceTable } from '../widgets/price-table';
import { privacyBox } from '../widgets/privacy-box';
import { progressBar } from '../widgets/progress-bar';
import { responsiveVideos } from '../widgets/effects/responsive-video';
import { selectIndicator } from '../widgets/effects/select-indicator';
import { sidebarHeight } from '../widgets/effects/sidebar-height';
import { simpleMenu } from '../widgets/simple-menu';
import { skillBar } from '../widgets/skill-bar';
import { skillCircle } from '../widgets/skill-circle';
import { slider } from '../widgets/slider';
import { slidingGallery } from '../widgets/sliding-gallery';
import { slySlider } from '../widgets/sly-slider';
import { stickySidebar } from '../widgets/effects/sticky-sidebar';
import { stickyVideo } from '../widgets/sticky-video';
import { syncHeight } from '../widgets/effects/sync-height';
import { tabs } from '../widgets/tabs';
import { tilt } from '../widgets/effects/tilt';
import { tooltip } from '../widgets/tooltip';
import { fancyText, typedText } from '../widgets/typed-text';
import { videoBackground } from '../widgets/effects/video-background';

export const definitions: readonly WidgetDefinition[] = [
  ...accordions,
  alertBox,
  chart,
  contactForm,
  contentTicker,
  ...countdowns,
  counter,
  ...dataTables,
  divider,
  ...dropdowns,
  entranceAnimation,
  fancyText,
  featureContent,
  filterableGallery,
  ...flipBoxes,
  fullHeight,
  galleryLightbox,
  gdprForm,
  halfHeight,
  hoverBox,
  imageAccordion,
  imageOverlay,
  lightbox,
  lightboxForm,
  linkTargets,
  listing,
  marquee,
  masonry,
  parallax,
  particles,
  pricePlan,
  priceTable,
  privacyBox,
  progressBar,
  ...responsiveVideos,
  selectIndicator,
  sidebarHeight,
  simpleMenu,
  skillBar,
  skillCircle,
  slider,
  slidingGallery,
  slySlider,
  stickySidebar,
  stickyVideo,
  syncHeight,
  ...tabs,
  tilt,
  tooltip,
  typedText,
  videoBackground,
];
