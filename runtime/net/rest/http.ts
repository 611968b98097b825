/**
 * The only file that knows ky. What ky would decide by itself is decided here: no second attempt, because a form
 * may have sent a mail although its answer got lost, and no ten-second limit, because mail servers are slow.
 */
import ky from 'ky';

/**
 * Sends one request, once, and waits for the answer as long as the browser does.
 *
 * @param address absolute address
 * @param init as for `fetch`
 * @returns the response, whatever its status
 * @throws the signal's reason after an abort; an `Error` when no response came
 */
export async function send(address: string, init: RequestInit): Promise<Response> {
  return ky(address, { ...init, retry: 0, timeout: false, throwHttpErrors: false });
}
