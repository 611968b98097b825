/**
 * The second half of the runtime: reads the page's configuration and mounts widgets. Fetched together with the code of
 * the first widget, so a page without widgets never loads it.
 */
import { readConfig } from '../page/config';
import type { Unmount, WidgetModule } from './define';
import { emit } from '../page/events';
import { isEditor } from '../page/editor-context';
import { createQueue } from './queue';
import type { LiveRecord, WidgetState } from './record';

/** The parts of the runtime that the engine needs. They are passed in so that no chunk imports the entry. */
export interface EngineHost {
  readonly page: Document;
  /** If the original's script runs on the page, defers the widget to it, reports this and returns true. */
  readonly isDeferred: (record: LiveRecord) => boolean;
  readonly settle: (record: LiveRecord, state: WidgetState) => void;
  readonly fail: (record: LiveRecord, code: string, error: unknown) => void;
  readonly report: (widget: string, element: Node, code: string, detail?: unknown) => void;
  readonly scan: (node: ParentNode) => void;
  readonly widgets: () => readonly LiveRecord[];
}

/** Adds a widget whose code has loaded to the mounting queue. */
export type MountRecord = (record: LiveRecord, module: WidgetModule) => void;

/** Reads the configuration and returns the function that mounts widgets. */
export function createEngine({
  page,
  isDeferred,
  settle,
  fail,
  report,
  scan,
  widgets,
}: EngineHost): MountRecord {
  const config = readConfig(page, (error) => report('runtime', page, 'config_unreadable', error));
  const isEdited = isEditor(page, config);

  if (/[?&]atoll=debug\b/.test(page.location.search)) {
    import('./debug').then(
      ({ startDebug }) => startDebug(page, widgets),
      (error: unknown) => report('runtime', page, 'debug_failed', error),
    );
  }

  const enqueue = createQueue();

  const mount: MountRecord = (record, module) => {
    const { element, name, definition } = record;
    if (record.state !== 'loading') return;
    if (!element.isConnected) return settle(record, 'ended');
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
      if (hasFailed) return;
      delete element.dataset['atoll'];
      delete element.dataset['atollState'];
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
    // The widget may have called `fail` during `mount`, before `record.end` could unmount it.
    if (record.state !== 'loading') return record.end(true);
    record.readyAt = performance.now();
    settle(record, 'ready');
    emit(element, 'atoll:ready', { widget: name });
  };

  return (record, module) => enqueue(() => mount(record, module));
}
