/** Prints a page and reads what is on paper, without a look at a file: the page is read when everything has been shown. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What was read each time the page was printed. */
    papers?: unknown[];
  }
}

/** The sizes of paper that are tested. */
export const FORMATS = ['A4', 'Letter'] as const;

/**
 * Prints a page.
 *
 * @param read runs in the page after Atoll has shown what belongs on paper, and may use nothing from outside
 * @returns what was read
 */
export async function print<T>(page: Page, format: (typeof FORMATS)[number], read: () => T): Promise<T> {
  await page.evaluate(`window.readPaper = ${String(read)}`);
  await page.evaluate(() => {
    window.papers = [];
    const { readPaper } = window as unknown as { readonly readPaper: () => unknown };
    // Added last, so it is called after Atoll's listener.
    addEventListener('beforeprint', () => window.papers?.push(readPaper()), { once: true });
  });
  await page.pdf({ format });
  const papers = await page.evaluate(() => window.papers ?? []);
  if (papers.length !== 1) throw new Error(`the page was printed ${papers.length} times`);
  return papers[0] as T;
}

/**
 * Waits until the code is there that shows widgets on paper. Under the medium, a widget is shown as soon as its code has
 * loaded. Afterwards, the page is on the screen again.
 *
 * @param isShown an expression for the page
 */
export async function whenPrintable(page: Page, isShown: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(isShown);
  // Added last, so it is called after Atoll's listener.
  const screen = await page.evaluateHandle(() => ({
    isBack: new Promise((resolve) => matchMedia('print').addEventListener('change', resolve, { once: true })),
  }));
  await page.emulateMedia({ media: null });
  await screen.evaluate(({ isBack }) => isBack.then(() => undefined));
}
