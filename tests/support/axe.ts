/**
 * axe-core in a test page: separates a widget's new faults from those of the server's markup. Faults are compared by
 * rule and element, because selectors change when a widget adds ids.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from './page-server';

const SOURCE = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeNode {
  readonly element: Element;
  readonly html: string;
  readonly failureSummary: string;
}

interface Axe {
  readonly run: (
    context: Document,
    options: object,
  ) => Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly AxeNode[] }[];
  }>;
}

type AxeWindow = Window & { axe: Axe; knownFaults?: Map<string, Set<Element>> };

/**
 * Loads axe and remembers its current findings as faults of the server's markup. A later call adds to them: content
 * that is hidden at first has faults, too.
 */
export async function rememberFaults(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  await findFaults(page, true);
}

/** @returns the faults that were not remembered, one line each */
export function newFaults(page: Page): Promise<string[]> {
  return findFaults(page, false);
}

function findFaults(page: Page, isToBeKnown: boolean): Promise<string[]> {
  return page.evaluate(
    async ([tags, isToBeKnown]) => {
      const view = window as unknown as AxeWindow;
      const { violations } = await view.axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        elementRef: true,
        iframes: false,
        // It would request stylesheets again, which the probe would count as ours.
        preload: false,
      });
      const known = (view.knownFaults ??= new Map());
      const faults = violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })));
      if (isToBeKnown) {
        for (const { id, element } of faults) known.set(id, (known.get(id) ?? new Set()).add(element));
      }
      return (
        faults
          // The landmark rule names the largest box without a landmark, so a widget inside it adds nothing.
          .filter(({ id, element }) =>
            id === 'region'
              ? ![...(known.get(id) ?? [])].some((outer) => outer.contains(element))
              : !known.get(id)?.has(element),
          )
          .map(({ id, html, failureSummary }) => `${id}: ${html.slice(0, 200)} — ${failureSummary}`)
      );
    },
    [TAGS, isToBeKnown] as const,
  );
}
