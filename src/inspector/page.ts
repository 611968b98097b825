/** The data of the inspector: the runtime's widgets, and the server's decisions about the originals' scripts. */
import type { WidgetState } from '../../runtime/core/record';
import type { Atoll } from '../../runtime/core/runtime';
import { ownData } from '../../runtime/page/own-script';
import { pageGlobal } from '../../runtime/page/page-global';

/** The server's decision about a script of an original. */
export interface Decision {
  readonly handle: string;
  readonly isEmptied: boolean;
  /** The decision as text in the administrator's language. */
  readonly text: string;
  /** The uncompressed size of the file in bytes; null if the file is not on the server. */
  readonly bytes: number | null;
}

/** A plugin or theme whose scripts Atoll replaces. */
export interface Original {
  readonly title: string;
  /** Its version and whether that version was tested, as text in the administrator's language. */
  readonly text: string;
}

/** The data that the plugin prints for administrators. */
export interface Decisions {
  readonly version: string;
  readonly reportOnly: boolean;
  readonly scripts: readonly Decision[];
  /** Scripts that no other script on the page needs any more, such as jQuery. */
  readonly freed: readonly { readonly handle: string; readonly bytes: number | null }[];
  readonly originals: readonly Original[];
  /** What keeps the originals' scripts that stay, as text; '' or missing if none stays. */
  readonly rest?: string;
  readonly strings: Readonly<Record<string, string>>;
}

/** A widget in the inspector's list. */
export interface ListedWidget {
  /** Distinguishes widgets with the same name. */
  readonly key: string;
  readonly name: string;
  readonly state: WidgetState;
  /** The time from due to ready, in ms; undefined if the widget is not ready. */
  readonly readyInMs: number | undefined;
  readonly element: HTMLElement;
}

/**
 * @param page the document
 * @returns the printed data; undefined if it is missing or invalid
 */
export function readDecisions(page: Document): Decisions | undefined {
  try {
    const read = ownData(page, 'atoll-decisions');
    return isDecisions(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param page the document
 * @returns Atoll's entry in the toolbar; undefined without a toolbar, and if the content contains an element with its id
 */
export function findToolbarEntry(page: Document): HTMLElement | undefined {
  const [found, ...others] = page.querySelectorAll<HTMLElement>('li#wp-admin-bar-atoll');
  return others.length === 0 && found?.closest('#wpadminbar') ? found : undefined;
}

function isDecisions(value: unknown): value is Decisions {
  const { scripts, freed, originals, strings } = (value ?? {}) as Partial<Record<keyof Decisions, unknown>>;
  return [scripts, freed, originals].every(Array.isArray) && typeof strings === 'object' && strings !== null;
}

/** @returns the current state of the runtime's widgets */
export function listWidgets(): readonly ListedWidget[] {
  const atoll = pageGlobal('atoll') as Atoll | undefined;
  return (atoll?.widgets() ?? []).map(({ name, state, element, dueAt, readyAt }, index) => ({
    key: `${name} ${index}`,
    name,
    state,
    element,
    readyInMs: readyAt === undefined || dueAt === undefined ? undefined : Math.round(readyAt - dueAt),
  }));
}

/** The states in the order of the inspector's list. */
const STATES = ['failed', 'deferred', 'loading', 'ready', 'waiting'];

/** @returns the states that occur, each with its widgets in the order of the page */
export function groupByState(
  widgets: readonly ListedWidget[],
): readonly (readonly [state: string, widgets: readonly ListedWidget[]])[] {
  return STATES.map((state) => [state, widgets.filter((widget) => widget.state === state)] as const).filter(
    ([, group]) => group.length > 0,
  );
}

/** @returns the uncompressed bytes of all scripts that the page does not load because of Atoll */
export function bytesSaved({ scripts, freed }: Decisions): number {
  return [...scripts.filter(({ isEmptied }) => isEmptied), ...freed].reduce(
    (sum, { bytes }) => sum + (bytes ?? 0),
    0,
  );
}
