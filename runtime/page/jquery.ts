/**
 * The copies of jQuery on a page. Atoll never loads jQuery, but other scripts of the site may: what they do with jQuery's
 * own events must reach widgets, and what widgets do must reach their listeners (goodlayers-platform, section 4).
 */

/** The event that jQuery passes to handlers. */
export interface JQueryEvent {
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
  readonly isPropagationStopped: () => boolean;
  readonly isDefaultPrevented: () => boolean;
}

export type JQueryHandler = (event: JQueryEvent) => void;

/** The parts of jQuery, release 1.9 or newer, that Atoll uses. */
export interface JQuery {
  readonly fn: { readonly jquery: string };
  readonly event: {
    /** The type of the native event that all of jQuery's handlers ignore at the moment. */
    triggered?: string | undefined;
    trigger: (event: unknown, data: unknown, target: unknown, onlyHandlers?: boolean) => unknown;
    readonly add: (target: Element, types: string, handler: JQueryHandler) => void;
    readonly remove: (target: Element, types: string, handler: JQueryHandler) => void;
  };
  /** Readers of computed styles, by property. A reader that returns undefined leaves it to jQuery. */
  readonly cssHooks?: Record<string, { readonly get: (element: Element) => string | undefined }>;
  /** The number of requests in flight. Absent in builds without ajax. */
  active?: number;
  readonly ajaxSetup?: (target: object, settings: object) => object;
  readonly Deferred?: () => Deferred;
}

/** jQuery's promise with its resolvers. */
export interface Deferred {
  readonly promise: (target: object) => object;
  readonly resolve: (...values: readonly unknown[]) => unknown;
  readonly reject: (...values: readonly unknown[]) => unknown;
}

/**
 * Finds jQuery under every global name: `jQuery`, `$`, and the names that scripts give to it with `noConflict`.
 *
 * @param view the page's window
 * @returns each copy once
 */
export function findJQueries(view: Window): readonly JQuery[] {
  const found = new Set<JQuery>();
  for (const name of Object.keys(view)) {
    // Only values: reading a getter of the window can throw or warn.
    const value: unknown = Object.getOwnPropertyDescriptor(view, name)?.value;
    if (typeof value === 'function' && isJQuery(value)) found.add(value);
  }
  return [...found];
}

function isJQuery(value: object): value is JQuery {
  const { fn, event } = value as Partial<JQuery>;
  return typeof fn?.jquery === 'string' && typeof event?.trigger === 'function';
}
