/**
 * Types of Atoll's public API, for scripts of a site or of another plugin. Copy this file into your project, or name it in
 * the `files` of your tsconfig.json. It declares `window.atoll` and the events.
 */

/** When a widget's code is fetched and the widget is mounted. See docs/add-a-widget.md. */
export type AtollWhen = 'load' | 'idle' | 'visit' | 'visible' | 'at-rest' | 'interaction';

/**
 * - `waiting`: found, its code not requested yet;
 * - `loading`: its code is loading, or it is in the mounting queue;
 * - `ready`: mounted;
 * - `failed`: the server's markup was restored;
 * - `deferred`: not mounted, because the original's script runs on the page or the page is being edited;
 * - `ended`: its element was removed.
 */
export type AtollWidgetState = 'waiting' | 'loading' | 'ready' | 'failed' | 'deferred' | 'ended';

/** The events that can be queued for a widget whose code is still loading. */
export type AtollReplayedType = 'click' | 'keydown' | 'focusin' | 'submit' | 'input';

/** The page's configuration. */
export interface AtollConfig {
  /** True in the page builder's editor. */
  readonly admin: boolean;
  /** Absolute admin-ajax URL, or '' if the page has none. */
  readonly ajaxUrl: string;
  /** Root of the REST API with its trailing slash, or '' if the page has none. */
  readonly restRoot: string;
  /** Nonce of a signed-in visitor, or ''. */
  readonly nonce: string;
  /** URL of the endpoint for fresh nonces, or ''. */
  readonly nonceEndpoint: string;
  /** Translated texts by key. */
  readonly strings: ReadonlyMap<string, string>;
  /** The settings of the widgets, by key. See docs/settings.md. */
  readonly settings: ReadonlyMap<string, unknown>;
}

/** The second argument of a widget's `mount`. */
export interface AtollWidgetContext {
  /** The widget's name, as in its definition. */
  readonly name: string;
  /** When the element was found, in ms since navigation started. */
  readonly foundAt: number;
  readonly config: AtollConfig;
  /** Aborted when the widget is unmounted. Pass it to listeners, timers and requests. */
  readonly signal: AbortSignal;
  /** Reports a problem once, with the widget's name and element. The widget keeps running. */
  readonly report: (code: string, detail?: unknown) => void;
  /** Marks the widget as failed: restores the server's markup and reports the error once. */
  readonly fail: (error: unknown) => void;
  /** Finds the widgets in newly added nodes. */
  readonly scan: (node: ParentNode) => void;
}

/** The second argument of `prepare`. */
export interface AtollPrepareContext extends Pick<AtollWidgetContext, 'config' | 'report' | 'signal'> {
  /** Mounts the widget without waiting for the visitor, now or at any later time. */
  readonly mountNow: () => void;
}

/** The exports of a widget's code. */
export interface AtollWidgetModule {
  /**
   * Mounts the widget on one element.
   *
   * @returns unmounts the widget and restores the server's nodes. `hasFailed` is true if the server's classes and styles
   * must be restored, too
   * @throws any error that prevents mounting. Atoll keeps the server's markup and reports the error once.
   */
  readonly mount: (
    element: HTMLElement,
    context: AtollWidgetContext,
  ) => ((hasFailed: boolean) => void) | void;
  /** True if the original listens above its controls. Default: false. */
  readonly delegates?: boolean;
  /** A selector of elements whose clicks the widget also hears if a script triggers them with jQuery. Default: none. */
  readonly hears?: string;
}

/** The exports of the code that prepares a widget's elements. */
export interface AtollPrepareModule {
  /**
   * Gives the widget's elements the roles, names, states and tab stops that they have when it is mounted.
   *
   * @returns restores the server's attributes
   */
  readonly prepare: (element: HTMLElement, context: AtollPrepareContext) => () => void;
}

/** A widget of a site, for `window.atoll.define`. */
export interface AtollWidgetDefinition {
  /** Unique, in kebab-case. It appears in `data-atoll` and in reports. */
  readonly name: string;
  /** Matches the widget's root elements. `html` makes it a widget of the whole page. */
  readonly selector: string;
  readonly when: AtollWhen;
  /** The events to queue until the widget is mounted: for each type, a selector. Default: every type, anywhere. */
  readonly replays?: Readonly<Partial<Record<AtollReplayedType, string>>>;
  /** Whether the widget also runs in page builders' editors and previews. Default: false. */
  readonly inEditor?: boolean;
  /** Fetches the code that prepares the widget's elements in idle time. */
  readonly prepare?: () => Promise<AtollPrepareModule>;
  /** Fetches the widget's code. Called once for all elements, and a second time if it rejects. */
  readonly load: () => Promise<AtollWidgetModule>;
}

