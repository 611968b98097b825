/**
 * Fetches what widgets show on paper, because the code cannot be awaited when the page is printed: after the page has loaded,
 * in idle time, and only on pages with widgets that draw late.
 */
import type { LiveRecord } from './record';
import type { Printing, PrintingServices } from './printing';

/** Imports the build's code for paper. */
export type ImportPrinting = () => Promise<{
  readonly watchPrinting: (services: PrintingServices) => Printing;
}>;

/**
 * @param services what the code for paper needs from the engine
 * @returns a function that fetches the code for the records that draw late, each once
 */
export function createPrintPlan(
  services: PrintingServices,
  importPrinting: ImportPrinting,
): (records: readonly LiveRecord[]) => void {
  const { page } = services;
  let printing: Promise<Printing | undefined> | undefined;

  const start = (): void => {
    printing ??= services
      .loadWithRetries(importPrinting)
      // Without it, the page is printed as it is on the screen. The next widget that is added tries again.
      .then(({ watchPrinting }) => watchPrinting(services))
      .catch(() => (printing = undefined));
    void printing.then((started) => started?.add(services.records.all()));
  };

  return (records) => {
    if (!records.some(drawsLate)) return;
    if (page.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
  };
}

/** What is mounted near the viewport may never have been there. */
function drawsLate({ definition: { when } }: LiveRecord): boolean {
  return when === 'visible' || when === 'at-rest';
}
