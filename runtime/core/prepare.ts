/**
 * Prepares widgets that wait for an interaction: their elements get roles, names, states and tab stops in idle time, so
 * that the keyboard and assistive technology reach them before React is loaded.
 */
import { member } from '../page/member';
import type { PageConfig } from '../page/config';
import type { PrepareModule, WidgetDefinition } from './define';
import { isPending, type LiveRecord } from './record';

/** What preparing needs from the engine. */
export interface PrepareServices {
  readonly config: PageConfig;
  /** If the original's script runs on the page, defers the widget to it and returns true. */
  readonly isDeferred: (record: LiveRecord) => boolean;
  readonly fail: (record: LiveRecord, code: string, error: unknown) => void;
  readonly report: (widget: string, element: Node, code: string, detail?: unknown) => void;
  readonly loadWithRetries: <T>(load: () => Promise<T>) => Promise<T>;
  /** Mounts a waiting widget. */
  readonly onDue: (record: LiveRecord) => void;
  /** Runs a job in a short task. */
  readonly enqueue: (job: () => void) => void;
}

/** Prepares widgets, each once. */
export interface Preparation {
  /** Prepares the waiting widgets among some records. */
  readonly all: (records: readonly LiveRecord[]) => void;
  /**
   * Prepares a widget that is about to be mounted, so that the order does not matter.
   *
   * @returns resolves when it is prepared, or cannot be; undefined if there is nothing to wait for
   */
  readonly before: (record: LiveRecord) => Promise<void> | undefined;
}

export function createPreparation(services: PrepareServices): Preparation {
  const modules = new Map<WidgetDefinition, Promise<PrepareModule>>();
  const begun = new WeakMap<LiveRecord, Promise<void>>();

  const prepare = (record: LiveRecord, module: PrepareModule): void => {
    const { element, name } = record;
    if (!isPending(record) || !member(element, 'isConnected') || services.isDeferred(record)) return;
    const ending = new AbortController();
    try {
      const undo = module.prepare(element, {
        config: services.config,
        signal: ending.signal,
        report: (code, detail) => services.report(name, element, code, detail),
        mountNow: () => services.onDue(record),
      });
      record.unprepare = () => {
        delete record.unprepare;
        ending.abort();
        undo();
      };
    } catch (error) {
      services.fail(record, 'mount_failed', error);
    }
  };

  const load = (definition: WidgetDefinition, first: NonNullable<WidgetDefinition['prepare']>) => {
    // Each in its own job, because starting a request takes several ms on a slow device.
    const module = new Promise<PrepareModule>((resolve, reject) => {
      services.enqueue(() => void services.loadWithRetries(first).then(resolve, reject));
    });
    modules.set(definition, module);
    module.catch(() => modules.delete(definition));
    return module;
  };

  const begin = (record: LiveRecord, first: NonNullable<WidgetDefinition['prepare']>): Promise<void> => {
    const { definition } = record;
    const module = modules.get(definition) ?? load(definition, first);
    const prepared = module.then(
      (loaded) =>
        new Promise<void>((resolve) => {
          services.enqueue(() => {
            prepare(record, loaded);
            resolve();
          });
        }),
      // The widget still works without it. A failure to load its code is reported when it is mounted.
      () => undefined,
    );
    begun.set(record, prepared);
    return prepared;
  };

  return {
    all(records) {
      for (const record of records) {
        const { prepare: first } = record.definition;
        if (record.state === 'waiting' && first && !begun.has(record)) void begin(record, first);
      }
    },
    before(record) {
      const { prepare: first } = record.definition;
      // The property is left where other code must not prepare: see the loader.
      if (!first || 'unprepare' in record) return undefined;
      return begun.get(record) ?? begin(record, first);
    },
  };
}
