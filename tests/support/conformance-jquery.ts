/**
 * Uses a widget as scripts of a site do: each click and each hover of its record is an event that jQuery triggers
 * (goodlayers-platform, section 4).
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { WidgetDefinition } from '../../runtime/core/define';
import type { ConformanceRecord, SeenState } from './conformance';
import { type Action, doSteps } from './conformance-actions';
import { allShown, finishMovements, openPage, start } from './conformance-page';
import type { PageServer } from './page-server';
import { fragment } from './pages';

/** The observations of one visit. */
export interface JQueryVisit {
  readonly actions: readonly Action[];
  /** How many events jQuery has triggered. */
  readonly triggered: number;
  /** The console's errors and Atoll's reports. */
  readonly reports: readonly string[];
}

/** Narrow enough for the menus of phones. */
const PHONE = { width: 390, height: 1400 };

const ADDRESS = '/node_modules/jquery/dist/jquery.min.js';

/** @param isTapped true to trigger the record's taps at a phone's width, instead of its steps */
export async function visitByJQuery(
  browser: Browser,
  server: PageServer,
  {
    file,
    record,
    selector,
  }: { file: string; record: ConformanceRecord } & Pick<WidgetDefinition, 'selector'>,
  isTapped = false,
): Promise<JQueryVisit> {
  const guide = await openPage(browser, server, fragment(file), record, isTapped ? PHONE : undefined);
  const { page } = guide;
  try {
    await start(page);
    await allShown(page, { selector });
    await record.afterMounting?.(page);
    await page.addScriptTag({ url: ADDRESS });
    // Asked from here, because the clock of the page may stand. jQuery's own function has the word.
    const isWatched = () =>
      page.evaluate(() => {
        const { jQuery } = window as unknown as { jQuery: { event: { trigger: unknown } } };
        return !String(jQuery.event.trigger).includes('isTrigger');
      });
    await expect.poll(isWatched).toBe(true);
    await finishMovements(page);
    const driver = driveByJQuery(page);
    const root = () => page.locator(selector).first();
    const steps = ((isTapped ? record.taps : undefined) ?? record.steps).map((step) => ({
      ...step,
      act: async (own: Locator, before: SeenState) => step.act(driver.locator(own), before, driver.page),
    }));
    const use = { page, record, root, checked: new Set<string>(), isOtherEngine: true };
    const actions = await doSteps(use, steps);
    const reports = [...guide.errors, ...guide.warnings.filter((line) => line.startsWith('[atoll]'))];
    return { actions, triggered: driver.triggered(), reports };
  } finally {
    await guide.close();
  }
}

/** Replaces a page and its locators by ones whose clicks and hovers are triggered with jQuery. */
function driveByJQuery(page: Page) {
  let triggered = 0;
  let hovered: Locator | undefined;

  const trigger = async (target: Locator, type: string): Promise<void> => {
    triggered += 1;
    await target.evaluate((element, type) => {
      const { jQuery } = window as unknown as {
        jQuery: (element: Element) => { trigger: (type: string) => void };
      };
      jQuery(element).trigger(type);
    }, type);
  };
  const leave = async (): Promise<void> => {
    const last = hovered;
    hovered = undefined;
    if (last && (await last.count()) === 1) await trigger(last, 'mouseleave');
  };
  const enter = async (target: Locator): Promise<void> => {
    await leave();
    hovered = target;
    await trigger(target, 'mouseenter');
  };

  const click = async (target: Locator): Promise<void> => {
    // A pointer that clicks is over the element, and may leave it.
    hovered = target;
    await trigger(target, 'click');
  };
  const dispatched =
    (target: Locator) =>
    async (type: string, init?: object): Promise<void> =>
      type === 'click' ? trigger(target, type) : target.dispatchEvent(type, init);

  const locator = (own: Locator): Locator =>
    new Proxy(own, {
      get(target, name) {
        if (name === 'click') return async () => click(target);
        if (name === 'dispatchEvent') return dispatched(target);
        if (name === 'hover') return async () => enter(target);
        return wrapped(target, name);
      },
    });
  const wrapped = (target: object, name: string | symbol): unknown => {
    const value: unknown = Reflect.get(target, name, target);
    if (typeof value !== 'function') return value;
    return (...values: readonly unknown[]): unknown => {
      const result: unknown = Reflect.apply(value, target, values);
      if (result === page) return driven;
      return isLocator(result) ? locator(result) : result;
    };
  };
  const mouse = new Proxy(page.mouse, {
    // Away from everything.
    get: (target, name) => (name === 'move' ? leave : wrapped(target, name)),
  });
  const driven: Page = new Proxy(page, {
    get: (target, name) => (name === 'mouse' ? mouse : wrapped(target, name)),
  });
  return { page: driven, locator, triggered: () => triggered };
}

function isLocator(value: unknown): value is Locator {
  return typeof value === 'object' && value !== null && 'boundingBox' in value && 'locator' in value;
}
