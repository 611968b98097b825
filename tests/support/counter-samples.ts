/** Samples of a counting number, for tests of its easing. */
import type { Page } from 'playwright-core';

/** A text of a counter. */
export interface Sample {
  /** The bounds of the progress that the text can show, from 0 to 1. */
  readonly p: { readonly least: number; readonly most: number };
  readonly shown: number;
}

/**
 * Records each text of a counter of 4000 ms under a clock that the test controls. The counter starts between the last
 * frame without a number and the first frame with a number.
 *
 * @param selector the counter
 * @param end its last number
 */
export async function sampleCounter(page: Page, selector: string, end: number): Promise<readonly Sample[]> {
  const samples = await page.evaluateHandle(
    ([selector, end]) => ({
      all: new Promise<(readonly [number, string])[]>((resolve) => {
        const seen: (readonly [number, string])[] = [];
        const element = document.querySelector(selector);
        const look = (): void => {
          seen.push([performance.now(), element?.textContent ?? '']);
          if (element?.textContent === String(end)) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
    }),
    [selector, end] as const,
  );
  const following = samples.evaluate(({ all }) => all);
  // The browser reports in real time that the counter is in view, so the counter may start late on a slow machine.
  let seen: Awaited<typeof following> | undefined;
  while (!seen) {
    await page.clock.runFor(200);
    seen = await Promise.race([following, Promise.resolve(undefined)]);
  }
  const first = seen.findIndex(([, shown]) => shown !== '0');
  const [lastWithout] = seen[Math.max(first - 2, 0)] ?? [0];
  const [firstWith] = seen[first] ?? [0];
  return seen.slice(first, -1).map(([time, shown]) => ({
    // One frame of tolerance: the text is the one of the frame before.
    p: {
      least: Math.max(0, Math.min(1, (time - firstWith - 40) / 4000)),
      most: Math.max(0, Math.min(1, (time - lastWithout + 40) / 4000)),
    },
    shown: Number(shown),
  }));
}
