/** Types that the client and its steps share (rest-client, section 2). */

/** A request: the options of `fetch` and the following. The client never changes this object. */
export interface RestOptions extends Omit<RequestInit, 'headers'> {
  /** URL relative to the REST root. */
  readonly path?: string;
  /** Absolute URL; used if there is no `path`. */
  readonly url?: string;
  /** Together with `endpoint`, an alternative to `path`. */
  readonly namespace?: string;
  readonly endpoint?: string;
  /** Sent as JSON if truthy; takes precedence over `body`. */
  readonly data?: unknown;
  /** `false` resolves and rejects with the raw `Response`. Default: true. */
  readonly parse?: boolean;
  readonly headers?: HeaderRecord;
  /** `false` sends the request without a nonce, as for a logged-out visitor. Default: with the client's nonce. */
  readonly nonce?: false;
  /**
   * Repeats a rejected request without a nonce if no fresh nonce is available. The endpoint for fresh nonces works only
   * for logged-in visitors; for all others, this is the only way to recover from a stale page. Default: the client's.
   */
  readonly retryWithoutNonce?: boolean;
  /**
   * Called if `_wpnonce` in the body was rejected, with the value sent instead, or `null` if the field was omitted.
   * A form can use it to update its input. The body itself is not changed.
   */
  readonly onBodyNonce?: (nonce: string | null) => void;
}

/** Header values by name. Names are case-insensitive. */
export type HeaderRecord = Readonly<Record<string, string>>;

/** The rest of the chain. Rejects with a `RestError`, the server's error body or the raw `Response`. */
export type Next = (options: RestOptions) => Promise<unknown>;

/** A step. It can change the options, resolve without calling `next`, or change the result of `next`. */
export type Middleware = (options: RestOptions, next: Next) => Promise<unknown>;

/** Returns true if a URL has the origin of the REST root. */
export type OriginCheck = (address: string) => boolean;
