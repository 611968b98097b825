/** Calls back after a form was reset to its default values. */

/**
 * @param run called after the browser has restored the values, and again after the refill response
 */
export function afterReset(form: HTMLFormElement, signal: AbortSignal, run: () => void): void {
  // The event fires before the values are restored, and microtasks run between its listeners, so a new task is needed.
  form.addEventListener('reset', () => setTimeout(() => signal.aborted || run()), { signal });
  form.addEventListener('wpcf7reset', run, { signal, capture: true });
}
