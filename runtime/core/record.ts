/** What the runtime knows of one widget on one element. */
import type { Unmount, WidgetDefinition } from './define';

/**
 * - `waiting`: found, its code not asked for yet;
 * - `loading`: its code is on the way, or it waits for its turn to mount;
 * - `ready`: mounted;
 * - `failed`: the server's markup is back in place;
 * - `deferred`: left to the original's own script, which runs on the page, or the page is being edited;
 * - `ended`: its element has gone.
 */
export type WidgetState = 'waiting' | 'loading' | 'ready' | 'failed' | 'deferred' | 'ended';

/** A widget as `atoll.widgets()` shows it. Times are milliseconds since the page began to load. */
export interface WidgetRecord {
  readonly name: string;
  readonly element: HTMLElement;
  readonly state: WidgetState;
  readonly foundAt: number;
  /** When it began to load; absent while it waits. */
  readonly dueAt?: number;
  /** When it was mounted. */
  readonly readyAt?: number;
}

/** The runtime's own, writable record. */
export interface LiveRecord {
  readonly name: string;
  readonly element: HTMLElement;
  readonly definition: WidgetDefinition;
  readonly foundAt: number;
  state: WidgetState;
  dueAt?: number;
  readyAt?: number;
  /** Ends what the widget started. */
  end?: Unmount;
}

/** @returns true while the widget is neither mounted nor given up */
export function isPending(record: LiveRecord): boolean {
  return record.state === 'waiting' || record.state === 'loading';
}
