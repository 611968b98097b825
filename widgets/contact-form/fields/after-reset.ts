/** When a form has its first values back. */

/**
 * @param run called after the browser has restored the values, and again when the refill has been answered
 */
export function afterReset(form: HTMLFormElement, signal: AbortSignal, run: () => void): void {
  // The event comes before the values; between two of its listeners microtasks run, so only a task is late enough.
  form.addEventListener('reset', () => setTimeout(() => signal.aborted || run()), { signal });
  form.addEventListener('wpcf7reset', run, { signal, capture: true });
}
