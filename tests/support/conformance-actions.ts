/** The actions of a run on a widget: mouse, keyboard, Tab. */
import type { ElementHandle, Page } from 'playwright-core';
import { newFaults } from './axe';
import type { ConformanceRecord, SeenState } from './conformance';
import { finishMovements } from './conformance-page';

/** An action with its expected and its observed result. */
export interface Action {
  readonly name: string;
  readonly expected: SeenState;
  readonly seen: SeenState;
  /** The findings of axe afterwards. */
  readonly faults: readonly string[];
}

/** The tab stops between a control before the widget and one after it. */
export interface TabObservations {
  readonly stops: number;
  readonly order: readonly number[];
  readonly back: readonly number[];
  readonly hasEscaped: boolean;
  /** Stops whose focus is not visible. */
  readonly unseen: readonly number[];
}

/** The widget under test. */
export interface Use {
  readonly page: Page;
  readonly record: ConformanceRecord;
  readonly root: () => ReturnType<Page['locator']>;
  /** The states in which axe has run. */
  readonly checked: Set<string>;
  /** True in Firefox, WebKit and on a phone: axe does not run, and the end of an animation may come some frames later. */
  readonly isOtherEngine?: boolean;
}

/** Runs axe, unless it has run in this state before. */
async function faultsOf({ page, checked, isOtherEngine = false }: Use, seen: SeenState): Promise<string[]> {
  if (isOtherEngine) return [];
  const state = JSON.stringify(seen);
  if (checked.has(state)) return [];
  checked.add(state);
  // A movement may have started with the last frame. Half-transparent text has too little contrast for axe.
  await finishMovements(page);
  return newFaults(page);
}

/** More frames than the report of an animation's end needs. */
const MANY_FRAMES = 30;

/** Reads the state after an action. */
async function stateAfter(
  { page, record, root, isOtherEngine = false }: Use,
  narrow: (state: SeenState) => SeenState,
  expected: SeenState,
): Promise<SeenState> {
  let seen = narrow(await root().evaluate(record.readState));
  const most = isOtherEngine ? MANY_FRAMES : 0;
  for (let frame = 0; frame < most && JSON.stringify(seen) !== JSON.stringify(expected); frame += 1) {
    // A transition may have begun since.
    await finishMovements(page);
    seen = narrow(await root().evaluate(record.readState));
  }
  return seen;
}

/** Performs the record's steps in order. */
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
    // A mouse click moves the focus too; its target is the browser's decision.
    const expected = { ...(await after(before, root())), focus: -1 };
    await record.settle?.(root());
    // With reduced motion there is nothing to finish: the final state shows at once.
    if (!isCalm) await finishMovements(page);
    const seen = await stateAfter(use, ({ parts }) => ({ parts, focus: -1 }), expected);
    actions.push({ name, expected, seen, faults: withAxe ? await faultsOf(use, seen) : [] });
  }
  return actions;
}

/**
 * Starts the first step that applies, without waiting for its end.
 *
 * @returns the steps after it; all, if none applies
 */
export async function beginSomething({ page, record, root }: Use): Promise<ConformanceRecord['steps']> {
  for (const [index, { act }] of record.steps.entries()) {
    if (await act(root(), await root().evaluate(record.readState), page))
      return record.steps.slice(index + 1);
  }
  return record.steps;
}

/** Presses the record's keys, each on its tab stop. */
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
    const expected = await after(before, root());
    const seen = await stateAfter(use, (state) => state, expected);
    const hasScrolled = (await page.evaluate(() => scrollY)) !== scrolled;
    actions.push({
      name: `${key} ${name}${hasScrolled ? ', and scrolled' : ''}`,
      expected,
      seen,
      faults: await faultsOf(use, seen),
    });
  }
  return actions;
}

/** More presses of Tab than any fragment needs. */
const MANY_TABS = 60;

/** The longest time until the focus is painted, in ms. */
const PAINT_LIMIT_MS = 2000;

/**
 * Tabs through the widget and back.
 *
 * @param looks false to take no pictures: then no stop counts as unseen. A picture takes a fifth of a second in some engines
 */
export async function tabThrough(
  { page, record, root }: Use,
  { looks = true } = {},
): Promise<TabObservations> {
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
  // Without any focus: the focus ring of a neighbour must not count.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const dark = looks && handles.length > 0 ? await page.screenshot({ clip }) : undefined;
  await page.evaluate(([first]) => first?.focus(), fences);
  const order: number[] = [];
  const unseen: number[] = [];
  const walk = async (key: string, end: 0 | 1, visit: (stop: number) => Promise<void>): Promise<boolean> => {
    let frame = -1;
    for (let press = 0; press < MANY_TABS; press += 1) {
      await page.keyboard.press(key);
      const { isAtEnd, stop, isFrame } = await page.evaluate(
        ([elements, list, end]) => ({
          isAtEnd: document.activeElement === list[end],
          stop: elements.findIndex((element) => element === document.activeElement),
          isFrame: document.activeElement instanceof HTMLIFrameElement,
        }),
        [handles, fences, end] as const,
      );
      if (isAtEnd) return true;
      // The page in a frame may have controls: then several presses stay on the frame. Between them, no element may be active.
      if (stop === -1) continue;
      if (stop !== frame) await visit(stop);
      frame = isFrame ? stop : -1;
    }
    return false;
  };
  const hasEscaped = await walk('Tab', 1, async (stop) => {
    order.push(stop);
    if (dark && !(await changes(async () => !(await page.screenshot({ clip })).equals(dark))))
      unseen.push(stop);
  });
  const back: number[] = [];
  const hasEscapedBack = await walk('Shift+Tab', 0, async (stop) => void back.push(stop));
  await fences.evaluate((list) => list.forEach((fence) => fence.remove()));
  return { stops: handles.length, order, back, hasEscaped: hasEscaped && hasEscapedBack, unseen };
}

/**
 * A browser may take a screenshot before it has painted the focus.
 *
 * @param hasChanged asked until it is true, for `PAINT_LIMIT_MS`
 */
async function changes(hasChanged: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + PAINT_LIMIT_MS;
  while (!(await hasChanged())) if (Date.now() > end) return false;
  return true;
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
