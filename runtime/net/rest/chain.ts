/** Composes middleware into one function (rest-client, section 3). */
import type { Middleware, Next } from './types';

/**
 * @param steps the middleware, outermost first
 * @param handler the function that the last step calls
 * @returns a function that passes options through every step; it rejects if a step throws
 */
export function compose(steps: readonly Middleware[], handler: Next): Next {
  return steps.reduceRight<Next>((next, step) => async (options) => step(options, next), handler);
}
