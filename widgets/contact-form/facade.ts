/**
 * `window.wpcf7`, published by the entry before DOMContentLoaded: add-ons look for its functions then, and wrap
 * them. Calls are kept until the forms' own code is there (contact-form-7, sections 1.3 and 1.4).
 */

/** A call of a public function: its name, and what it was given. */
export type Call = readonly [name: string, given: readonly unknown[]];

/** The calls that wait. The forms' code takes them over by replacing `push`. */
export interface HeldCalls extends Array<Call> {
  /** The forms that were on the page when the entry ran: a cache may have kept these. */
  forms: ArrayLike<Element>;
}

/** Tells our functions from the original's (see runtime/core/original-detection.ts), and leads from them to the calls. */
const OURS = Symbol.for(__ATOLL_KEY__);

/**
 * Publishes the public functions. What the page has put there itself stays; where the original's script is alive,
 * everything stays. A page without a form and without the original's configuration gets nothing.
 */
export function publishFacade(view: Window & { wpcf7?: unknown }): void {
  const forms = view.document.querySelectorAll('.wpcf7>form');
  const { wpcf7: printed } = view;
  // Release 5.4.0 prints an empty list for "no configuration".
  const api = (printed && !Array.isArray(printed) ? printed : {}) as Record<string, unknown>;
  if ((!printed && !forms.length) || api['init']) return;
  const calls: HeldCalls = Object.assign([], { forms });
  for (const name of ['init', 'submit', 'reset', 'validate']) {
    api[name] ??= Object.assign((...given: unknown[]): void => void calls.push([name, given]), {
      [OURS]: calls,
    });
  }
  // The name that releases before 5.4 had for it.
  api['initForm'] ??= api['init'];
  api['schemas'] ??= new Map();
  view.wpcf7 = api;
}