/** A widget on the page. Times are milliseconds since navigation started. */
export interface AtollWidgetRecord {
  readonly name: string;
  readonly element: HTMLElement;
  readonly state: AtollWidgetState;
  readonly foundAt: number;
  /** When its code was requested; absent while it waits. */
  readonly dueAt?: number;
  /** When it was mounted. */
  readonly readyAt?: number;
}

/** `window.atoll`. */
export interface Atoll {
  /** The release, for example `1.2.0`. */
  readonly version: string;
  /**
   * Adds a widget and finds its elements on the page.
   *
   * @throws SyntaxError if the selector is invalid
   * @throws Error if another widget has the same name
   */
  readonly define: (definition: AtollWidgetDefinition) => void;
  /** Finds the widgets in a node, including itself. Needed only for nodes that no observer can see. */
  readonly scan: (node: ParentNode) => void;
  /** Resolves when no widget is loading. */
  readonly settled: () => Promise<void>;
  /** The widgets that are on the page now. The records are live. */
  readonly widgets: () => readonly AtollWidgetRecord[];
}

/** `detail` of `atoll:ready`. */
export interface AtollReady {
  /** The widget's name. */
  readonly widget: string;
}

/** `detail` of `atoll:error`. */
export interface AtollFailure extends AtollReady {
  /** A short, stable name of the failure, such as `load_failed`. */
  readonly code: string;
  readonly error: unknown;
}

/** `detail` of the contact forms' events. Contact Form 7 defines it. */
export interface AtollFormDetail {
  readonly contactFormId: number;
  readonly pluginVersion: string;
  readonly contactFormLocale: string;
  readonly unitTag: string;
  readonly containerPostId: number;
  readonly status: string;
}

/** `detail` of `wpcf7statuschanged`. */
export interface AtollFormStatusDetail extends AtollFormDetail {
  readonly prevStatus: string;
}

/** `detail` of the events of a submission. All events of one submission share the object. */
export interface AtollSubmissionDetail extends AtollFormDetail {
  /** The fields in order, without those whose names start with `_`. */
  readonly inputs: readonly { readonly name: string; readonly value: FormDataEntryValue }[];
  /** The body of the request. A listener of `wpcf7beforesubmit` may append to it. */
  readonly formData: FormData;
  /** The whole response; absent before it has arrived. */
  apiResponse?: unknown;
}

/** The events by name. They bubble from the element of the widget, and from the form. */
export interface AtollEventMap {
  'atoll:ready': CustomEvent<AtollReady>;
  /** Cancelable: a canceled event prints nothing in the console. */
  'atoll:error': CustomEvent<AtollFailure>;
  /** The slider shows the picture of this thumbnail. */
  'atoll:reveal': Event;
  /** An element was opened or resized, so scripts should measure again. */
  'gdlr-core-element-resize': Event;
  wpcf7beforesubmit: CustomEvent<AtollSubmissionDetail>;
  wpcf7statuschanged: CustomEvent<AtollFormStatusDetail>;
  wpcf7invalid: CustomEvent<AtollSubmissionDetail>;
  wpcf7unaccepted: CustomEvent<AtollSubmissionDetail>;
  wpcf7spam: CustomEvent<AtollSubmissionDetail>;
  wpcf7aborted: CustomEvent<AtollSubmissionDetail>;
  wpcf7mailsent: CustomEvent<AtollSubmissionDetail>;
  wpcf7mailfailed: CustomEvent<AtollSubmissionDetail>;
  wpcf7submit: CustomEvent<AtollSubmissionDetail>;
  wpcf7reset: CustomEvent<AtollSubmissionDetail>;
}

declare global {
  interface Window {
    /** Undefined until Atoll's module has run, and on pages without Atoll. */
    atoll?: Atoll;
  }

  interface GlobalEventHandlersEventMap extends AtollEventMap {}
}
