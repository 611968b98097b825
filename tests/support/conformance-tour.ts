/**
 * Takes one fragment through everything that the conformance suite asks, in one page of a real browser, and writes
 * down what it saw. The suite then reads the notes: a tour judges nothing.
 */
import type { Browser, ElementHandle, Page } from 'playwright-core';
import type { WidgetDefinition } from '../../runtime/define';
import { newFaults, rememberFaults } from './axe';
import type { ConformanceRecord, SeenState } from './conformance';
import { installProbe, type ServerNodes, type Standing } from './conformance-probe';
import { entryPath, type PageServer } from './page-server';
import { fragment, htmlPage } from './pages';

/** Something that was done: what should have followed, and what did. */
export interface Deed {
  readonly name: string;
  readonly expected: SeenState;
  readonly seen: SeenState;
  /** What axe found afterwards. */
  readonly faults: readonly string[];
}

/** What a broken widget and its neighbour came to. */
export interface BrokenNotes {
  readonly states: readonly (string | undefined)[];
  readonly isMarkupIntact: boolean;
  readonly reports: readonly string[];
  readonly deeds: readonly Deed[];
}

/** The notes of one tour. */
export interface Notes {
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
  readonly pointer: readonly Deed[];
  readonly keyboard: readonly Deed[];
  /** What Tab led to, between a control before the widget and one after it. */
  readonly tab: {
    readonly stops: number;
    readonly order: readonly number[];
    readonly back: readonly number[];
    readonly hasEscaped: boolean;
    /** Stops at which the focus cannot be seen. */
    readonly unseen: readonly number[];
  };
  readonly nodesAfterUse: ServerNodes;
  readonly moved: {
    readonly stateBefore: SeenState;
    readonly stateAfter: SeenState;
    readonly deeds: readonly Deed[];
  };
  readonly removed: { readonly widgets: number | undefined; readonly leftovers: Standing };
  readonly backAgain: { readonly newListeners: Standing; readonly deeds: readonly Deed[] };
  readonly calm: {
    readonly seen: SeenState;
    readonly resting: SeenState;
    readonly running: number;
    readonly deeds: readonly Deed[];
  };
  readonly garbage: {
    readonly states: readonly (string | undefined)[];
    readonly texts: readonly string[];
    readonly reports: readonly string[];
  };
  readonly broken: BrokenNotes;
  /** Errors of the console and of the page, over the whole tour. */
  readonly errors: readonly string[];
  /** Warnings until the tour began to break things. */
  readonly warnings: readonly string[];
}

/** What stands on a page that runs Atoll, and axe, and has no widget of its own. */
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
 * Goes through one fragment.
 *
 * @param baseline what stands on a page without widgets
 */
export async function tour(
  browser: Browser,
  server: PageServer,
  file: string,
  record: ConformanceRecord,
  definition: Pick<WidgetDefinition, 'selector'>,
  baseline: Standing,
): Promise<Notes> {
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
    const faults = await newFaults(page);
    const mounting = { ...mounted, readyCountsAfterScan, isPixelEqual: before.equals(after), faults };

    const isUsable = mounted.marks.length > 0 && record.cannotMount?.(file) !== true;
    const use = { page, record, root: () => page.locator(selector).first(), checked: new Set<string>() };

    // Mouse, by itself, keyboard
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

    // To another place
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
      deeds: isUsable ? await doSteps(use, record.steps.slice(0, 1)) : [],
    };

    // Away, in the middle of a movement, and back
    const section = await page.$('section');
    if (!section) throw new Error('the test page has lost its section');
    await section.evaluate((node, html) => {
      (node as Element).replaceChildren(document.createRange().createContextualFragment(html));
    }, html);
    await allShown(page, definition);
    await nextFrames(page);
    const listenersBefore = await listenersIn(section);
    // What moves by itself has begun by now.
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
    const newListeners = without(await listenersIn(section), listenersBefore);
    const backAgain = { newListeners, deeds: isUsable ? await doSteps(use, record.steps.slice(0, 1)) : [] };

    // For a visitor who wants less motion
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await replaceContent(page, html);
    await allShown(page, definition);
    const seen = isUsable ? await look() : NOTHING;
    const resting = isUsable ? await (record.restingState?.(root) ?? look()) : NOTHING;
    const calmDeeds = isUsable ? await doSteps(use, record.steps, { isCalm: true }) : [];
    const running = await page.evaluate(
      () =>
        document.getAnimations().filter((animation) => {
          const { effect } = animation;
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          // What the page's own stylesheet lets glide is not the widget's movement.
          const isOfPage =
            animation instanceof CSSTransition && !target?.getAttribute('style')?.includes('transition');
          return !isOfPage;
        }).length,
    );
    const calm = { seen, resting, running, deeds: calmDeeds };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const warnings = [...guide.warnings];

    // With garbage in every attribute
    guide.warnings.length = 0;
    const garbage = { ...(await mountGarbage(page, html, definition)), reports: ourLines(guide.warnings) };

    // Beside a broken one
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

/** The browser has something to say of garbage too, in the sizes of pictures for instance. */
const ourLines = (lines: readonly string[]): string[] => lines.filter((line) => line.startsWith('[atoll]'));

const NOTHING: SeenState = { parts: [], focus: -1 };

/** The notes on what cannot be asked of a widget of the whole page. */
const UNASKED: Omit<Notes, 'mounting' | 'pointer' | 'nodesAfterUse' | 'errors' | 'warnings'> = {
  keyboard: [],
  tab: { stops: 0, order: [], back: [], hasEscaped: true, unseen: [] },
  moved: { stateBefore: NOTHING, stateAfter: NOTHING, deeds: [] },
  removed: { widgets: 0, leftovers: [] },
  backAgain: { newListeners: [], deeds: [] },
  calm: { seen: NOTHING, resting: NOTHING, running: 0, deeds: [] },
  garbage: { states: [], texts: [], reports: [] },
  broken: { states: [], isMarkupIntact: true, reports: [], deeds: [] },
};

