/** The REST client of Atoll's widgets (rest-client, section 2). Sites use the client in `public`. */
export { createRestClient, type RestClient, type RestClientSettings } from './client';
export { isAbort, isRestError } from './errors';
export type { RestOptions } from './types';
