/**
 * The second half of the runtime: reads the page's configuration and mounts widgets. Fetched together with the code of
 * the first widget, so a page without widgets never loads it.
 */
import { member } from '../page/member';
import { readConfig } from '../page/config';
import type { Unmount, WidgetDefinition, WidgetModule } from './define';
import { emit } from '../page/events';
import { isEditor } from '../page/editor-context';
import { showFocusRings } from './focus-ring';
import { showFinalValue } from './final-values';
import { createPrefetchPlan } from './prefetch-plan';
import { createPreparation } from './prepare';
import { createPrintPlan, type ImportPrinting } from './print-plan';
import { watchJQuery } from './jquery/late-jquery';
import { createQueue } from './queue';
import type { LiveRecord, WidgetState } from './record';
import { createWarmUp } from './warm-up';
import type { Failure } from './report';
import type { WhenVisited } from './visit';

/** The parts of the runtime that the engine needs. They are passed in so that no chunk imports the entry. */
export interface EngineServices {
  readonly page: Document;
  /**
   * If the original's script runs on the page, defers the widget to it, reports this and returns true. Called before the
   * code is fetched and again before it runs: a delayed script may have started meanwhile.
   */
  readonly isDeferred: (record: LiveRecord) => boolean;
  readonly settle: (record: LiveRecord, state: WidgetState) => void;
  readonly fail: (record: LiveRecord, code: string, error: unknown) => void;
  readonly report: (widget: string, element: Node, code: string, detail?: unknown) => void;
  readonly scan: (node: ParentNode) => void;
  readonly records: {
    readonly all: () => readonly LiveRecord[];
    readonly of: (element: Element) => readonly LiveRecord[];
  };
  /** Returns the address of the chunk that a definition's function imports; empty for a site's own definition. */
  readonly addressOf: (definition: WidgetDefinition, load: () => Promise<unknown>) => string;
  /** Imports code, and retries. */
  readonly loadWithRetries: <T>(load: () => Promise<T>) => Promise<T>;
  /** Fetches the code of a waiting widget and mounts it. */
  readonly onDue: (record: LiveRecord) => void;
  readonly whenUsed: WhenVisited;
  readonly whenVisited: WhenVisited;
}

/** The engine. */
export interface Engine {
  /** Adds a widget whose code has loaded to the mounting queue. It is prepared first. */
  readonly mount: (record: LiveRecord, module: WidgetModule) => void;
  /**
   * Prepares the waiting widgets, fetches their code, and mounts them when the visitor is about to use them. In an editor,
   * mounts those that run there.
   */
  readonly prepareAll: () => void;
}

/** The exports of the engine's chunk. */
export interface EngineModule {
  readonly createEngine: (services: EngineServices) => Engine;
}

/** Imports the engine's chunk. */
export type ImportEngine = () => Promise<EngineModule>;

/**
 * Reads the configuration and returns the engine.
 *
 * @param importPrinting imports what the build's widgets show on paper; by default, nothing is known about paper
 */
