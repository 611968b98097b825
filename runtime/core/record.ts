/** The runtime's state of one widget on one element. */
import type { Unmount, WidgetDefinition, WidgetModule } from './define';

/**
 * - `waiting`: found, its code not requested yet;
 * - `loading`: its code is loading, or it is in the mounting queue;
 * - `ready`: mounted;
 * - `failed`: the server's markup was restored;
 * - `deferred`: not mounted, because the original's script runs on the page or the page is being edited;
 * - `ended`: its element was removed.
 */
export type WidgetState = 'waiting' | 'loading' | 'ready' | 'failed' | 'deferred' | 'ended';

/** A widget as returned by `atoll.widgets()`. Times are milliseconds since navigation started. */
export interface WidgetRecord {
  readonly name: string;
  readonly element: HTMLElement;
  readonly state: WidgetState;
  readonly foundAt: number;
  /** When its code was requested; absent while it waits. */
  readonly dueAt?: number;
  /** When it was mounted. */
  readonly readyAt?: number;
}

/** The runtime's internal, writable record. */
export interface LiveRecord {
  readonly name: string;
  readonly element: HTMLElement;
  readonly definition: WidgetDefinition;
  readonly foundAt: number;
  state: WidgetState;
  dueAt?: number;
  readyAt?: number;
  /** Unmounts the widget. */
  end?: Unmount;
  /** Ends the wait for the visitor's first action; undefined if the widget does not wait for it. */
  forget?: () => void;
  /** Absent until it is mounted. */
  module?: WidgetModule;
  /** Removes what prepared the element. Absent before it is prepared; undefined if it must not be prepared. */
  unprepare?: (() => undefined) | undefined;
}

/** @returns true while the widget waits or loads */
export function isPending(record: LiveRecord): boolean {
  return record.state === 'waiting' || record.state === 'loading';
}

/**
 * Ends a widget: unmounts it, or undoes what prepared it.
 *
 * @param hasFailed true to also restore the server's classes and styles
 */
export function endRecord(record: LiveRecord, hasFailed: boolean): void {
  record.forget?.();
  if (record.end) record.end(hasFailed);
  else record.unprepare?.();
}
