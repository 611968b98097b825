/**
 * Resumes uploads that fail while the server creates the smaller image sizes. The server already has the file, so the
 * client asks it to continue instead of uploading the file again (rest-client, section 4.9).
 */
import type { Translate } from '../../../page/translate';
import { isAbort, restError } from '../errors';
import { isResponseLike, readSuccess, rejectFailure } from '../parse-response';
import type { Middleware, Next, RestOptions } from '../types';

/** The maximum number of attempts to resume one upload. */
const MAX_POST_PROCESS_TRIES = 5;

const MEDIA_ROUTE = '/wp/v2/media';
const ATTACHMENT_HEADER = 'x-wp-upload-attachment-id';

/** Creates a step for `POST /wp/v2/media`. Other requests pass unchanged. */
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
  // The id becomes part of a path, so only digits are accepted.
  return brokeOff && id !== null && /^\d+$/.test(id) ? id : undefined;
}

/** @returns the first successful response, or `undefined` after the last attempt */
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
      // After any other error, the next attempt follows.
      if (isAbort(error, signal)) throw error;
    }
  }
  return undefined;
}

/** Deletes the incomplete attachment. Errors are ignored: the caller already gets the error of the upload. */
function discard(id: string, next: Next): void {
  next({ path: `${MEDIA_ROUTE}/${id}?force=true`, method: 'DELETE' }).catch(() => undefined);
}
