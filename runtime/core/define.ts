/**
 * What a widget says of itself before any of its code is there. The entry carries these definitions and nothing
 * else of a widget: the code behind `load` is a chunk of its own.
 */
import type { PageConfig } from '../page/config';

/**
 * When a widget's code is fetched and its root mounted.
 *
 * - `load`: as soon as the page has been scanned;
 * - `idle`: when the browser has nothing better to do;
 * - `visible`: when the element comes within 200 px of the screen;
 * - `interaction`: at the first pointer, key or focus inside the element.
 *
 * A visitor's action on a widget that is still waiting always mounts it at once.
 */
export type When = 'load' | 'idle' | 'visible' | 'interaction';

/** The plugins and themes whose scripts Atoll stands in for. */
export type Original = 'goodlayers' | 'essential-addons' | 'contact-form-7' | 'link-targets';

/** The events that can be queued for a widget whose code is still loading. */
export type ReplayedType = 'click' | 'keydown' | 'focusin' | 'submit' | 'input';

/**
 * Which events to queue, by the selector of the place in which they must start. Other events in the widget, for
 * example on a link in a panel, are not queued.
 */
export type ReplayPlaces = Readonly<Partial<Record<ReplayedType, string>>>;

/** What a widget is handed when it is mounted. */
export interface WidgetContext {
  /** The widget's name, as in its definition. */
  readonly name: string;
  /** When the element was found, in ms since the page began to load. */
  readonly foundAt: number;
  /** The page's configuration, checked. */
  readonly config: PageConfig;
  /** Aborted when the widget ends: hang listeners, timers and requests on it. */
  readonly signal: AbortSignal;
  /** Reports a problem once, with the widget's name and element. The widget goes on. */
  readonly report: (code: string, detail?: unknown) => void;
  /** Ends the widget as failed: the server's markup comes back, one report is made. */
  readonly fail: (error: unknown) => void;
  /** Looks for widgets in nodes that were just added. */
  readonly scan: (node: ParentNode) => void;
}

/**
 * Ends a widget and puts back the server's nodes.
 *
 * @param hasFailed true when the server's classes and styles must come back too; otherwise what the visitor
 * has opened stays open, because the element may only be on its way to another place
 */
export type Unmount = (hasFailed: boolean) => void;

/** The code of a widget, as its chunk exports it. */
export interface WidgetModule {
  /**
   * Brings one element to life.
   *
   * @throws whatever makes the widget impossible: the markup is left alone and the error is reported once.
   */
  readonly mount: (element: HTMLElement, context: WidgetContext) => Unmount | void;
}

/** A widget, as the entry knows it. */
export interface WidgetDefinition {
  /** Kebab-case, unique; shown in `data-atoll` and in reports. */
  readonly name: string;
  /** Whose markup this is; omitted for a widget of the site's own. */
  readonly original?: Original;
  /** Finds the widget's root elements. `html` makes it a widget of the whole page. */
  readonly selector: string;
  readonly when: When;
  /** Events to queue until the widget is mounted. Default: every type, anywhere in the element. */
  readonly holds?: ReplayPlaces;
  /** Runs in editors and previews of page builders too. Default: false. */
  readonly inEditor?: boolean;
  /** Fetches the widget's code. Called once for all elements; when it rejects, once more. */
  readonly load: () => Promise<WidgetModule>;
  /**
   * Fetches what the code will import, at the same time: `reactChunk` for a widget made with `reactWidget`.
   * Without it the browser learns of that only from the code.
   */
  readonly shared?: () => Promise<unknown>;
}

/**
 * A definition that spreads a manifest's widget, `...widgets.alertBox` (docs/add-a-widget.md). JSON has no literal types,
 * so `original` is any text here; the build refuses a manifest with an unknown one.
 */
export type ManifestDefinition = Omit<WidgetDefinition, 'original'> & {
  readonly original: string;
  /** What distinguishes a manifest's widget from a definition written by hand. */
  readonly title: string;
};

/**
 * Checks the types of a definition, so that a list of definitions reads as a table. Contains no behaviour.
 *
 * @param definition name, selector, when and how to load
 * @returns the same definition
 */
export function defineWidget<const D extends WidgetDefinition>(definition: D): D;
export function defineWidget(definition: ManifestDefinition): WidgetDefinition;
export function defineWidget(definition: unknown): unknown {
  return definition;
}