export function createEngine(services: EngineServices, importPrinting?: ImportPrinting): Engine {
  const { page, isDeferred, settle, fail, report, scan, records, addressOf, onDue, whenUsed, whenVisited } =
    services;
  const config = readConfig(page, (error) => report('runtime', page, 'config_unreadable', error));
  const isEdited = isEditor(page, config);

  debugIfAsked(services);
  showFinalValues(services);
  const enqueue = createQueue();

  const mount: Engine['mount'] = (record, module) => {
    const { element, name, definition } = record;
    if (record.state !== 'loading') return;
    if (!member(element, 'isConnected')) return settle(record, 'ended');
    if (isEdited && !definition.inEditor) return settle(record, 'deferred');
    if (isDeferred(record)) return;
    const ending = new AbortController();
    let unmount: Unmount | void;
    record.end = (hasFailed) => {
      ending.abort();
      try {
        unmount?.(hasFailed);
      } catch (error) {
        report(name, element, 'unmount_failed', error);
      }
      unmount = undefined;
      record.unprepare?.();
      if (hasFailed) return;
      const data = member(element, 'dataset');
      delete data['atoll'];
      delete data['atollState'];
    };
    try {
      unmount = module.mount(element, {
        name,
        foundAt: record.foundAt,
        config,
        signal: ending.signal,
        report: (code, detail) => report(name, element, code, detail),
        fail: (error) => fail(record, 'widget_failed', error),
        scan,
      });
    } catch (error) {
      return fail(record, 'mount_failed', error);
    }
    record.module = module;
    // The widget may have called `fail` during `mount`, before `record.end` could unmount it.
    if (record.state !== 'loading') return record.end(true);
    record.readyAt = performance.now();
    settle(record, 'ready');
    emit(element, 'atoll:ready', { widget: name });
  };

  const preparation = isEdited ? undefined : createPreparation({ ...services, config, enqueue });
  showFocusRings(page, records.of);
  if (!isEdited) watchTriggers(services);
  const prefetch = createPrefetchPlan(page, addressOf);
  const print =
    isEdited || !importPrinting
      ? undefined
      : createPrintPlan({ ...services, config, enqueue }, importPrinting);
  const warmUp = createWarmUp(page, records.of, onDue, enqueue, whenVisited);
  let hasPlan = false;
  const getReady = (waiting: readonly LiveRecord[]): void => {
    preparation?.all(waiting);
    prefetch(waiting);
    warmUp.add(waiting);
  };
  return {
    mount(record, module) {
      const mountSoon = (): void => enqueue(() => mount(record, module));
      const prepared = preparation?.before(record);
      if (prepared) void prepared.then(mountSoon);
      else mountSoon();
    },
    prepareAll() {
      // An editor shows what a widget adds to the page, so no widget for editors waits there.
      if (isEdited) records.all().forEach((record) => record.definition.inEditor && onDue(record));
      // Before any code is fetched: a widget whose original runs needs none.
      records.all().forEach((record) => record.state === 'waiting' && isDeferred(record));
      // A widget of every page waits for the visitor.
      getReady(records.all().filter(({ definition }) => !definition.fetch));
      print?.(records.all());
      if (hasPlan) return;
      hasPlan = true;
      whenUsed(() => getReady(records.all()));
    },
  };
}

/** Lists the widgets in the console if the URL asks for it. */
function debugIfAsked({ page, records, report }: EngineServices): void {
  if (!/[?&]atoll=debug\b/.test(page.location.search)) return;
  import('./debug').then(
    ({ startDebug }) => startDebug(page, records.all),
    (error: unknown) => report('runtime', page, 'debug_failed', error),
  );
}

/** Passes on what scripts trigger through jQuery. */
function watchTriggers({ page, records, onDue, report }: EngineServices): void {
  const triggers = { page, recordsOf: records.of, onDue };
  watchJQuery(page, () => {
    import('./jquery/triggers').then(
      ({ passTriggersOn }) => passTriggersOn(triggers),
      (error: unknown) => report('runtime', page, 'jquery_failed', error),
    );
  });
}

/** Elements whose ends take more code: circles, and countdowns. */
const DRAWN = '.gdlr-core-skill-circle,.gdlr-core-countdown-wrap,.eael-countdown-wrapper';

// A form may have fields with the names of its methods.
const isDrawn = (element: Element): boolean =>
  !(element instanceof HTMLFormElement) && element.matches(DRAWN);

const importDrawings = async () => import('./final-drawings');

/** Shows the final values of widgets that have failed, because their code did not load before the engine, or that will fail. */
function showFinalValues({ page, records, report }: EngineServices): void {
  // Fetched early: when a widget fails, the network often does not answer any more.
  if (records.all().some(({ element }) => isDrawn(element))) importDrawings().catch(() => undefined);

  const show = (element: HTMLElement, ageMs: number): void => {
    showFinalValue(element);
    if (!isDrawn(element)) return;
    importDrawings().then(
      ({ drawFinal }) => drawFinal(element, ageMs),
      (error: unknown) => report('runtime', element, 'final_value_failed', error),
    );
  };
  records.all().forEach(({ state, element }) => state === 'failed' && show(element, performance.now()));
  page.addEventListener('atoll:error', (event) => {
    const { target, detail } = event as CustomEvent<Failure>;
    // A widget that has run has kept its texts up to date.
    show(target as HTMLElement, detail.code === 'widget_failed' ? 0 : performance.now());
  });
}
