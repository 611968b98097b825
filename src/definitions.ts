/** The widgets of this build, one line per widget folder. */
import type { WidgetDefinition } from '../runtime/core/define';
import { accordions } from '../widgets/accordion';
import { alertBox } from '../widgets/alert-box';
import { anchors } from '../widgets/effects/anchors';
import { backToTop } from '../widgets/effects/back-to-top';
import { chart } from '../widgets/chart';
import { contactForm } from '../widgets/contact-form';
import { contentTicker } from '../widgets/content-ticker';
import { countdowns } from '../widgets/countdown';
import { counter } from '../widgets/counter';
import { courseTabs } from '../widgets/effects/course-tabs';
import { dataTables } from '../widgets/data-table';
import { divider } from '../widgets/effects/divider';
import { dropdowns } from '../widgets/dropdown';
import { entranceAnimation } from '../widgets/effects/entrance-animation';
import { fancyText, typedText } from '../widgets/typed-text';
import { featureContent } from '../widgets/feature-content';
import { filterableGallery } from '../widgets/filterable-gallery';
import { flipBoxes } from '../widgets/effects/flip-box';
import { fullHeight } from '../widgets/effects/full-height';
import { galleryLightbox } from '../widgets/gallery-popup';
import { gdprForm } from '../widgets/gdpr-form';
import { halfHeight } from '../widgets/effects/half-height';
import { headerRoom } from '../widgets/effects/header-room';
import { headingSize } from '../widgets/effects/heading-size';
import { headerDropdown } from '../widgets/header-dropdown';
import { headerMenus } from '../widgets/header-menu';
import { hoverBox } from '../widgets/effects/hover-box';
import { imageAccordion } from '../widgets/image-accordion';
import { imageOverlay } from '../widgets/effects/image-overlay';
import { lightbox } from '../widgets/lightbox';
import { lightboxForm } from '../widgets/lightbox-form';
import { linkTargets } from '../widgets/effects/link-targets';
import { listing } from '../widgets/listing';
import { mainMenu } from '../widgets/main-menu';
import { marquee } from '../widgets/effects/marquee';
import { masonry } from '../widgets/effects/masonry';
import { mediaPlayer } from '../widgets/effects/media-player';
import { pagePreload } from '../widgets/effects/page-preload';
import { parallax } from '../widgets/effects/parallax';
import { particles } from '../widgets/effects/particles';
import { pricePlan } from '../widgets/price-plan';
import { priceTable } from '../widgets/price-table';
import { privacyBox } from '../widgets/privacy-box';
import { progressBar } from '../widgets/progress-bar';
import { responsiveVideos } from '../widgets/effects/responsive-video';
import { searchOverlay } from '../widgets/search-overlay';
import { selectIndicator } from '../widgets/effects/select-indicator';
import { sidebarHeight } from '../widgets/effects/sidebar-height';
import { sideHeader } from '../widgets/effects/side-header';
import { simpleMenu } from '../widgets/simple-menu';
import { skillBar } from '../widgets/skill-bar';
import { skillCircle } from '../widgets/skill-circle';
import { slideBar } from '../widgets/effects/slide-bar';
import { slider } from '../widgets/slider';
import { slidingGallery } from '../widgets/sliding-gallery';
import { slySlider } from '../widgets/sly-slider';
import { stickyHeader } from '../widgets/effects/sticky-header';
import { stickySidebar } from '../widgets/effects/sticky-sidebar';
import { stickyVideo } from '../widgets/sticky-video';
import { syncHeight } from '../widgets/effects/sync-height';
import { tabImages } from '../widgets/effects/tab-images';
import { tabs } from '../widgets/tabs';
import { themeLayout } from '../widgets/effects/theme-layout';
import { tilt } from '../widgets/effects/tilt';
import { tooltip } from '../widgets/tooltip';
import { videoBackground } from '../widgets/effects/video-background';

export const definitions: readonly WidgetDefinition[] = [
  ...accordions,
  alertBox,
  anchors,
  backToTop,
  chart,
  contactForm,
  contentTicker,
  ...countdowns,
  counter,
  courseTabs,
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
  headerRoom,
  headingSize,
  headerDropdown,
  ...headerMenus,
  hoverBox,
  imageAccordion,
  imageOverlay,
  lightbox,
  lightboxForm,
  linkTargets,
  listing,
  mainMenu,
  marquee,
  masonry,
  mediaPlayer,
  pagePreload,
  parallax,
  particles,
  pricePlan,
  priceTable,
  privacyBox,
  progressBar,
  ...responsiveVideos,
  searchOverlay,
  selectIndicator,
  sidebarHeight,
  sideHeader,
  simpleMenu,
  skillBar,
  skillCircle,
  slideBar,
  slider,
  slidingGallery,
  slySlider,
  stickyHeader,
  stickySidebar,
  stickyVideo,
  syncHeight,
  tabImages,
  ...tabs,
  themeLayout,
  tilt,
  tooltip,
  typedText,
  videoBackground,
];
