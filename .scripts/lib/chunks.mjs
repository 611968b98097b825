/** Which modules share a chunk of the build. */
import { isCopy } from './own-copies.mjs';

/** Starts the ids of the modules that give React's packages named exports. */
export const REACT_EXPORTS = '\0react-exports:';

/** @type {readonly string[]} */
export const REACT_PACKAGES = ['react', 'react-dom', 'react/jsx-runtime'];

/**
 * The shared chunks: a name, then folders and files. A module belongs to the chunk with the longest matching path. A
 * chunk also contains the imports of its modules, unless they belong to an earlier chunk. Any other module is in a
 * separate chunk, or in the chunk of the only widget that imports it.
 *
 * @type {readonly (readonly [name: string, ...places: string[]])[]}
 */
const CHUNKS = [
  // The engine, with what nearly every widget needs.
  [
    'engine',
    'src/engine.ts',
    'runtime/core/engine.ts',
    'runtime/core/queue.ts',
    'runtime/page',
    'runtime/dom',
    'runtime/react/snapshot.ts',
  ],
  // After `engine`, whose modules it imports and would contain.
  ['html', 'node_modules/dompurify', 'runtime/dom/html.ts'],
  // Without React, because most widgets do not use it. With what every theme's effects need.
  ['motion', 'runtime/motion', 'widgets/shared/theme/theme.ts', 'widgets/shared/theme/themes.json'],
  [
    'react',
    ...packages('react', 'react-dom', 'scheduler'),
    ...REACT_PACKAGES.map((name) => REACT_EXPORTS + name),
    ...['mount.tsx', 'adopt.tsx', 'server-element.tsx', 'use-styles.ts', 'live-text.tsx'].map(
      (file) => `runtime/react/${file}`,
    ),
  ],
  // Apart, because few widgets scroll the page.
  ['scroll-to-element', 'runtime/motion/scroll-to-element.ts', 'runtime/motion/sticky-header.ts'],
  ['rest', 'node_modules/ky', 'runtime/net'],
  // Only the module for other scripts imports these.
  ['rest-public', 'runtime/net/rest/public'],
  ['query', 'node_modules/@tanstack', 'runtime/net/query.ts'],
  // Apart from `engine`, because few widgets follow the pointer.
  ['interest', 'runtime/dom/interest.ts'],
  ['autoplay', 'widgets/shared/autoplay'],
  // Apart, because effects use autoplay without React.
  ['use-playback', 'widgets/shared/autoplay/use-playback.ts'],
  // Separate from `swiper`, because other widgets turn at an interval without Swiper.
  [
    'carousel',
    'widgets/shared/autoplay/use-autoplay.ts',
    'widgets/shared/carousel/use-slide-focus.ts',
    'widgets/shared/carousel/place-slides.ts',
  ],
  ['dialog', 'widgets/shared/dialog'],
  ['media', 'widgets/shared/media'],
  // What panels and menus are prepared with, without React. Before `panels`, which imports it and would contain it.
  [
    'early-panels',
    ...['heading-button', 'findable', 'text-fragment'].map((name) => `widgets/shared/disclosure/${name}.ts`),
    'widgets/header-menu/attributes.ts',
    'widgets/accordion/attributes.ts',
    'widgets/alert-box/attributes.ts',
    'widgets/accordion/accordion-machine.ts',
    'widgets/accordion/prepare.ts',
  ],
  // Without React, because tabs are prepared with it. Before `panels`, which imports it and would contain it.
  [
    'tab-attributes',
    ...['attributes', 'first-content', 'marker', 'prepare', 'side-image', 'tab-machine'].map(
      (name) => `widgets/shared/tabs/${name}.ts`,
    ),
  ],
  // The components of panels and menus, which the first press on any of them needs.
  [
    'panels',
    'widgets/shared/disclosure',
    'widgets/shared/tabs',
    'widgets/shared/theme/use-layer.ts',
    'widgets/accordion/Accordion.tsx',
    'widgets/alert-box/AlertBox.tsx',
    ...['MenuButton.tsx', 'menu.css?inline', 'use-open-menu.ts'].map((file) => `widgets/header-menu/${file}`),
  ],
  // The theme's effects. Nearly every page of a theme has all of them.
  [
    'effects',
    ...['anchors', 'back-to-top', 'header-room', 'heading-size', 'slide-bar', 'sticky-header'].map(
      (name) => `widgets/effects/${name}`,
    ),
  ],
  // Effects that give the page builder's elements a size or a place, and those that follow the pointer.
  [
    'layout',
    'theme',
    ...['divider', 'full-height', 'half-height', 'parallax', 'sync-height', 'tab-images'].map(
      (name) => `widgets/effects/${name}`,
    ),
  ],
  ['hover', ...['flip-box', 'hover-box', 'image-overlay'].map((name) => `widgets/effects/${name}`)],
  // What the elements of a theme's header, its consent and its forms in boxes are prepared with, and their components.
  [
    'early',
    'widgets/header-menu/read-menu.ts',
    ...['attributes', 'read-search'].map((name) => `widgets/search-overlay/${name}.ts`),
    ...['attributes', 'place-list', 'toggles', 'read-markup'].map((name) => `widgets/main-menu/${name}.ts`),
    ...['attributes', 'hide-box', 'read-form'].map((name) => `widgets/gdpr-form/${name}.ts`),
    ...['attributes', 'consent', 'fixed-box', 'read-markup'].map((name) => `widgets/privacy-box/${name}.ts`),
    ...['attributes', 'read-markup'].map((name) => `widgets/lightbox-form/${name}.ts`),
  ],
  [
    'theme',
    ...['gdpr-form', 'header-menu', 'lightbox-form', 'main-menu', 'privacy-box', 'search-overlay'].map(
      (name) => `widgets/${name}`,
    ),
  ],
  // What counters, bars and circles read and draw, without React: they are printed with it.
  [
    'figures',
    ...['attributes', 'count', 'read-markup', 'read-elementor'].map((name) => `widgets/counter/${name}.ts`),
    ...['attributes', 'read-markup'].map((name) => `widgets/skill-bar/${name}.ts`),
    ...['circle', 'read-markup', 'fill-ring'].map((name) => `widgets/skill-circle/${name}.ts`),
  ],
  ['grid', 'widgets/shared/grid'],
  [
    'swiper',
    'node_modules/swiper',
    ...['swiper', 'use-swiper'].map((name) => `widgets/shared/carousel/${name}.ts`),
  ],
  // Parts of a widget that are fetched at different times, or that are too large for one file.
  // Without React, because galleries are laid out with it. Before `gallery-controls`, which imports it.
  [
    'gallery-items',
    'widgets/filterable-gallery/attributes.ts',
    'widgets/filterable-gallery/gallery-items.ts',
    'widgets/filterable-gallery/controls/items.ts',
  ],
  ['gallery-controls', 'widgets/filterable-gallery/controls', 'widgets/filterable-gallery/SearchBox.tsx'],
  ['lightbox-slides', 'widgets/lightbox/slides'],
  ['lightbox-bars', 'widgets/lightbox/bars'],
  ['slider-parts', 'widgets/slider/parts'],
  // Apart from `engine`, because only countdowns follow the clock.
  // What the widgets that draw late show on paper. A chart needs its library.
  [
    'paper',
    ...['counter', 'progress-bar', 'skill-bar', 'skill-circle', 'typed-text'].map(
      (widget) => `widgets/${widget}/print.ts`,
    ),
    ...['counter', 'progress-bar'].map((widget) => `widgets/${widget}/print-elementor.ts`),
    'widgets/typed-text/print-fancy.ts',
  ],
  // What texts that are typed read, without React: they are printed with it.
  [
    'typed',
    ...['texts', 'settings', 'read-goodlayers', 'read-essential-addons'].map(
      (name) => `widgets/typed-text/${name}.ts`,
    ),
  ],
  // What a contact form is prepared with.
  [
    'form',
    ...[
      'markup',
      'attributes',
      'page-api',
      'prepare-form',
      'fields/controls',
      'fields/counters',
      'fields/early-fields',
    ].map((name) => `widgets/contact-form/${name}.ts`),
  ],
  ['clock', 'widgets/countdown/attributes.ts', 'runtime/page/clock.ts', 'widgets/countdown/use-countdown.ts'],
  [
    'video-player',
    'widgets/sticky-video/player',
    ...['hosts', 'media'].map((name) => `widgets/shared/media/${name}.ts`),
  ],
  // A library with the files that import it.
  [
    'chart-js',
    ...packages('chart.js', '@kurkle'),
    'widgets/chart/chart-js.ts',
    'widgets/chart/read-markup.ts',
  ],
  ['floating-ui', ...packages('@floating-ui'), 'widgets/tooltip/position.ts'],
  ['photoswipe', ...packages('photoswipe'), 'widgets/lightbox/photoswipe.ts'],
  ['typed-js', ...packages('typed.js'), 'widgets/typed-text/typing.ts'],
];

