/** The failure of a request for code, for the report. */

/** The code has not arrived. Like the errors of the clients in runtime/net, it has a code: a request failed. */
export class CodeError extends Error {
  readonly code = 'code_missing';
}

/**
 * @param code a dynamic import
 * @throws a `CodeError` if it fails
 */
export async function requested<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch (cause) {
    throw new CodeError('The code of the listing could not be loaded.', { cause });
  }
}
