/** Joins steps to one function (rest-client, section 3). */
import type { Middleware, Next } from './types';

/**
 * @param steps outermost first
 * @param handler what the last step calls
 * @returns a function that sends options through every step; a step that throws makes it reject
 */
export function compose(steps: readonly Middleware[], handler: Next): Next {
  return steps.reduceRight<Next>((next, step) => async (options) => step(options, next), handler);
}
