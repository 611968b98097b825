/** The version in package.json, inserted by the build. */
declare const __ATOLL_VERSION__: string;

/**
 * The key of Atoll's symbol, `Symbol.for(__ATOLL_KEY__)`. The runtime is stored under it on the window, because a
 * page's own `window.atoll` must not keep it from starting once. What Atoll publishes under an original's name carries
 * it as a mark. The build writes it into the code: no chunk may import the entry, and the entry may import no chunk.
 */
declare const __ATOLL_KEY__: string;

/** The prefix of a GoodLayers theme, for pages without a server that names one: the first theme in themes.json. */
declare const __ATOLL_THEME__: string;
