/**
 * Creates an interval that starts and stops with an animation: pass the result as `onChange` of `createAutoplay`. Every
 * start waits for a whole interval.
 *
 * @param everyMs time between two calls of `onTick`, in ms
 * @param signal clears the timer
 * @returns starts the interval with true and clears it with false
 */
export function createInterval(
  everyMs: number,
  onTick: () => void,
  signal: AbortSignal,
): (isRunning: boolean) => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => clearInterval(timer);
  signal.addEventListener('abort', stop);
  return (isRunning) => {
    stop();
    if (isRunning) timer = setInterval(onTick, everyMs);
  };
}
