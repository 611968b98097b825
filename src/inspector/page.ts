/** What the inspector shows of a page: the runtime's widgets, and the server's decisions on the originals' scripts. */
import type { Atoll } from '../../runtime/core/runtime';

/** A script of an original, and what the server decided on it. */
export interface Decision {
  readonly handle: string;
  readonly isEmptied: boolean;
  /** In words, in the administrator's language. */
  readonly text: string;
  /** The size of its file, uncompressed; null for a file that is not on the server. */
  readonly bytes: number | null;
}

/** A plugin that Atoll stands in for. */
export interface Original {
  readonly title: string;
  /** Its release and whether that was tested, in words, in the administrator's language. */
  readonly text: string;
}

/** What the plugin prints for administrators. */
export interface Decisions {
  readonly version: string;
  readonly reportOnly: boolean;
  readonly scripts: readonly Decision[];
  /** Scripts that nobody on the page needs any more, such as jQuery. */
  readonly freed: readonly { readonly handle: string; readonly bytes: number | null }[];
  readonly originals: readonly Original[];
  readonly strings: Readonly<Record<string, string>>;
}

/** A widget in the inspector's list. */
export interface ListedWidget {
  /** Tells it from the others of its name. */
  readonly key: string;
  readonly name: string;
  readonly state: string;
  /** From when it was due until it worked, in ms; undefined for one that has not come that far. */
  readonly readyInMs: number | undefined;
  readonly element: HTMLElement;
}

/**
 * @param page the document
 * @returns what the plugin printed; undefined where it printed nothing that can be read
 */
export function readDecisions(page: Document): Decisions | undefined {
  try {
    const read: unknown = JSON.parse(page.getElementById('atoll-decisions')?.textContent ?? '');
    return isDecisions(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isDecisions(value: unknown): value is Decisions {
  const { scripts, freed, originals, strings } = (value ?? {}) as Partial<Record<keyof Decisions, unknown>>;
  return [scripts, freed, originals].every(Array.isArray) && typeof strings === 'object' && strings !== null;
}

/**
 * @param atoll the runtime
 * @returns its widgets, as they are now
 */
export function listWidgets(atoll: Atoll | undefined): readonly ListedWidget[] {
  return (atoll?.widgets() ?? []).map(({ name, state, element, dueAt, readyAt }, index) => ({
    key: `${name} ${index}`,
    name,
    state,
    element,
    readyInMs: readyAt === undefined || dueAt === undefined ? undefined : Math.round(readyAt - dueAt),
  }));
}

/** @returns the bytes of all scripts that the page does not load because of Atoll, uncompressed */
export function bytesSaved({ scripts, freed }: Decisions): number {
  return [...scripts.filter(({ isEmptied }) => isEmptied), ...freed].reduce(
    (sum, { bytes }) => sum + (bytes ?? 0),
    0,
  );
}
