/** Tells when the page is printed: by `beforeprint`, or by the print medium, which tools emulate without that event. */

const PRINT = 'print';

/** What ends before the page is printed. */
const running = new Set<() => void>();

let watching: AbortController | undefined;

/**
 * Calls back before the page is printed, in the same task, and before `whilePrinted` does. Listeners of the window cannot do
 * that: Chromium calls them in the order in which they were added.
 *
 * @param signal ends it
 */
export function beforePrint(callback: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  // A new function, because the same one may be added twice.
  const end = (): void => callback();
  running.add(end);
  signal.addEventListener('abort', () => {
    running.delete(end);
    if (running.size > 0) return;
    watching?.abort();
    watching = undefined;
  });
  if (watching) return;
  watching = new AbortController();
  const options = { signal: watching.signal };
  addEventListener('beforeprint', endRunning, options);
  matchMedia(PRINT).addEventListener('change', ({ matches }) => matches && endRunning(), options);
}

/**
 * Watches for printing, for as long as the page exists.
 *
 * @param onPrint called each time the page is printed; its signal aborts afterwards
 */
export function whilePrinted(onPrint: (signal: AbortSignal) => void): void {
  const query = matchMedia(PRINT);
  let printing: AbortController | undefined;
  const start = (): void => {
    if (printing) return;
    endRunning();
    printing = new AbortController();
    onPrint(printing.signal);
  };
  const end = (): void => {
    if (query.matches) return;
    printing?.abort();
    printing = undefined;
  };
  addEventListener('beforeprint', start);
  addEventListener('afterprint', end);
  query.addEventListener('change', ({ matches }) => (matches ? start() : end()));
  if (query.matches) start();
}

function endRunning(): void {
  running.forEach((end) => end());
}
