/** A page's look and axe's findings, before and after Atoll has started. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from './page-server';

const AXE = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that whole captured pages break by themselves; their findings on our nodes are known before Atoll starts. */
export async function axeFaults(page: Page, scope = 'main'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([scope, tags]) => {
      const { axe } = window as unknown as {
        axe: {
          run: (
            context: string,
            options: object,
          ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      const { violations } = await axe.run(scope, {
        runOnly: { type: 'tag', values: tags },
        iframes: false,
      });
      // Colours during a fade and the headings of a page made of fragments are not ours.
      return violations
        .filter(
          ({ id }) => !['color-contrast', 'heading-order', 'page-has-heading-one', 'region'].includes(id),
        )
        .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    [scope, TAGS] as const,
  );
}

/** @returns whether a page looks the same before and after Atoll has started, to the pixel */
export async function isSamePicture({
  page,
  start,
}: {
  readonly page: Page;
  readonly start: () => Promise<void>;
}): Promise<boolean> {
  await page.evaluate(() => document.fonts.ready);
  // An image that loads or fails between the two screenshots would count as a difference.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.screenshot({ fullPage: true });
  const before = await page.screenshot({ fullPage: true });
  await start();
  const after = await page.screenshot({ fullPage: true });
  return before.equals(after);
}
