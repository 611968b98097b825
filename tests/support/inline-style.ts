/** Reads inline styles. */
import type { Page } from 'playwright-core';

export const style = (page: Page, selector: string, ...names: readonly string[]) =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, names) =>
        elements.map((element) =>
          names.map((name) => (element as HTMLElement).style.getPropertyValue(name)).join(' '),
        ),
      names,
    );
