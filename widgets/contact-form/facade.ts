/**
 * `window.wpcf7`, published by the entry before DOMContentLoaded, because add-ons look for its functions and wrap them.
 * Calls are queued until the code of the forms has loaded (contact-form-7, sections 1.3 and 1.4).
 */
import { OURS } from '../../runtime/core/original-detection';
import { pageGlobal } from '../../runtime/page/page-global';

/** A call of a public function: its name and its arguments. */
export type Call = readonly [name: string, given: readonly unknown[]];

/** The queued calls. The code of the forms takes over by replacing `push`. */
export interface QueuedCalls extends Array<Call> {
  /** The forms that were on the page when the entry ran, and so may be cached. */
  forms: ArrayLike<Element>;
}

/**
 * Publishes the public functions. Keeps the page's own properties. Changes nothing if the original's script runs, or on
 * a page without a form and without the original's configuration.
 */
export function publishFacade(view: Window & { wpcf7?: unknown }): void {
  const forms = view.document.querySelectorAll('.wpcf7>form');
  const printed = pageGlobal('wpcf7', view);
  // Release 5.4.0 prints an empty list if there is no configuration.
  const api = (printed && !Array.isArray(printed) ? printed : {}) as Record<string, unknown>;
  if ((!printed && !forms.length) || api['init']) return;
  const calls: QueuedCalls = Object.assign([], { forms });
  for (const name of ['init', 'submit', 'reset', 'validate']) {
    api[name] ??= Object.assign((...given: unknown[]): void => void calls.push([name, given]), {
      // Distinguishes them from the original's functions.
      [OURS]: calls,
    });
  }
  // The name of `init` in releases before 5.4.
  api['initForm'] ??= api['init'];
  api['schemas'] ??= new Map();
  view.wpcf7 = api;
}
