/**
 * The REST client with everything that `@wordpress/api-fetch` offers (rest-client, section 2). Only sites and add-ons
 * use it, through the module `atoll/rest`; Atoll's own widgets use the smaller client.
 */
export { isAbort, isRestError, type RestError } from '../errors';
export { createNonceMiddleware, type NonceMiddleware } from '../nonce';
export { createRootURLMiddleware } from '../root-url';
export type { HeaderRecord, Middleware, Next, OriginCheck, RestOptions } from '../types';
export { createPublicClient as createRestClient, type PublicClient as RestClient } from './client';
export type { RestClientSettings } from '../client';
export { createPreloadingMiddleware, type PreloadedData, type PreloadingMiddleware } from './preloading';
export { createThemePreviewMiddleware } from './theme-preview';
