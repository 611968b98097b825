/**
 * Uses a widget on a page whose texts another script replaces: before the widget mounts, after it, and while something
 * moves. Roles, states and texts must be those of a page without such a script.
 */
import type { Browser, Page } from 'playwright-core';
import type { WidgetDefinition } from '../../runtime/core/define';
import type { ConformanceRecord } from './conformance';
import { type Action, beginSomething, doSteps, pressKeys } from './conformance-actions';
import { allShown, finishMovements, nextFrames, openPage, settled, start } from './conformance-page';
import type { PageServer } from './page-server';
import { fragment } from './pages';
import { installTextScript, type TextScript } from './translator';

/** When the script comes. `never` is the page to compare with. */
export type Arrival = 'never' | 'before' | 'after' | 'while moving';

/** The observations of one visit. */
export interface TranslatedVisit {
  /** Roles and states after mounting, one line for each element with a role. */
  readonly roles: readonly string[];
  readonly actions: readonly Action[];
  /** The texts of the page at the end. */
  readonly texts: string;
  /** The console's errors and Atoll's reports. */
  readonly reports: readonly string[];
}

/** In the middle of the fastest movement, in ms. */
const MIDWAY_MS = 100;

/** Longer than any animation of a widget. */
const LONG_MS = 61_000;

export async function visitTranslated(
  browser: Browser,
  server: PageServer,
  {
    file,
    record,
    selector,
  }: { file: string; record: ConformanceRecord } & Pick<WidgetDefinition, 'selector'>,
  arrival: Arrival,
  script: TextScript = 'translator',
): Promise<TranslatedVisit> {
  const guide = await openPage(browser, server, fragment(file), record);
  const { page } = guide;
  const translate = (): Promise<void> => page.evaluate(installTextScript, script);
  try {
    if (arrival === 'before') await translate();
    await start(page);
    await allShown(page, { selector });
    await record.afterMounting?.(page);
    await nextFrames(page);
    if (arrival === 'after') await translate();
    await finishMovements(page);
    const roles = await readRoles(page);
    const root = () => page.locator(selector).first();
    const use = { page, record, root, checked: new Set<string>(), isOtherEngine: true };
    let { steps } = record;
    if (arrival === 'while moving') {
      // Skip the step that has begun: an open dialog, for example, may cover its control.
      steps = await beginSomethingMoving(use);
      await translate();
      await page.evaluate((ms) => window.probe.advance(ms), LONG_MS);
      await record.settle?.(root());
      await finishMovements(page);
    }
    const actions = await doSteps(use, steps);
    if (!record.ofPage) actions.push(...(await pressKeys(use)));
    await settled(page);
    const texts = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').trim());
    const reports = [...guide.errors, ...guide.warnings.filter((line) => line.startsWith('[atoll]'))];
    return { roles, actions, texts, reports };
  } finally {
    await guide.close();
  }
}

/**
 * What moves by itself moves; otherwise the first step of the record begins.
 *
 * @returns the steps that are left
 */
async function beginSomethingMoving(
  use: Parameters<typeof beginSomething>[0],
): Promise<ConformanceRecord['steps']> {
  const { page, record } = use;
  const steps = record.restingState ? record.steps : await beginSomething(use);
  await page.evaluate((ms) => window.probe.advance(ms), MIDWAY_MS);
  return steps;
}

function readRoles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) => {
      // A panel that was closed before its widget was prepared is hidden by styles alone.
      const isFindable = element.matches('[hidden=until-found]');
      const states = [...element.attributes]
        .filter(({ name }) => !isFindable || !['hidden', 'aria-hidden'].includes(name))
        .filter(({ name }) =>
          /^(?:role|tabindex|hidden|inert|aria-(?!labelledby|controls|describedby).+)$/.test(name),
        )
        .map(({ name, value }) => `${name}=${value}`);
      return states.length > 0 ? [`${element.localName} ${states.toSorted().join(' ')}`] : [];
    }),
  );
}
