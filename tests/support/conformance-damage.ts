/** What a run breaks: markup that the widget cannot work with, and garbage in every attribute. */
import type { Page } from 'playwright-core';
import type { WidgetDefinition } from '../../runtime/core/define';
import { type Action, doSteps, type Use } from './conformance-actions';
import { allShown, replaceContent } from './conformance-page';

/** What a broken widget and its neighbour came to. */
export interface BrokenObservations {
  readonly states: readonly (string | undefined)[];
  readonly isMarkupIntact: boolean;
  readonly reports: readonly string[];
  readonly actions: readonly Action[];
}

/** What came of garbage in every attribute. */
export interface GarbageObservations {
  readonly states: readonly (string | undefined)[];
  /** Of copies whose text has changed. */
  readonly texts: readonly string[];
}

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
  'x'.repeat(1_000_000),
];

/** Mounts the fragment between two copies of what the widget cannot work with. */
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

/** Mounts copies of the fragment, each with other garbage in the values of all attributes but the classes. */
export async function mountGarbage(
  page: Page,
  html: string,
  definition: Pick<WidgetDefinition, 'selector'>,
): Promise<GarbageObservations> {
  const untouched = await page.evaluate(
    ([html, values]) => {
      const main = document.querySelector('main');
      const copies = values.map((value) => {
        const copy = document.createElement('div');
        copy.append(document.createRange().createContextualFragment(html));
        for (const element of copy.querySelectorAll('*')) {
          for (const name of element.getAttributeNames()) {
            if (name !== 'class') element.setAttribute(name, value);
          }
        }
        return copy;
      });
      main?.replaceChildren(...copies);
      return copies.map(({ textContent }) => textContent ?? '');
    },
    [html, GARBAGE] as const,
  );
  // Copies far below the screen would wait for ever.
  await page.evaluate(() => {
    for (const copy of document.querySelectorAll<HTMLElement>('main > div'))
      Object.assign(copy.style, { position: 'absolute', top: '0' });
  });
  await allShown(page, definition);
  return page.evaluate(
    ([selector, untouched]) => ({
      states: [...document.querySelectorAll<HTMLElement>(selector)].map(
        ({ dataset }) => dataset['atollState'],
      ),
      texts: [...document.querySelectorAll('main > div')]
        .filter((copy, index) => copy.textContent !== untouched[index])
        .map(({ textContent }) => textContent ?? ''),
    }),
    [definition.selector, untouched] as const,
  );
}