/** A page under a clock that stands still, and what its console says. */
interface Guide {
  readonly page: Page;
  readonly errors: string[];
  readonly warnings: string[];
  readonly close: () => Promise<void>;
}

interface Use {
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

let pages = 0;

async function openPage(
  browser: Browser,
  server: PageServer,
  body: string,
  { config, routes }: Pick<ConformanceRecord, 'config' | 'routes'> = {},
): Promise<Guide> {
  const path = `/tour-${(pages += 1)}`;
  server.routes.set(path, { body: htmlPage({ body, config, withEntry: false }) });
  for (const [asked, answer] of routes ?? [])
    server.routes.set(asked, ({ body: sent }) => ({ body: answer(sent), type: 'application/json' }));
  const page = await browser.newPage({ viewport: { width: 1000, height: 1400 } });
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  const warnings: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // What the browser says of garbage in addresses is not the widget's doing.
    if (/^Failed to load resource|srcset/.test(message.text())) return;
    if (message.type() === 'error') errors.push(message.text());
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(installProbe);
  await page.goto(server.origin + path);
  return {
    page,
    errors,
    warnings,
    async close() {
      server.routes.delete(path);
      await page.close();
    },
  };
}

/** Starts Atoll and waits until the widgets that are on the page have come to something. */
async function start(page: Page): Promise<void> {
  await page.addScriptTag({ type: 'module', url: entryPath() });
  await settled(page);
  // Observers report after a frame: what is due is known only then.
  await nextFrames(page);
  await settled(page);
  await nextFrames(page);
}

const settled = (page: Page): Promise<void> => page.evaluate(() => window.atoll?.settled());

/** Two real frames, whatever the page's own clock says: observers have reported by then. */
async function nextFrames(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            IntersectionObserver.prototype.disconnect.call(observer);
            resolve();
          });
          observer.observe(document.body);
        }),
    );
  }
}

/** Waits until each of a definition's elements is ready or has failed. One in a closed panel is not due. */
async function allShown(page: Page, { selector }: Pick<WidgetDefinition, 'selector'>): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].every(
        (element) => element.dataset['atollState'] || !element.checkVisibility(),
      ),
    selector,
    { polling: 10 },
  );
  await settled(page);
}

async function doSteps(
  use: Use,
  steps: ConformanceRecord['steps'],
  { withAxe = false, isCalm = false } = {},
): Promise<Deed[]> {
  const { page, record, root } = use;
  const deeds: Deed[] = [];
  for (const { name, act, after } of steps) {
    const before = await root().evaluate(record.readState);
    if (!(await act(root(), before, page))) continue;
    // A mouse moves the focus too; where to is the browser's business.
    const expected = { ...(await after(before, root())), focus: -1 };
    await record.settle?.(root());
    // Where motion is not wanted there is nothing to finish: the final state is there at once.
    if (!isCalm) await finishMovements(page);
    const seen = { ...(await root().evaluate(record.readState)), focus: -1 };
    deeds.push({ name, expected, seen, faults: withAxe ? await faultsOf(use, seen) : [] });
  }
  return deeds;
}

/** Starts the first step that applies and leaves it under way. */
async function beginSomething({ page, record, root }: Use): Promise<void> {
  for (const { act } of record.steps) {
    if (await act(root(), await root().evaluate(record.readState), page)) return;
  }
}

async function pressKeys(use: Use): Promise<Deed[]> {
  const { page, record, root } = use;
  const deeds: Deed[] = [];
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
    deeds.push({
      name: `${key} ${name}${hasScrolled ? ', and scrolled' : ''}`,
      expected: await after(before, root()),
      seen,
      faults: await faultsOf(use, seen),
    });
  }
  return deeds;
}

/** More presses of Tab than any fragment needs. */
const MANY_TABS = 60;

async function tabThrough({ page, record, root }: Use): Promise<Notes['tab']> {
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

async function finishMovements(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Those without an end have none to be brought to.
    const movements = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    movements.forEach((movement) => movement.finish());
    await Promise.allSettled(movements.map(({ finished }) => finished));
  });
  // One that has ended by itself is in no list any more, and its end is told with the next frame: a real one, because
  // the page's own come only when the tour says so.
  await nextFrames(page);
}

const listenersIn = (node: ElementHandle): Promise<Standing> =>
  node.evaluate((element) => window.probe.listenersIn(element));

const replaceContent = (page: Page, html: string): Promise<void> =>
  page.evaluate((html) => {
    document.querySelector('section')?.remove();
    const main = document.querySelector('main');
    main?.replaceChildren(document.createRange().createContextualFragment(html));
  }, html);

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
async function besideBroken(
  use: Use,
  html: string,
  definition: Pick<WidgetDefinition, 'selector'>,
  warnings: readonly string[],
): Promise<BrokenNotes> {
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
  const deeds = isUsable ? await doSteps(beside, record.steps.slice(0, 1)) : [];
  return { ...broken, reports, deeds };
}

/** Mounts copies of the fragment, each with other garbage in the values of all attributes but the classes. */
async function mountGarbage(
  page: Page,
  html: string,
  definition: Pick<WidgetDefinition, 'selector'>,
): Promise<Pick<Notes['garbage'], 'states' | 'texts'>> {
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

/** @returns what is in a list beyond what is in another */
function without(list: Standing, other: Standing): Standing {
  const rest = [...other];
  return list.filter((entry) => {
    const index = rest.indexOf(entry);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}
