/**
 * The runtime: finds widgets, waits until each is due, fetches its code, mounts it, and unmounts it when its element is
 * removed. It contains no widget code and no React.
 */
import type { WidgetDefinition, WidgetModule } from './define';
import type { MountRecord } from './engine';
import { startEventReplay } from './event-replay';
import { isOriginalLive } from './original-detection';
import { loadTwice } from './load';
import { whenParsed } from './ready';
import { isPending, type LiveRecord, type WidgetRecord, type WidgetState } from './record';
import { type Failure, report } from './report';
import { findWidgets } from './scan';
import { createSchedule } from './schedule';

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

const OURS = Symbol.for(__ATOLL_KEY__);

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
 * @param isReportOnly true to list the page's widgets without mounting them
 */
export function startRuntime(
  page: Document,
  definitions: readonly WidgetDefinition[],
  isReportOnly = false,
): Atoll {
  const globals = page.defaultView as { [OURS]?: Atoll; atoll?: Atoll } & Window;
  return (globals[OURS] ??= globals.atoll = createRuntime(page, [...definitions], isReportOnly));
}

function createRuntime(page: Document, known: WidgetDefinition[], isReportOnly: boolean): Atoll {
  const records = new Set<LiveRecord>();
  const byElement = new WeakMap<Element, LiveRecord[]>();
  const modules = new Map<WidgetDefinition, Promise<WidgetModule>>();
  let engine: Promise<MountRecord> | undefined;
  /** The number of loading widgets, plus one for the first scan. */
  let pendingCount = 1;
  let waiters: (() => void)[] = [];

  const widgets = (): readonly LiveRecord[] => [...records];

  const recordsOf = (element: Element): readonly LiveRecord[] => byElement.get(element) ?? [];

  const finishOne = (): void => {
    if ((pendingCount -= 1) > 0) return;
    waiters.forEach((resolve) => resolve());
    waiters = [];
  };

  const onDue = (record: LiveRecord): void => {
    if (record.state !== 'waiting' || isDeferred(record)) return;
    const { definition } = record;
    record.state = 'loading';
    record.dueAt = performance.now();
    pendingCount += 1;
    engine ??= loadTwice(async () =>
      (await import('./engine')).createEngine({ page, isDeferred, settle, fail, report, scan, widgets }),
    );
    let module = modules.get(definition);
    if (!module) {
      modules.set(definition, (module = loadTwice(definition.load)));
      // This only starts the download early. If it fails, the widget's own import fails too and is reported.
      definition.shared?.().catch(() => undefined);
    }
    Promise.all([engine, module]).then(
      ([mount, code]) => mount(record, code),
      (error: unknown) => {
        // The visitor may have been offline, so widgets that are due later try again.
        modules.delete(definition);
        engine = undefined;
        fail(record, 'load_failed', error);
      },
    );
  };

  const settle = (record: LiveRecord, state: WidgetState): void => {
    const wasLoading = record.state === 'loading';
    record.state = state;
    show(record.element);
    eventReplay.settle();
    if (wasLoading) finishOne();
  };

  /** Called before the code is fetched and before it runs, because a delayed script may have started in between. */
  const isDeferred = (record: LiveRecord): boolean => {
    const { original } = record.definition;
    if (!original || !isOriginalLive(original, page)) return false;
    settle(record, 'deferred');
    report('runtime', page, `${original}_script_is_live`);
    return true;
  };

  const fail = (record: LiveRecord, code: string, error: unknown): void => {
    const { element, name, state } = record;
    if (state === 'failed' || state === 'ended') return;
    settle(record, 'failed');
    record.end?.(true);
    const detail: Failure = { widget: name, code, error };
    const options = { detail, bubbles: true, cancelable: true };
    if (element.dispatchEvent(new CustomEvent('atoll:error', options))) report(name, element, code, error);
  };

  /** Writes the states of an element's widgets to its attributes. */
  const show = (element: HTMLElement): void => {
    const shown = recordsOf(element).filter(({ state }) => state === 'ready' || state === 'failed');
    if (shown.length === 0) return;
    element.dataset['atoll'] = shown.map(({ name }) => name).join(' ');
    element.dataset['atollState'] = shown.some(({ state }) => state === 'failed') ? 'failed' : 'ready';
  };

  const scan = (root: ParentNode): void => {
    for (const { element, definition } of findWidgets(root, known)) {
      const existing = recordsOf(element);
      if (existing.some((other) => other.definition === definition)) continue;
      const record: LiveRecord = {
        name: definition.name,
        element,
        definition,
        foundAt: performance.now(),
        state: 'waiting',
      };
      byElement.set(element, [...existing, record]);
      records.add(record);
      if (!isReportOnly) schedule.wait(record);
    }
  };

  const onMutations = (mutations: readonly MutationRecord[]): void => {
    // An element that was only moved is connected again by now and keeps its widget.
    for (const record of records) {
      if (record.element.isConnected) continue;
      records.delete(record);
      byElement.delete(record.element);
      schedule.forget(record.element);
      settle(record, 'ended');
      record.end?.(false);
    }
    for (const { addedNodes } of mutations) {
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) scan(node);
    }
  };

  const pendingAt = (node: Element | null): readonly LiveRecord[] =>
    node && !isReportOnly ? [...recordsOf(node).filter(isPending), ...pendingAt(node.parentElement)] : [];

  const schedule = createSchedule(page, recordsOf, onDue);
  const eventReplay = startEventReplay(page, pendingAt, onDue);

  whenParsed(page, () => {
    scan(page);
    new MutationObserver(onMutations).observe(page.documentElement, { childList: true, subtree: true });
    finishOne();
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
    settled: () => new Promise((resolve) => (pendingCount > 0 ? waiters.push(resolve) : resolve())),
    widgets,
  };
}
