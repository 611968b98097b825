/** The records of all widgets, one line each. The suite fails for a widget of the build without a record. */
import type { ConformanceRecord } from '../../support/conformance';
import { accordion } from '../../../widgets/accordion/accordion.conformance';
import { advAccordion } from '../../../widgets/accordion/adv-accordion.conformance';
import { advTabs } from '../../../widgets/tabs/adv-tabs.conformance';
import { alertBox } from '../../../widgets/alert-box/alert-box.conformance';
import { chart } from '../../../widgets/chart/chart.conformance';
import { contactForm } from '../../../widgets/contact-form/contact-form.conformance';
import { contentTicker } from '../../../widgets/content-ticker/content-ticker.conformance';
import { countdown, eaelCountdown } from '../../../widgets/countdown/countdown.conformance';
import { counter } from '../../../widgets/counter/counter.conformance';
import {
  elementorAccordion,
  elementorToggle,
} from '../../../widgets/accordion/elementor-accordion.conformance';
import { elementorAlert } from '../../../widgets/alert-box/elementor-alert.conformance';
import { elementorProgress } from '../../../widgets/progress-bar/elementor-progress.conformance';
import { elementorNestedTabs, elementorTabs } from '../../../widgets/tabs/elementor-tabs.conformance';
import { nestedAccordion } from '../../../widgets/accordion/nested-accordion.conformance';
import { elementorImageCarousel } from '../../../widgets/image-carousel/elementor-image-carousel.conformance';
import { elementorCounter } from '../../../widgets/counter/elementor-counter.conformance';
import { dataTable } from '../../../widgets/data-table/data-table.conformance';
import { divider } from '../../../widgets/effects/divider/divider.conformance';
import { customDropdown, dropdownTab } from '../../../widgets/dropdown/dropdown.conformance';
import { eaelFlipBox } from '../../../widgets/effects/flip-box/eael-flip-box.conformance';
import {
  elementorEntrance,
  entranceAnimation,
} from '../../../widgets/effects/entrance-animation/entrance-animation.conformance';
import { fancyText } from '../../../widgets/typed-text/fancy-text.conformance';
import { featureContent } from '../../../widgets/feature-content/feature-content.conformance';
import { filterableGallery } from '../../../widgets/filterable-gallery/filterable-gallery.conformance';
import { flipBox } from '../../../widgets/effects/flip-box/flip-box.conformance';
import { fullHeight } from '../../../widgets/effects/full-height/full-height.conformance';
import { galleryLightbox } from '../../../widgets/gallery-popup/gallery-popup.conformance';
import { gdprForm } from '../../../widgets/gdpr-form/gdpr-form.conformance';
import { halfHeight } from '../../../widgets/effects/half-height/half-height.conformance';
import { headerRoom } from '../../../widgets/effects/header-room/header-room.conformance';
import { headingSize } from '../../../widgets/effects/heading-size/heading-size.conformance';
import { hoverBox } from '../../../widgets/effects/hover-box/hover-box.conformance';
import { imageAccordion } from '../../../widgets/image-accordion/image-accordion.conformance';
import { imageOverlay } from '../../../widgets/effects/image-overlay/image-overlay.conformance';
import { elementorLightbox, lightbox } from '../../../widgets/lightbox/lightbox.conformance';
import { headerDropdown } from '../../../widgets/header-dropdown/header-dropdown.conformance';
import { overlayMenu } from '../../../widgets/header-menu/overlay-menu.conformance';
import { slidingPanel } from '../../../widgets/header-menu/sliding-panel.conformance';
import { lightboxForm } from '../../../widgets/lightbox-form/lightbox-form.conformance';
import { linkTargets } from '../../../widgets/effects/link-targets/link-targets.conformance';
import { listing } from '../../../widgets/listing/listing.conformance';
import { mainMenu } from '../../../widgets/main-menu/main-menu.conformance';
import { marquee } from '../../../widgets/effects/marquee/marquee.conformance';
import { masonry } from '../../../widgets/effects/masonry/masonry.conformance';
import { parallax } from '../../../widgets/effects/parallax/parallax.conformance';
import { particles } from '../../../widgets/effects/particles/particles.conformance';
import { pricePlan } from '../../../widgets/price-plan/price-plan.conformance';
import { priceTable } from '../../../widgets/price-table/price-table.conformance';
import { privacyBox } from '../../../widgets/privacy-box/privacy-box.conformance';
import { progressBar } from '../../../widgets/progress-bar/progress-bar.conformance';
import { responsiveVideo } from '../../../widgets/effects/responsive-video/responsive-video.conformance';
import { searchOverlay } from '../../../widgets/search-overlay/search-overlay.conformance';
import { selectIndicator } from '../../../widgets/effects/select-indicator/select-indicator.conformance';
import { sideHeader } from '../../../widgets/effects/side-header/side-header.conformance';
import { sidebarHeight } from '../../../widgets/effects/sidebar-height/sidebar-height.conformance';
import { elementorStretch } from '../../../widgets/effects/stretched-section/stretched-section.conformance';
import { simpleMenu } from '../../../widgets/simple-menu/simple-menu.conformance';
import { skillBar } from '../../../widgets/skill-bar/skill-bar.conformance';
import { skillCircle } from '../../../widgets/skill-circle/skill-circle.conformance';
import { slider } from '../../../widgets/slider/slider.conformance';
import { slidingGallery } from '../../../widgets/sliding-gallery/sliding-gallery.conformance';
import { slySlider } from '../../../widgets/sly-slider/sly-slider.conformance';
import { sortableTable } from '../../../widgets/data-table/sortable-table.conformance';
import { stickySidebar } from '../../../widgets/effects/sticky-sidebar/sticky-sidebar.conformance';
import { stickyVideo } from '../../../widgets/sticky-video/sticky-video.conformance';
import { syncHeight } from '../../../widgets/effects/sync-height/sync-height.conformance';
import { tabs } from '../../../widgets/tabs/tabs.conformance';
import { tilt } from '../../../widgets/effects/tilt/tilt.conformance';
import { toggleBox } from '../../../widgets/accordion/toggle-box.conformance';
import { tooltip } from '../../../widgets/tooltip/tooltip.conformance';
import { typedText } from '../../../widgets/typed-text/typed-text.conformance';
import { elementorBackgroundSlideshow } from '../../../widgets/effects/background-slideshow/background-slideshow.conformance';
import { elementorBackgroundVideo } from '../../../widgets/effects/video-background/elementor.conformance';
import { elementorVideo } from '../../../widgets/effects/video-embed/video-embed.conformance';
import { videoBackground } from '../../../widgets/effects/video-background/video-background.conformance';
import { videoOverlay } from '../../../widgets/effects/responsive-video/video-overlay.conformance';
import { stickyHeader } from '../../../widgets/effects/sticky-header/sticky-header.conformance';
import { slideBar } from '../../../widgets/effects/slide-bar/slide-bar.conformance';
import { mediaPlayer } from '../../../widgets/effects/media-player/media-player.conformance';
import { backToTop } from '../../../widgets/effects/back-to-top/back-to-top.conformance';
import { pagePreload } from '../../../widgets/effects/page-preload/page-preload.conformance';
import { anchors } from '../../../widgets/effects/anchors/anchors.conformance';
import { themeLayout } from '../../../widgets/effects/theme-layout/theme-layout.conformance';
import { tabImages } from '../../../widgets/effects/tab-images/tab-images.conformance';
import { courseTabs } from '../../../widgets/effects/course-tabs/course-tabs.conformance';

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
  elementorAccordion,
  elementorAlert,
  elementorBackgroundSlideshow,
  elementorBackgroundVideo,
  elementorCounter,
  elementorEntrance,
  elementorImageCarousel,
  elementorLightbox,
  elementorNestedTabs,
  elementorProgress,
  elementorStretch,
  elementorTabs,
  elementorToggle,
  elementorVideo,
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
  headerDropdown,
  headerRoom,
  headingSize,
  hoverBox,
  imageAccordion,
  imageOverlay,
  lightbox,
  lightboxForm,
  overlayMenu,
  slidingPanel,
  listing,
  mainMenu,
  nestedAccordion,
  marquee,
  masonry,
  parallax,
  particles,
  pricePlan,
  priceTable,
  privacyBox,
  progressBar,
  responsiveVideo,
  searchOverlay,
  selectIndicator,
  sideHeader,
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
  stickyHeader,
  slideBar,
  backToTop,
  mediaPlayer,
  pagePreload,
  anchors,
  themeLayout,
  tabImages,
  courseTabs,
];
