/**
 * The runtime: finds widgets, waits until each is due, fetches its code, mounts it, and ends it when its element
 * goes. It knows no widget and contains no React.
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

/** What a page's own scripts can do with Atoll: `window.atoll`. */
export interface Atoll {
  /** The release, for instance `1.2.0`. */
  readonly version: string;
  /**
   * Adds a widget of the site's own and looks for it on the page.
   *
   * @throws SyntaxError when the selector is not valid
   * @throws Error when the name is taken
   */
  readonly define: (definition: WidgetDefinition) => void;
  /** Looks for widgets at and below a node. Needed only for nodes that the page's mutation observer cannot see. */
  readonly scan: (node: ParentNode) => void;
  /** Resolves when no widget that is due is still on its way. */
  readonly settled: () => Promise<void>;
  /** All widgets on the page now, as a list of live records. */
  readonly widgets: () => readonly WidgetRecord[];
}

const OURS = Symbol.for(__ATOLL_KEY__);

declare global {
  interface Window {
    atoll?: Atoll;
  }
}

/**
 * Starts the runtime for a page, once: a second evaluation of the entry (a cache's extra query makes it another
 * module) gets the first one's runtime.
 *
 * @param page the document
 * @param definitions the widgets of this build
 * @param isReportOnly true to list the page's widgets and touch none of them
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
  /** How much is on its way; the first scan counts too. */
  let underWay = 1;
  let waiters: (() => void)[] = [];

  const widgets = (): readonly LiveRecord[] => [...records];

  const recordsOf = (element: Element): readonly LiveRecord[] => byElement.get(element) ?? [];

  const oneLess = (): void => {
    if ((underWay -= 1) > 0) return;
    waiters.forEach((resolve) => resolve());
    waiters = [];
  };

  const onDue = (record: LiveRecord): void => {
    if (record.state !== 'waiting' || isDeferred(record)) return;
    const { definition } = record;
    record.state = 'loading';
    record.dueAt = performance.now();
    underWay += 1;
    engine ??= loadTwice(async () =>
      (await import('./engine')).createEngine({ page, isDeferred, settle, fail, report, scan, widgets }),
    );
    let module = modules.get(definition);
    if (!module) {
      modules.set(definition, (module = loadTwice(definition.load)));
      // Only a head start: the code's own import fails where this one does, and is reported there.
      definition.shared?.().catch(() => undefined);
    }
    Promise.all([engine, module]).then(
      ([mount, code]) => mount(record, code),
      (error: unknown) => {
        // A widget that is due later tries again: the visitor may only have been offline.
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
    if (wasLoading) oneLess();
  };

  /** Asked before the code is fetched and again before it runs: a delayed script may have come to life meanwhile. */
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

  /** Mirrors the states of an element's widgets to its attributes. */
  const show = (element: HTMLElement): void => {
    const shown = recordsOf(element).filter(({ state }) => state === 'ready' || state === 'failed');
    if (shown.length === 0) return;
    element.dataset['atoll'] = shown.map(({ name }) => name).join(' ');
    element.dataset['atollState'] = shown.some(({ state }) => state === 'failed') ? 'failed' : 'ready';
  };

  const scan = (root: ParentNode): void => {
    for (const { element, definition } of findWidgets(root, known)) {
      const here = recordsOf(element);
      if (here.some((other) => other.definition === definition)) continue;
      const record: LiveRecord = {
        name: definition.name,
        element,
        definition,
        foundAt: performance.now(),
        state: 'waiting',
      };
      byElement.set(element, [...here, record]);
      records.add(record);
      if (!isReportOnly) schedule.wait(record);
    }
  };

  const onMutations = (mutations: readonly MutationRecord[]): void => {
    // A node that was only moved is connected again by now, and keeps its root.
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
    oneLess();
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
    settled: () => new Promise((resolve) => (underWay > 0 ? waiters.push(resolve) : resolve())),
    widgets,
  };
}
