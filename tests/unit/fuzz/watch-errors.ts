/** Records all problems of a test's page: uncaught errors, unhandled rejections, console errors. */
import { afterEach, beforeEach, vi } from 'vitest';

/** @returns the problems of the current test, one line each */
export function watchErrors(): readonly string[] {
  const errors: string[] = [];
  const onRejection = (reason: unknown): void => void errors.push(`unhandled rejection: ${String(reason)}`);
  const onError = (event: ErrorEvent): void => void errors.push(`error: ${event.message}`);
  beforeEach(() => {
    errors.length = 0;
    process.on('unhandledRejection', onRejection);
    window.addEventListener('error', onError);
    vi.spyOn(console, 'error').mockImplementation(
      (...said) => void errors.push(said.join(' ').slice(0, 300)),
    );
  });
  afterEach(() => {
    process.off('unhandledRejection', onRejection);
    window.removeEventListener('error', onError);
  });
  return errors;
}
