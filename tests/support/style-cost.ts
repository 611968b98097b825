/** Counts the elements whose styles Chromium computes again after a change. */
import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** @returns how many elements got their styles computed while `change` ran in the page */
export async function recalculatedElements(page: Page, change: () => unknown): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a persistent context has no browser to trace');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(change);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  return traceEvents
    .filter((event) => event.name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}
