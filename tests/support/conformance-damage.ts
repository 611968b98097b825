/** The damage of a run: markup that the widget cannot use, and garbage in every attribute. */
import type { Page } from 'playwright-core';
import type { WidgetDefinition } from '../../runtime/core/define';
import { type Action, doSteps, type Use } from './conformance-actions';
import { allShown, replaceContent, settled } from './conformance-page';
import { point } from './page-browser';
import { IS_FULL_TIER } from './tier';

/** The states of a broken widget and its neighbour. */
export interface BrokenObservations {
  readonly states: readonly (string | undefined)[];
  readonly isMarkupIntact: boolean;
  readonly reports: readonly string[];
  readonly actions: readonly Action[];
}

/** The result of garbage in every attribute. */
export interface GarbageObservations {
  readonly states: readonly (string | undefined)[];
  /** The changed texts of the copies. */
  readonly texts: readonly string[];
}

/** Characters of a very long value: more than a call may have arguments. A million took a third of the suite's time. */
const LONG_TEXT = IS_FULL_TIER ? 1_000_000 : 200_000;

const GARBAGE = [
  '',
  ' ',
  'null',
  'NaN',
  '-1',
  '1e999',
  '__proto__',
  '{"a":',
  '"><img src=x onerror=alert(1)>',
  '\u0000\uFFFD🎈',
  'x'.repeat(LONG_TEXT),
];

/** Mounts the fragment between two copies of markup that the widget cannot use. */
export async function besideBroken(
  use: Use,
  html: string,
  definition: Pick<WidgetDefinition, 'selector'>,
  warnings: readonly string[],
): Promise<BrokenObservations> {
  const { page, record } = use;
  const { selector } = definition;
  await replaceContent(page, `${record.broken}${html}${record.broken}`);
  await allShown(page, definition);
  const broken = await page.evaluate(
    ([selector, markup]) => {
      const main = document.querySelector('main');
      const ends = [main?.firstElementChild, main?.lastElementChild];
      return {
        states: [...document.querySelectorAll<HTMLElement>(selector)].map(
          (element) => element.dataset['atollState'],
        ),
        isMarkupIntact: ends.every(
          (element) => element?.outerHTML.replaceAll(/ data-atoll(-state)?="[^"]*"/g, '') === markup,
        ),
      };
    },
    [selector, record.broken] as const,
  );
  const reports = [...warnings];
  const beside = { ...use, root: () => page.locator(selector).nth(1) };
  const isUsable = broken.states[1] === 'ready';
  const actions = isUsable ? await doSteps(beside, record.steps.slice(0, 1)) : [];
  return { ...broken, reports, actions };
}

/**
 * Mounts copies of the fragment, each with other garbage in the values of all attributes, except classes, permissions and
 * the attributes of the widget's selector.
 *
 * @param selector the definition's
 */
export async function mountGarbage(page: Page, html: string, selector: string): Promise<GarbageObservations> {
  const mounted = await page.evaluateHandle(
    ([html, values, selector]) => {
      const copies = values.map((value) => {
        const copy = document.createElement('div');
        // Copies far below the screen would never mount.
        Object.assign(copy.style, { position: 'absolute', top: '0' });
        copy.append(document.createRange().createContextualFragment(html));
        const roots = [...copy.querySelectorAll<HTMLElement>(selector)];
        for (const element of copy.querySelectorAll('*')) {
          for (const { name, value: served } of element.attributes) {
            // Chromium logs a long permissions policy by itself.
            if (name === 'class' || name === 'allow') continue;
            element.setAttribute(name, value);
            if (!roots.every((root) => root.matches(selector))) element.setAttribute(name, served);
          }
        }
        // White space moves with the parts of a table.
        const read = (): string => copy.textContent.replaceAll(/\s+/g, '');
        return { copy, roots, read, text: read() };
      });
      document.querySelector('main')?.replaceChildren(...copies.map(({ copy }) => copy));
      return { copies, roots: copies.flatMap(({ roots }) => roots) };
    },
    [html, GARBAGE, selector] as const,
  );
  await point(page);
  await page.waitForFunction(
    ({ roots }) => roots.every((root) => root.dataset['atollState'] || !root.checkVisibility()),
    mounted,
    { polling: 10 },
  );
  await settled(page);
  return mounted.evaluate(({ copies, roots }) => ({
    states: roots.map(({ dataset }) => dataset['atollState']),
    texts: copies.filter(({ read, text }) => read() !== text).map(({ read }) => read()),
  }));
}
