/** The words that the client and its steps share (rest-client, section 2). */

/** What to request. Every option of `fetch`, and these. Never changed by the client. */
export interface RestOptions extends Omit<RequestInit, 'headers'> {
  /** Address relative to the REST root. */
  readonly path?: string;
  /** Absolute address; used when there is no `path`. */
  readonly url?: string;
  /** With `endpoint`: another way to write `path`. */
  readonly namespace?: string;
  readonly endpoint?: string;
  /** Sent as JSON when truthy; wins over `body`. */
  readonly data?: unknown;
  /** `false` resolves and rejects with the raw `Response`. Default: the parsed JSON. */
  readonly parse?: boolean;
  readonly headers?: HeaderRecord;
  /** `false` sends this request as a signed-out visitor's. Default: with the nonce, if there is one. */
  readonly nonce?: false;
  /**
   * Repeats a refused request without a nonce when no fresh one can be had. The endpoint for fresh nonces answers
   * signed-in visitors only, so for all others this is the only way out of a stale page. Default: the client's.
   */
  readonly retryWithoutNonce?: boolean;
  /**
   * Told when `_wpnonce` in the body was refused: the value sent instead, or `null` when the field was left out.
   * Lets a form bring its own input up to date. The body itself is not changed.
   */
  readonly onBodyNonce?: (nonce: string | null) => void;
}

/** Header names and values; names in any case. */
export type HeaderRecord = Readonly<Record<string, string>>;

/** The rest of the chain. Rejects with a `RestError`, with the server's error body, or with the raw `Response`. */
export type Next = (options: RestOptions) => Promise<unknown>;

/** A step: may change options, answer without calling `next`, or work on what comes back. */
export type Middleware = (options: RestOptions, next: Next) => Promise<unknown>;

/** Says whether an address belongs to the origin of the REST root. */
export type OriginCheck = (address: string) => boolean;
