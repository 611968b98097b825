/**
 * The types of a widget's definition. The entry contains only the definitions: the code behind `load` is in a
 * separate chunk.
 */
import type { PageConfig } from '../page/config';

/**
 * When a widget's code is fetched and the widget is mounted.
 *
 * - `load`: as soon as the page has been scanned;
 * - `idle`: when the browser is idle;
 * - `visit`: at the visitor's first action anywhere on the page, scrolling included, or if the page is already scrolled;
 * - `visible`: when the element is within 200 px of the viewport;
 * - `at-rest`: as `visible`, but not while the page scrolls; for widgets that are complicated to mount;
 * - `interaction`: on the first pointer, keyboard or focus event inside the element; after the visitor's first action
 *   on the page, also while the element is in the viewport and the page does not scroll.
 *
 * If the visitor interacts with a waiting widget, it is mounted immediately.
 */
export type When = 'load' | 'idle' | 'visit' | 'visible' | 'at-rest' | 'interaction';

/** The plugins and themes whose scripts Atoll replaces. */
export type Original =
  | 'goodlayers'
  | 'goodlayers-theme'
  | 'essential-addons'
  | 'contact-form-7'
  | 'link-targets'
  | 'wordpress-media'
  | 'elementor';

/** The events that can be queued for a widget whose code is still loading. */
export type ReplayedType = 'click' | 'keydown' | 'focusin' | 'submit' | 'input';

/**
 * The events to queue: for each type, a selector that the target or one of its ancestors must match. Other events in
 * the widget, for example clicks on a link in a panel, are not queued.
 */
export type ReplayPlaces = Readonly<Partial<Record<ReplayedType, string>>>;

/** The second argument of a widget's `mount`. */
export interface WidgetContext {
  /** The widget's name, as in its definition. */
  readonly name: string;
  /** When the element was found, in ms since navigation started. */
  readonly foundAt: number;
  /** The page's validated configuration. */
  readonly config: PageConfig;
  /** Aborted when the widget is unmounted. Pass it to listeners, timers and requests. */
  readonly signal: AbortSignal;
  /** Reports a problem once, with the widget's name and element. The widget keeps running. */
  readonly report: (code: string, detail?: unknown) => void;
  /** Marks the widget as failed: restores the server's markup and reports the error once. */
  readonly fail: (error: unknown) => void;
  /** Finds the widgets in newly added nodes. */
  readonly scan: (node: ParentNode) => void;
}

/**
 * Unmounts a widget and restores the server's nodes.
 *
 * @param hasFailed true to also restore the server's classes and styles. If false, open panels stay open, because
 * another script may only be moving the element
 */
export type Unmount = (hasFailed: boolean) => void;

/** The exports of a widget's chunk. */
export interface WidgetModule {
  /**
   * Mounts the widget on one element.
   *
   * @throws any error that prevents mounting. The runtime keeps the server's markup and reports the error once.
   */
  readonly mount: (element: HTMLElement, context: WidgetContext) => Unmount | void;
  /**
   * True if the original listens above its controls: a handler of the site that stops the event at a control also keeps it
   * from the widget. Default: the original listens on the controls themselves.
   */
  readonly delegates?: boolean;
  /**
   * The elements whose clicks the widget hears besides those of `replays`, as a selector: a script of the site may trigger
   * them with jQuery. Default: none.
   */
  readonly hears?: string;
}

/** The exports of the chunk that prepares a widget's elements. */
export interface PrepareModule {
  /**
   * Gives the widget's elements the roles, names, states and tab stops that they have when it is mounted, without React.
   * The widget is mounted over the prepared elements later.
   *
   * @returns restores the server's attributes. It is called after the widget has been unmounted.
   * @throws any error that would prevent mounting. The runtime reports it once.
   */
  readonly prepare: (element: HTMLElement, context: PrepareContext) => () => void;
}

/** The second argument of `prepare`. */
export interface PrepareContext extends Pick<WidgetContext, 'config' | 'report' | 'signal'> {
  /** Mounts the widget without waiting for the visitor, now or at any later time. */
  readonly mountNow: () => void;
}

/** A widget's definition, as listed in the entry. */
export interface WidgetDefinition {
  /** Kebab-case and unique. Used in `data-atoll` and in reports. */
  readonly name: string;
  /** The plugin or theme that prints the markup. Omit it for a custom widget of a site. */
  readonly original?: Original;
  /** Matches the widget's root elements. Use `html` for a widget of the whole page. */
  readonly selector: string;
  readonly when: When;
  /** The events to queue until the widget is mounted. Default: every type, anywhere in the element. */
  readonly replays?: ReplayPlaces;
  /** Whether the widget also runs in page builders' editors and previews. Default: false. */
  readonly inEditor?: boolean;
  /** Fetches the code that prepares the widget's elements in idle time, wherever they are on the page. */
  readonly prepare?: () => Promise<PrepareModule>;
  /** Fetches the widget's code. Called once for all elements, and a second time if it rejects. */
  readonly load: () => Promise<WidgetModule>;
  /**
   * Fetches the chunk that the widget's code imports, in parallel: `reactChunk` for a widget made with `reactWidget`.
   * Without it, the browser discovers the import only after it has loaded the code.
   */
  readonly shared?: () => Promise<unknown>;
  /**
   * `visit`: nothing of the widget is fetched before the visitor's first action, neither its code nor what prepares it.
   * Scrolling is no such action. For a widget of every page, such as a menu, whose roles and names the server prints. By
   * default, an `interaction` widget is prepared in idle time, and its code is fetched after the page has loaded.
   */
  readonly fetch?: 'visit';
  /** On a page with a match of this selector, a `visit` widget is mounted in idle time. */
  readonly idleWith?: string;
}

/**
 * A definition that spreads a widget of a manifest, `...widgets.alertBox` (docs/add-a-widget.md). JSON has no literal
 * types, so `original` is only a string here. The build rejects a manifest with an unknown `original`.
 */
export type ManifestDefinition = Omit<WidgetDefinition, 'original'> & {
  readonly original: string;
  /** Only a manifest has a title, so it distinguishes this type from a handwritten definition. */
  readonly title: string;
};

/**
 * Type-checks a definition. Returns its argument unchanged.
 *
 * @param definition name, selector, when and how to load the code
 * @returns the same definition
 */
export function defineWidget<const D extends WidgetDefinition>(definition: D): D;
export function defineWidget(definition: ManifestDefinition): WidgetDefinition;
export function defineWidget(definition: unknown): unknown {
  return definition;
}
