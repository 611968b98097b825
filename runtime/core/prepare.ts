/**
 * Prepares widgets that wait for an interaction: their elements get roles, names, states and tab stops in idle time, so
 * that the keyboard and assistive technology reach them before React is loaded.
 */
import { member } from '../page/member';
import type { PageConfig } from '../page/config';
import type { PrepareModule, WidgetDefinition } from './define';
import type { LiveRecord } from './record';

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

/** @returns a function that prepares the waiting widgets among some records, each once */
export function createPreparation(services: PrepareServices): (records: readonly LiveRecord[]) => void {
  const modules = new Map<WidgetDefinition, Promise<PrepareModule>>();
  const begun = new WeakSet<LiveRecord>();

  const prepare = (record: LiveRecord, module: PrepareModule): void => {
    const { element, name } = record;
    if (record.state !== 'waiting' || !member(element, 'isConnected') || services.isDeferred(record)) return;
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

  return (records) => {
    for (const record of records) {
      const { definition } = record;
      if (record.state !== 'waiting' || !definition.prepare || begun.has(record)) continue;
      begun.add(record);
      const module = modules.get(definition) ?? load(definition, definition.prepare);
      module.then(
        (loaded) => services.enqueue(() => prepare(record, loaded)),
        // The widget still works: it is mounted on demand, and a failure to load its code is reported then.
        () => undefined,
      );
    }
  };
}
