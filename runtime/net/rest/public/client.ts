/** The client with all steps of `@wordpress/api-fetch` (rest-client, sections 2 and 4). */
import { createExtendedClient, type RestClient, type RestClientSettings } from '../client';
import type { Middleware } from '../types';
import { createFetchAllMiddleware } from './fetch-all';
import { httpV1Middleware } from './http-v1';
import { createMediaUploadMiddleware } from './media-upload';

/** A client whose additional steps can be removed by `unregister`. */
export interface PublicClient extends RestClient {
  readonly mediaUploadMiddleware: Middleware;
  readonly fetchAllMiddleware: Middleware;
  readonly httpV1Middleware: Middleware;
}

/**
 * Creates a client that also resumes uploads, sends PUT, PATCH and DELETE as POST, and fetches all pages of a collection
 * for `per_page=-1`.
 *
 * @param settings root, nonce and other values of the page
 */
export function createPublicClient(settings: RestClientSettings): PublicClient {
  return createExtendedClient(settings, (context) => {
    const mediaUploadMiddleware = createMediaUploadMiddleware(context.translate);
    const fetchAllMiddleware = createFetchAllMiddleware(context);
    return {
      first: [mediaUploadMiddleware],
      last: [httpV1Middleware, fetchAllMiddleware],
      members: { mediaUploadMiddleware, fetchAllMiddleware, httpV1Middleware },
    };
  });
}
