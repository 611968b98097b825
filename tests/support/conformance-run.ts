/**
 * Runs one fragment through everything that the conformance suite tests, in one page of a real browser, and records
 * observations. The suite judges them.
 */
import type { Browser } from 'playwright-core';
import type { WidgetDefinition } from '../../runtime/core/define';
import { newFaults, rememberFaults } from './axe';
import type { ConformanceRecord, SeenState } from './conformance';
import {
  besideBroken,
  type BrokenObservations,
  type GarbageObservations,
  mountGarbage,
} from './conformance-damage';
import {
  beginSomething,
  type Action,
  doSteps,
  pressKeys,
  type TabObservations,
  tabThrough,
} from './conformance-actions';
import {
  allOnScreenMounted,
  allShown,
  finishMovements,
  listenersIn,
  nextFrames,
  openPage,
  replaceContent,
  settled,
  start,
} from './conformance-page';
import type { ServerNodes, Standing } from './conformance-probe';
import type { PageServer } from './page-server';
import { fragment } from './pages';

/** The observations of one run. */
export interface Observations {
  readonly mounting: {
    readonly states: readonly string[];
    readonly marks: readonly (string | null)[];
    readonly readyCounts: readonly number[];
    readonly readyCountsAfterScan: readonly number[];
    readonly nodes: ServerNodes;
    readonly movedBoxes: readonly string[];
    readonly layoutShift: number;
    readonly isPixelEqual: boolean;
    readonly faults: readonly string[];
  };
  readonly pointer: readonly Action[];
  readonly keyboard: readonly Action[];
  readonly tab: TabObservations;
  readonly nodesAfterUse: ServerNodes;
  readonly moved: {
    readonly stateBefore: SeenState;
    readonly stateAfter: SeenState;
    readonly actions: readonly Action[];
  };
  readonly removed: { readonly widgets: number | undefined; readonly leftovers: Standing };
  readonly backAgain: { readonly newListeners: Standing; readonly actions: readonly Action[] };
  readonly calm: {
    readonly seen: SeenState;
    readonly resting: SeenState;
    readonly running: number;
    readonly actions: readonly Action[];
  };
  readonly garbage: GarbageObservations & { readonly reports: readonly string[] };
  readonly broken: BrokenObservations;
  /** Errors of the console and of the page, over the whole run. */
  readonly errors: readonly string[];
  /** Warnings until the run starts to break things. */
  readonly warnings: readonly string[];
}

/** Longer than any animation of a widget. */
const LONG_MS = 10_000;

/** What exists on a page that runs Atoll and axe and has no widget. */
export async function standingWithoutWidgets(
  browser: Browser,
  server: PageServer,
  record: Pick<ConformanceRecord, 'config' | 'routes'> = {},
): Promise<Standing> {
  const guide = await openPage(browser, server, '', record);
  await rememberFaults(guide.page);
  await start(guide.page);
  const standing = await guide.page.evaluate(() => window.probe.standing());
  await guide.close();
  return standing;
}

/**
 * Runs one fragment.
 *
 * @param definition `selector` finds the widget's roots at any time, `foundBy` is the definition's
 * @param baseline what exists on a page without widgets
 */
