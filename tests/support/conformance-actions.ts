/** What a run does with a widget: by mouse, by keyboard, with Tab. */
import type { ElementHandle, Page } from 'playwright-core';
import { newFaults } from './axe';
import type { ConformanceRecord, SeenState } from './conformance';
import { finishMovements } from './conformance-page';

/** Something that was done: what should have followed, and what did. */
export interface Action {
  readonly name: string;
  readonly expected: SeenState;
  readonly seen: SeenState;
  /** What axe found afterwards. */
  readonly faults: readonly string[];
}

/** What Tab led to, between a control before the widget and one after it. */
export interface TabObservations {
  readonly stops: number;
  readonly order: readonly number[];
  readonly back: readonly number[];
  readonly hasEscaped: boolean;
  /** Stops at which the focus cannot be seen. */
  readonly unseen: readonly number[];
}

/** The widget that is used. */
export interface Use {
  readonly page: Page;
  readonly record: ConformanceRecord;
  readonly root: () => ReturnType<Page['locator']>;
  /** The states that axe has looked at. */
  readonly checked: Set<string>;
}

/** What axe finds now; nothing in a state that it has looked at before, however the widget has come into it. */
async function faultsOf({ page, checked }: Use, seen: SeenState): Promise<string[]> {
  const state = JSON.stringify(seen);
  if (checked.has(state)) return [];
  checked.add(state);
  return newFaults(page);
}

/** Does the record's steps, one after the other. */
export async function doSteps(
  use: Use,
  steps: ConformanceRecord['steps'],
  { withAxe = false, isCalm = false } = {},
): Promise<Action[]> {
  const { page, record, root } = use;
  const actions: Action[] = [];
  for (const { name, act, after } of steps) {
    const before = await root().evaluate(record.readState);
    if (!(await act(root(), before, page))) continue;
    // A mouse moves the focus too; where to is the browser's business.
    const expected = { ...(await after(before, root())), focus: -1 };
    await record.settle?.(root());
    // Where motion is not wanted there is nothing to finish: the final state is there at once.
    if (!isCalm) await finishMovements(page);
    const seen = { ...(await root().evaluate(record.readState)), focus: -1 };
    actions.push({ name, expected, seen, faults: withAxe ? await faultsOf(use, seen) : [] });
  }
  return actions;
}

/** Starts the first step that applies and leaves it under way. */
export async function beginSomething({ page, record, root }: Use): Promise<void> {
  for (const { act } of record.steps) {
    if (await act(root(), await root().evaluate(record.readState), page)) return;
  }
}

/** Presses the record's keys, each where it belongs. */
export async function pressKeys(use: Use): Promise<Action[]> {
  const { page, record, root } = use;
  const actions: Action[] = [];
  for (const { key, name, from, after } of record.keyboard) {
    const at = await from(await root().evaluate(record.readState), root());
    if (at === undefined) continue;
    await record.stops(root()).nth(at).focus();
    const before = await root().evaluate(record.readState);
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press(key);
    await record.settle?.(root());
    await finishMovements(page);
    const seen = await root().evaluate(record.readState);
    const hasScrolled = (await page.evaluate(() => scrollY)) !== scrolled;
    actions.push({
      name: `${key} ${name}${hasScrolled ? ', and scrolled' : ''}`,
      expected: await after(before, root()),
      seen,
      faults: await faultsOf(use, seen),
    });
  }
  return actions;
}

/** More presses of Tab than any fragment needs. */
const MANY_TABS = 60;

/** Goes through with Tab, and back. */
export async function tabThrough({ page, record, root }: Use): Promise<TabObservations> {
  const stops = record.stops(root());
  const fences = await page.evaluateHandle(() =>
    ['prepend', 'append'].map((where) => {
      const fence = document.createElement('button');
      fence.textContent = where;
      document.body[where as 'prepend' | 'append'](fence);
      return fence;
    }),
  );
  const area = await root().elementHandle();
  const handles = await stops.elementHandles();
  const clip = await areaOf(area);
  // Without any focus: the ring of a neighbour must not count.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const dark = await page.screenshot({ clip });
  await page.evaluate(([first]) => first?.focus(), fences);
  const order: number[] = [];
  const unseen: number[] = [];
  const walk = async (key: string, end: 0 | 1, visit: (stop: number) => Promise<void>): Promise<boolean> => {
    for (let press = 0; press < MANY_TABS; press += 1) {
      await page.keyboard.press(key);
      if (await page.evaluate(([list, end]) => document.activeElement === list[end], [fences, end] as const))
        return true;
      const stop = await page.evaluate(
        (elements) => elements.findIndex((element) => element === document.activeElement),
        handles,
      );
      if (stop !== -1) await visit(stop);
    }
    return false;
  };
  const hasEscaped = await walk('Tab', 1, async (stop) => {
    order.push(stop);
    if ((await page.screenshot({ clip })).equals(dark)) unseen.push(stop);
  });
  const back: number[] = [];
  const hasEscapedBack = await walk('Shift+Tab', 0, async (stop) => void back.push(stop));
  await fences.evaluate((list) => list.forEach((fence) => fence.remove()));
  return { stops: handles.length, order, back, hasEscaped: hasEscaped && hasEscapedBack, unseen };
}

async function areaOf(
  area: ElementHandle | null,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await area?.boundingBox();
  if (!box) throw new Error('the widget has no box');
  // With room for an outline around it.
  return {
    x: Math.max(0, box.x - 8),
    y: Math.max(0, box.y - 8),
    width: box.width + 16,
    height: box.height + 16,
  };
}