/**
 * The shared chunks whose names are in the entry, beside those of the widgets.
 *
 * @type {ReadonlySet<string>}
 */
export const NAMED_IN_ENTRY = new Set(['early', 'effects', 'engine', 'form', 'hover', 'layout', 'theme']);

/**
 * @param {string} root of the repository, with a slash at the end
 * @returns the groups of the bundler's option `codeSplitting`
 */
export function chunkGroups(root) {
  /** @type {Map<string, string | undefined>} */
  const names = new Map();
  /** @type {(id: string) => string | undefined} */
  const nameOf = (id) => {
    // The bundler asks for each module and each chunk.
    if (!names.has(id)) names.set(id, chunkOf(id, root));
    return names.get(id);
  };
  return CHUNKS.map(([name], index) => ({
    name,
    priority: CHUNKS.length - index,
    test: (/** @type {string} */ id) => nameOf(id) === name,
  }));
}

/**
 * @param {string} id of a module
 * @param {string} root
 * @returns {string | undefined} the name of its shared chunk; undefined if it belongs to none
 */
function chunkOf(id, root) {
  if (isCopy(id)) return undefined;
  const path = id.replaceAll('\\', '/').replace(root, '');
  const found = CHUNKS.flatMap(([name, ...places]) =>
    places
      .filter((place) => path === place || path.startsWith(`${place}/`))
      .map((place) => ({ name, place })),
  );
  return found.toSorted((one, other) => other.place.length - one.place.length)[0]?.name;
}

/** @param {string[]} names of packages */
function packages(...names) {
  return names.map((name) => `node_modules/${name}`);
}