export async function runFragment(
  browser: Browser,
  server: PageServer,
  file: string,
  record: ConformanceRecord,
  definition: Pick<WidgetDefinition, 'selector'> & { readonly foundBy: string },
  baseline: Standing,
): Promise<Observations> {
  const html = fragment(file);
  const guide = await openPage(browser, server, html, record);
  const { page } = guide;
  const { selector } = definition;
  const root = page.locator(selector).first();
  try {
    // What the server sent
    await rememberFaults(page);
    if (record.reveal) {
      const reveal = await page.addStyleTag({ content: record.reveal });
      await rememberFaults(page);
      await reveal.evaluate((style) => (style as Element).remove());
      await nextFrames(page);
      await finishMovements(page);
    }
    await page.evaluate(() => window.probe.remember(document.querySelector('main') ?? document.body));
    const before = await page.screenshot({ caret: 'initial' });

    // Mounting
    await start(page);
    await allShown(page, definition);
    const after = await page.screenshot({ caret: 'initial' });
    const mounted = await page.evaluate((selector) => {
      const roots = [...document.querySelectorAll(selector)];
      const readyCounts = window.probe.readyCounts();
      window.atoll?.scan(document);
      const states = (window.atoll?.widgets() ?? [])
        .filter(({ element }) => roots.includes(element))
        .map(({ state }) => state);
      return {
        states,
        marks: roots.map((element) => element.getAttribute('data-atoll-state')),
        readyCounts,
        nodes: window.probe.nodes(),
        movedBoxes: window.probe.movedBoxes(),
        layoutShift: window.probe.layoutShift(),
      };
    }, selector);
    await settled(page);
    const readyCountsAfterScan = await page.evaluate(() => window.probe.readyCounts());
    await record.afterMounting?.(page);
    // Half-transparent content has too little contrast for axe.
    await finishMovements(page);
    const faults = await newFaults(page);
    const mounting = { ...mounted, readyCountsAfterScan, isPixelEqual: before.equals(after), faults };

    const isUsable = mounted.marks.length > 0 && record.cannotMount?.(file) !== true;
    const use = { page, record, root: () => page.locator(selector).first(), checked: new Set<string>() };

    // Mouse, time, keyboard
    const isBrief = record.looksOnly?.(file) === true;
    const pointer = isUsable && !isBrief ? await doSteps(use, record.steps, { withAxe: true }) : [];
    if (record.ofPage || isBrief) {
      const nodesAfterUse = await page.evaluate(() => window.probe.nodes());
      return { ...UNASKED, mounting, pointer, nodesAfterUse, errors: guide.errors, warnings: guide.warnings };
    }
    const tab = isUsable
      ? await tabThrough(use)
      : { stops: 0, order: [], back: [], hasEscaped: true, unseen: [] };
    const keyboard = isUsable ? await pressKeys(use) : [];
    const nodesAfterUse = await page.evaluate(() => window.probe.nodes());

    // To another parent
    const look = (): Promise<SeenState> => root.evaluate(record.readState);
    const stateBefore = isUsable ? await look() : NOTHING;
    await page.evaluate(() => {
      const elsewhere = document.createElement('section');
      document.body.prepend(elsewhere);
      elsewhere.append(...(document.querySelector('main')?.childNodes ?? []));
    });
    await settled(page);
    const stateAfter = isUsable ? await look() : NOTHING;
    const moved = {
      stateBefore,
      stateAfter,
      actions: isUsable ? await doSteps(use, record.steps.slice(0, 1)) : [],
    };

    // Removed during an animation, and inserted again
    const section = await page.$('section');
    if (!section) throw new Error('the test page has lost its section');
    await section.evaluate((node, html) => {
      (node as Element).replaceChildren(document.createRange().createContextualFragment(html));
    }, html);
    await allShown(page, definition);
    await allOnScreenMounted(page);
    await nextFrames(page);
    const listenersBefore = await listenersIn(section);
    // Automatic animations have started by now.
    if (isUsable && !record.restingState) await beginSomething(use);
    await section.evaluate((node) => node.remove());
    await settled(page);
    if (record.endsWithAFrame) await page.evaluate(() => window.probe.advance(0));
    const widgets = await page.evaluate(
      () =>
        // The widgets of the whole page stay.
        window.atoll?.widgets().filter(({ element }) => element !== document.documentElement).length,
    );
    const leftovers = without(await page.evaluate(() => window.probe.standing()), baseline);
    await page.evaluate((node) => document.body.append(node), section);
    await allShown(page, definition);
    await allOnScreenMounted(page);
    const newListeners = without(await listenersIn(section), listenersBefore);
    const backAgain = { newListeners, actions: isUsable ? await doSteps(use, record.steps.slice(0, 1)) : [] };

    // With reduced motion
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await replaceContent(page, html);
    await allShown(page, definition);
    // Observers start the widgets that follow the screen. These are laid out in the next frame, which takes no time.
    await nextFrames(page);
    if (!record.restingState) await page.evaluate(() => window.probe.advance(0));
    const seen = isUsable ? await look() : NOTHING;
    // Without a resting state, it is the state after all animations have ended.
    const rest = async (): Promise<SeenState> => {
      await page.evaluate((ms) => window.probe.advance(ms), LONG_MS);
      await finishMovements(page);
      return look();
    };
    const resting = isUsable ? await (record.restingState?.(root) ?? rest()) : NOTHING;
    const calmActions = isUsable ? await doSteps(use, record.steps, { isCalm: true }) : [];
    const running = await page.evaluate(
      () =>
        document.getAnimations().filter((animation) => {
          const { effect } = animation;
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          // A transition of the page's stylesheet is not the widget's animation.
          const isOfPage =
            animation instanceof CSSTransition && !target?.getAttribute('style')?.includes('transition');
          return !isOfPage;
        }).length,
    );
    const calm = { seen, resting, running, actions: calmActions };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const warnings = [...guide.warnings];

    // With garbage in every attribute
    guide.warnings.length = 0;
    const garbage = {
      ...(await mountGarbage(page, html, definition.foundBy)),
      reports: ourLines(guide.warnings),
    };

    // Beside a broken widget
    guide.warnings.length = 0;
    const broken = record.broken ? await besideBroken(use, html, definition, guide.warnings) : UNASKED.broken;

    return {
      mounting,
      pointer,
      keyboard,
      tab,
      nodesAfterUse,
      moved,
      removed: { widgets, leftovers },
      backAgain,
      calm,
      garbage,
      broken,
      errors: guide.errors,
      warnings,
    };
  } finally {
    await guide.close();
  }
}

/** The browser reports some garbage, too, for instance in image sizes. */
const ourLines = (lines: readonly string[]): string[] => lines.filter((line) => line.startsWith('[atoll]'));

const NOTHING: SeenState = { parts: [], focus: -1 };

/** The observations that a widget of the whole page cannot have. */
const UNASKED: Omit<Observations, 'mounting' | 'pointer' | 'nodesAfterUse' | 'errors' | 'warnings'> = {
  keyboard: [],
  tab: { stops: 0, order: [], back: [], hasEscaped: true, unseen: [] },
  moved: { stateBefore: NOTHING, stateAfter: NOTHING, actions: [] },
  removed: { widgets: 0, leftovers: [] },
  backAgain: { newListeners: [], actions: [] },
  calm: { seen: NOTHING, resting: NOTHING, running: 0, actions: [] },
  garbage: { states: [], texts: [], reports: [] },
  broken: { states: [], isMarkupIntact: true, reports: [], actions: [] },
};

/** @returns the entries of one list that another lacks */
function without(list: Standing, other: Standing): Standing {
  const rest = [...other];
  return list.filter((entry) => {
    const index = rest.indexOf(entry);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}
