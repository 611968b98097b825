/**
 * The runtime: finds widgets, waits until each is due, fetches its code, mounts it, and unmounts it when its element is
 * removed. It contains no widget code and no React.
 */
import type { WidgetDefinition, WidgetModule } from './define';
import type { Engine, EngineServices, ImportEngine } from './engine';
import { member } from '../page/member';
import { ownScript } from '../page/own-script';
import { takeEarlyEvents } from './early-queue';
import { startEventReplay } from './event-replay';
import { isOriginalLive, OURS } from './original-detection';
import { addressOf, loadWithRetries } from './load';
import { whenOpened } from './ready';
import { endRecord, isPending, type LiveRecord, type WidgetRecord, type WidgetState } from './record';
import { type Failure, report } from './report';
import { findWidgets } from './scan';
import { createSchedule } from './schedule';
import { createVisit } from './visit';

/** The API for a page's scripts: `window.atoll`. */
export interface Atoll {
  /** The version, for example `1.2.0`. */
  readonly version: string;
  /**
   * Adds a custom widget and finds its elements on the page.
   *
   * @throws SyntaxError if the selector is invalid
   * @throws Error if another widget has the same name
   */
  readonly define: (definition: WidgetDefinition) => void;
  /** Finds the widgets in a node, including itself. Needed only for nodes that the mutation observer cannot see. */
  readonly scan: (node: ParentNode) => void;
  /** Resolves when no widget is loading. */
  readonly settled: () => Promise<void>;
  /** The widgets that are on the page now. The records are live. */
  readonly widgets: () => readonly WidgetRecord[];
}

declare global {
  interface Window {
    atoll?: Atoll;
  }
}

/**
 * Starts the runtime for a page, once. The entry may run twice, because a query that a cache adds to its URL makes it a
 * different module; the second run gets the existing runtime.
 *
 * @param page the document
 * @param definitions the widgets of this build
 * @param importEngine imports the engine, which is in a separate chunk
 * @param isReportOnly true to list the page's widgets without mounting them
 */
export function startRuntime(
  page: Document,
  definitions: readonly WidgetDefinition[],
  importEngine: ImportEngine,
  isReportOnly?: boolean,
): Atoll {
  const globals: { [OURS]?: Atoll } & Window = window;
  return (globals[OURS] ??= globals.atoll = createRuntime(page, definitions, importEngine, isReportOnly));
}

function createRuntime(
  page: Document,
  builtIn: readonly WidgetDefinition[],
  importEngine: ImportEngine,
  isReportOnly: boolean | undefined,
): Atoll {
  const known = [...builtIn];
  const records = createRecords();
  const pending = createPendingCount();
  const onDue = (record: LiveRecord): void => {
    if (record.state !== 'waiting' || isDeferred(record)) return;
    record.forget?.();
    record.state = 'loading';
    record.dueAt = performance.now();
    pending.add();
    loader.load(record).then(
      ([engine, code]) => engine.mount(record, code),
      (error: unknown) => fail(record, 'load_failed', error),
    );
  };

  const settle = (record: LiveRecord, state: WidgetState): void => {
    const wasLoading = record.state === 'loading';
    record.state = state;
    showStates(record.element, records.of(record.element));
    eventReplay.flush();
    if (wasLoading) pending.remove();
  };
  const isDeferred = (record: LiveRecord): boolean => {
    const { original } = record.definition;
    if (!original || !isOriginalLive(original, page)) return false;
    settle(record, 'deferred');
    record.unprepare?.();
    report('runtime', page, `${original}_script_is_live`);
    return true;
  };

  const fail = (record: LiveRecord, code: string, error: unknown): void => {
    const { element, name, state } = record;
    if (state === 'failed' || state === 'ended') return;
    settle(record, 'failed');
    endRecord(record, true);
    if (emitFailure(element, { widget: name, code, error })) report(name, element, code, error);
  };

  const scan = (root: ParentNode): void =>
    records.find(root, known).forEach((record) => isReportOnly || schedule.wait(record));

  const whenUsed = createVisit(page);
  const whenVisited = createVisit(page, 'scroll');
  const services = { page, isDeferred, settle, fail, report, scan, records, onDue, whenUsed, whenVisited };
  const loader = createLoader(builtIn, importEngine, services);
  const schedule = createSchedule(page, records.of, onDue, loader.prepareAll, whenUsed, whenVisited);
  const eventReplay = startEventReplay(isReportOnly ? () => [] : records.pendingAt, onDue);

  whenOpened(page, () => {
    scan(page);
    watchNodes(page, scan, () => {
      for (const record of records.takeRemoved()) {
        schedule.forget(record);
        settle(record, 'ended');
        endRecord(record, false);
      }
    });
    eventReplay.takeOver(takeEarlyEvents(page));
    pending.remove();
  });

  return {
    version: __ATOLL_VERSION__,
    define(definition) {
      page.querySelector(definition.selector);
      if (known.some(({ name }) => name === definition.name)) throw new Error(`${definition.name} is taken`);
      known.push(definition);
      scan(page);
    },
    scan,
    settled: pending.settled,
    widgets: records.all,
  };
}

/** Calls `onAdded` for each element that is added to the page, after one call of `onRemoved` if elements were removed. */
function watchNodes(page: Document, onAdded: (element: Element) => void, onRemoved: () => void): void {
  const observer = new MutationObserver((mutations) => {
    // Texts change often, for example each second in a countdown.
    if (mutations.some(({ removedNodes }) => [...removedNodes].some(isElement))) onRemoved();
    for (const { addedNodes } of mutations)
      for (const node of addedNodes) if (isElement(node) && member(node, 'isConnected')) onAdded(node);
  });
  observer.observe(page.documentElement, { childList: true, subtree: true });
}

