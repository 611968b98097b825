/** Scrolls test pages. */
import type { Page } from 'playwright-core';
import { settle } from './panel-page';

export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), top);
  await settle(page);
}
