/** The REST client's public surface (rest-client, section 2). */
export { createRestClient, type RestClient, type RestClientSettings } from './client';
export { isAbort, isRestError, type RestError } from './errors';
export { createNonceMiddleware, type NonceMiddleware } from './nonce';
export { createPreloadingMiddleware, type PreloadedData, type PreloadingMiddleware } from './preloading';
export { createRootURLMiddleware } from './root-url';
export { createThemePreviewMiddleware } from './theme-preview';
export type { HeaderRecord, Middleware, Next, OriginCheck, RestOptions } from './types';
