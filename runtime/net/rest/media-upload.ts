/**
 * Uploads that break off while the server makes the smaller sizes: the file is there already, so the server is
 * asked to go on instead of being sent it again (rest-client, section 4.9).
 */
import type { Translate } from '../../page/translate';
import { isAbort, restError } from './errors';
import { isResponseLike, readSuccess, rejectFailure } from './parse-response';
import type { Middleware, Next, RestOptions } from './types';

/** How often the server is asked to go on with one file. */
export const MAX_POST_PROCESS_TRIES = 5;

const MEDIA_ROUTE = '/wp/v2/media';
const ATTACHMENT_HEADER = 'x-wp-upload-attachment-id';

/** A step for `POST /wp/v2/media`; other requests pass untouched. */
export function createMediaUploadMiddleware(translate: Translate): Middleware {
  return async (options, next) => {
    if (!isUpload(options)) return next(options);
    const reading = { parse: options.parse !== false, signal: options.signal, translate };
    const result = await next({ ...options, parse: false }).catch(async (failure: unknown) => {
      if (!(failure instanceof Response)) throw failure;
      const id = resumableAttachment(failure);
      if (id === undefined) return rejectFailure(failure, reading);
      const processed = await postProcess(id, options, next);
      if (processed !== undefined) return processed;
      discard(id, next);
      throw reading.parse ? restError('post_process', translate) : failure;
    });
    return isResponseLike(result) ? readSuccess(result, reading) : result;
  };
}

function isUpload({ method, path, url }: RestOptions): boolean {
  return method === 'POST' && [path, url].some((address) => address?.includes(MEDIA_ROUTE));
}

function resumableAttachment(response: Response): string | undefined {
  const id = response.headers.get(ATTACHMENT_HEADER);
  const brokeOff = response.status >= 500 && response.status < 600;
  // The number becomes part of a path.
  return brokeOff && id !== null && /^\d+$/.test(id) ? id : undefined;
}

/** The first answer that succeeds, or `undefined` after the last try. */
async function postProcess(id: string, { signal }: RestOptions, next: Next): Promise<unknown> {
  for (let attempt = 1; attempt <= MAX_POST_PROCESS_TRIES; attempt += 1) {
    try {
      return await next({
        path: `${MEDIA_ROUTE}/${id}/post-process`,
        method: 'POST',
        data: { action: 'create-image-subsizes' },
        parse: false,
        ...(signal && { signal }),
      });
    } catch (error) {
      // Any other failure is what the next try is for.
      if (isAbort(error, signal)) throw error;
    }
  }
  return undefined;
}

/** Takes the broken file away. Nobody waits for it, and its failure has nobody to tell. */
function discard(id: string, next: Next): void {
  next({ path: `${MEDIA_ROUTE}/${id}?force=true`, method: 'DELETE' }).catch(() => undefined);
}
