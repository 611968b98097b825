/**
 * Node's timers do not end with the simulated window, and React then fails because `window` is gone. A browser runs
 * no timer of a closed window.
 *
 * @module
 */

const TIMERS = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['setImmediate', 'clearImmediate'],
] as const;

/** A function that schedules another one. */
type Schedule = (run: (...values: unknown[]) => void, ...rest: unknown[]) => unknown;

/**
 * Makes the timers of this process end with the simulated window. Call it before any module under test is imported:
 * React keeps the functions that it finds.
 *
 * @returns stops all timers; later ones never run
 */
export function bindTimers(): () => void {
  const ends: (() => void)[] = [];
  let isOpen = true;
  for (const [name, clearName] of TIMERS) {
    const schedule = globalThis[name] as Schedule;
    const clear = globalThis[clearName] as (timer: unknown) => void;
    const bound: Schedule = (run, ...rest) => {
      const timer = schedule(run, ...rest);
      if (isOpen) ends.push(() => clear(timer));
      else clear(timer);
      return timer;
    };
    // Also what `promisify` reads.
    Object.defineProperties(bound, Object.getOwnPropertyDescriptors(schedule));
    Object.assign(globalThis, { [name]: bound });
  }
  return () => {
    isOpen = false;
    for (const end of ends) end();
  };
}
