/**
 * The only file that imports ky. It turns off two of ky's defaults: retries, because a form may have sent an email even
 * if its response got lost, and the timeout of ten seconds, because mail servers are slow.
 */
import ky from 'ky';

/**
 * Sends a request once. Only the browser's own timeout applies.
 *
 * @param address absolute URL
 * @param init as for `fetch`
 * @returns the response, with any status
 * @throws the signal's reason after an abort; an `Error` if there was no response
 */
export async function send(address: string, init: RequestInit): Promise<Response> {
  return ky(address, { ...init, retry: 0, timeout: false, throwHttpErrors: false });
}