function isElement(node: Node): node is Element {
  return node instanceof Element;
}

/** The widgets on the page. */
function createRecords() {
  const records = new Set<LiveRecord>();
  const byElement = new WeakMap<Element, LiveRecord[]>();
  const of = (element: Element): readonly LiveRecord[] => byElement.get(element) ?? [];
  const pendingAt = (node: Element | null): readonly LiveRecord[] =>
    node ? [...of(node).filter(isPending), ...pendingAt(member(node, 'parentElement'))] : [];
  return {
    of,
    /** @returns records of an element and its ancestors that are not mounted yet, innermost first */
    pendingAt,
    all: (): readonly LiveRecord[] => [...records],
    /** @returns records of the widgets at and below a node that have none yet */
    find: (root: ParentNode, known: readonly WidgetDefinition[]): readonly LiveRecord[] =>
      findWidgets(root, known).flatMap(({ element, definition }) => {
        const here = of(element);
        if (here.some((other) => other.definition === definition)) return [];
        const { name } = definition;
        const record: LiveRecord = {
          name,
          element,
          definition,
          foundAt: performance.now(),
          state: 'waiting',
        };
        byElement.set(element, [...here, record]);
        records.add(record);
        return [record];
      }),
    /** Forgets records whose element has left the page. An element that was only moved is connected again by now. */
    takeRemoved(): readonly LiveRecord[] {
      const removed = [...records].filter(({ element }) => !member(element, 'isConnected'));
      for (const record of removed) {
        records.delete(record);
        byElement.delete(record.element);
      }
      return removed;
    },
  };
}

/**
 * Fetches the engine, and the code of each definition once. After a failure, the next widget that is due tries again.
 *
 * @param builtIn the definitions of the build, whose chunks have known addresses
 * @param importEngine see startRuntime()
 */
function createLoader(
  builtIn: readonly WidgetDefinition[],
  importEngine: ImportEngine,
  services: Omit<EngineServices, 'addressOf' | 'loadWithRetries'>,
) {
  const fetchEngine = async (): Promise<Engine> => {
    const { createEngine } = await importEngine();
    return createEngine({
      ...services,
      addressOf: (definition, load) => (builtIn.includes(definition) ? addressOf(load) : ''),
      loadWithRetries,
    });
  };
  const modules = new Map<WidgetDefinition, Promise<WidgetModule>>();
  const separate = new Set<WidgetDefinition>();
  let engine: Promise<Engine> | undefined;
  const loadEngine = (): Promise<Engine> => {
    engine ??= loadWithRetries(fetchEngine).catch(async (error: unknown) => {
      if (!(await bringOriginalsBack(services.page))) engine = undefined;
      throw error;
    });
    return engine;
  };
  return {
    /** Prepares the waiting widgets. If the engine cannot be fetched, that is reported when a widget is due. */
    prepareAll: (): void =>
      void loadEngine().then(
        (loaded) => loaded.prepareAll(),
        () => undefined,
      ),
    async load(record: LiveRecord): Promise<[Engine, WidgetModule]> {
      const { definition } = record;
      let module = modules.get(definition);
      if (!module) {
        module = loadWithRetries(definition.load, () => separate.add(definition));
        modules.set(definition, module);
        module.catch(() => modules.delete(definition));
        // Only to start the request early. If it fails, the code's own import fails too, and that is reported.
        definition.shared?.().catch(() => undefined);
      }
      const loaded = await Promise.all([loadEngine(), module]);
      // This code does not know what other code has prepared. The property stays, so that nothing prepares the widget again.
      if (separate.has(definition)) record.unprepare = record.unprepare?.();
      return loaded;
    },
  };
}

/**
 * Asks `entry-fallback.ts` for the originals. Nothing is mounted without the engine.
 *
 * @returns undefined if it is not on the page; otherwise an event, when the originals run
 */
async function bringOriginalsBack(page: Document): Promise<Event | undefined> {
  const entry = ownScript(page, 'atoll-js-module');
  if (!entry || !ownScript(page, 'atoll-entry-fallback')) return undefined;
  return new Promise((resolve) => {
    entry.addEventListener('error', resolve);
    delete (window as { [OURS]?: Atoll })[OURS];
    entry.dispatchEvent(new Event('error'));
  });
}

/** Counts what is still loading. The first scan counts too. */
function createPendingCount() {
  let count = 1;
  const waiters: (() => void)[] = [];
  return {
    add: (): void => void (count += 1),
    remove(): void {
      if ((count -= 1) === 0) waiters.splice(0).forEach((resolve) => resolve());
    },
    settled: (): Promise<void> => new Promise((resolve) => (count > 0 ? waiters.push(resolve) : resolve())),
  };
}

/** @returns false if a page script prevents the default: the failure is not reported then */
function emitFailure(element: HTMLElement, detail: Failure): boolean {
  return member(
    element,
    'dispatchEvent',
  )(new CustomEvent('atoll:error', { detail, bubbles: true, cancelable: true }));
}

/** Writes the states of an element's widgets to its attributes. */
function showStates(element: HTMLElement, records: readonly LiveRecord[]): void {
  const shown = records.filter(({ state }) => state === 'ready' || state === 'failed');
  if (shown.length === 0) return;
  const data = member(element, 'dataset');
  data['atoll'] = shown.map(({ name }) => name).join(' ');
  data['atollState'] = shown.some(({ state }) => state === 'failed') ? 'failed' : 'ready';
}
