/**
 * The record that the conformance suite needs for a widget: how to read its state, the actions of visitors, and their
 * results. The suite finds out everything else. Records are listed in tests/browser/conformance/records.ts.
 */
import type { Locator, Page } from 'playwright-core';

/** The visible state of a widget. */
export interface SeenState {
  /** One text for each part: an item that is `open`, a number that is shown. */
  readonly parts: readonly string[];
  /** The tab stop with the focus; -1 for none. */
  readonly focus: number;
}

/** An action of a visitor with mouse or finger, or an automatic change. */
export interface Step {
  readonly name: string;
  /** Performs it; false if it does not apply to this fragment. */
  readonly act: (root: Locator, before: SeenState, page: Page) => Promise<boolean>;
  readonly after: (before: SeenState, root: Locator) => Promise<SeenState> | SeenState;
}

/** A row of the widget's keyboard table. */
export interface KeyRow {
  readonly key: string;
  readonly name: string;
  /** The tab stop for the key; undefined if this fragment has none. */
  readonly from: (before: SeenState, root: Locator) => Promise<number | undefined> | number | undefined;
  /** The expected state; in `before` the tab stop has the focus. */
  readonly after: (before: SeenState, root: Locator) => Promise<SeenState> | SeenState;
}

/** A change of the server's markup that the widget makes while it mounts. */
export interface AllowedChange {
  /** A line of the probe: an attribute (`+name` for an added one) or a box. */
  readonly what: RegExp;
  /** The section of the contract that requires it. */
  readonly because: string;
}

/** The record of one widget. */
export interface ConformanceRecord {
  /** As in the definition. */
  readonly widget: string;
  /** Finds the widget's roots if their selector no longer matches after use. Default: the selector. */
  readonly root?: string;
  /** The releases in the contract: each must have a fragment. */
  readonly versions: readonly string[];
  /** Runs in the page and may use nothing from outside. */
  readonly readState: (root: Element) => SeenState;
  /** The tab stops of the widget, without those of nested widgets. */
  readonly stops: (root: Locator) => Locator;
  readonly steps: readonly Step[];
  /** More steps for mouse and finger in the tests of the engines, which do not run axe. */
  readonly engineSteps?: readonly Step[];
  /** What a finger does on a phone, after the steps that need no mouse. */
  readonly taps?: readonly Step[];
  /** Why no tap is recorded although the widget has keys: a reason, or the path of the test that taps it. */
  readonly untapped?: string;
  /** The fragments to which no tap applies on a phone. */
  readonly hasNoTaps?: (file: string) => boolean;
  readonly keyboard: readonly KeyRow[];
  /** For a widget that animates by itself: its state with reduced motion. */
  readonly restingState?: (root: Locator) => Promise<SeenState>;
  /** Whether this widget's fragment cannot be mounted. */
  readonly cannotMount?: (file: string) => boolean;
  /**
   * Markup that matches the selector and that the widget cannot use; '' for a widget of the whole page, and for a
   * widget that can use any match.
   */
  readonly broken: string;
  /** Attributes that this widget changes or adds while it mounts, besides names, roles and states. */
  readonly changes?: readonly AllowedChange[];
  /** Boxes that this widget moves or sizes while it mounts. */
  readonly moves?: readonly AllowedChange[];
  /** Styles that show what the server hides: the faults in there are the server's. */
  readonly reveal?: string;
  /** Whether this widget repaints a fragment when it mounts, by its markup: for instance a disabled button. */
  readonly repaints?: (html: string) => boolean;
  /** The largest layout shift that `moves` cause, as the browser measures it. Default: 0. */
  readonly layoutShift?: number;
  /** The fragments in which the server prints nothing for this widget: it must not mount anything. */
  readonly isAbsent?: (file: string) => boolean;
  /** The fragments to which no step applies. */
  readonly hasNoSteps?: (file: string) => boolean;
  /** The fragments to which no key applies. */
  readonly hasNoKeys?: (file: string) => boolean;
  /** The fragments in which garbage is a valid value that this widget shows. */
  readonly showsGarbage?: (file: string) => boolean;
  /** Nodes of the server that this widget replaces in use: the texts of old messages. */
  readonly gives?: RegExp;
  /** Whether this widget reorders the server's nodes in use. */
  readonly sorts?: boolean;
  /** Its library requests one frame too many at its end, which cannot be cancelled. */
  readonly endsWithAFrame?: boolean;
  /** Waits for the end of what a timer starts after the mounting. Half-transparent content fails in axe. */
  readonly afterMounting?: (page: Page) => Promise<unknown>;
  /** Waits until a step or a key is done, if that needs a response of the server. */
  readonly settle?: (root: Locator) => Promise<void>;
  /** The plugin's configuration on its page, if it needs one. */
  readonly config?: unknown;
  /** The server's responses, by path: functions of the request's body. */
  readonly routes?: ReadonlyMap<string, (body: string) => string>;
  /** True if each release has a fragment of another kind: all releases together then cover steps and keys. */
  readonly isSpread?: boolean;
  /**
   * The fragments that differ from others only in their looks, release by release: only their mounting is tested, so
   * that the suite takes minutes.
   */
  readonly looksOnly?: (file: string) => boolean;
  /** A widget of the whole page: it has no node to move, remove or duplicate, so only the other tests run. */
  readonly ofPage?: boolean;
}
