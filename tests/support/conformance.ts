/**
 * What the conformance suite must be told of a widget: how to read its state, what a visitor can do to it and what
 * must come of that. Everything else it finds out by itself. One record a widget, in tests/browser/conformance/.
 */
import type { Locator, Page } from 'playwright-core';

/** A widget's state as a visitor meets it. */
export interface SeenState {
  /** One text for each part: an item that is `open`, a number that is shown. */
  readonly parts: readonly string[];
  /** Which of the tab stops has the focus; -1 for none. */
  readonly focus: number;
}

/** Something that a visitor does with mouse or finger, or that happens by itself. */
export interface Step {
  readonly name: string;
  /** Does it; false where this fragment has no place for it. */
  readonly act: (root: Locator, before: SeenState, page: Page) => Promise<boolean>;
  readonly after: (before: SeenState, root: Locator) => Promise<SeenState> | SeenState;
}

/** A row of the widget's keyboard table. */
export interface KeyRow {
  readonly key: string;
  readonly name: string;
  /** The tab stop to press it on; undefined where this fragment has none such. */
  readonly from: (before: SeenState, root: Locator) => Promise<number | undefined> | number | undefined;
  /** What follows; `before` already has the focus on that tab stop. */
  readonly after: (before: SeenState, root: Locator) => Promise<SeenState> | SeenState;
}

/** Something of the server's that it is a widget's work to change while it mounts. */
export interface AllowedChange {
  /** A line of the probe's notes: an attribute (`+name` for an added one) or a box. */
  readonly what: RegExp;
  /** The section of the contract that asks for it. */
  readonly because: string;
}

/** All that the suite is told of one widget. */
export interface ConformanceRecord {
  /** As in the definition. */
  readonly widget: string;
  /** Finds the widget's roots where their selector does not any more once they are used. Default: the selector. */
  readonly root?: string;
  /** The releases that the contract names: each must have a fragment. */
  readonly versions: readonly string[];
  /** Runs in the page and may use nothing from outside. */
  readonly readState: (root: Element) => SeenState;
  /** The tab stops that are the widget's own, those of a widget inside it left out. */
  readonly stops: (root: Locator) => Locator;
  readonly steps: readonly Step[];
  readonly keyboard: readonly KeyRow[];
  /** Of a widget that moves by itself: what a visitor who wants less motion sees once it is mounted. */
  readonly restingState?: (root: Locator) => Promise<SeenState>;
  /** How this widget's fragments that cannot be mounted are recognised. */
  readonly cannotMount?: (file: string) => boolean;
  /**
   * Markup that the selector finds and the widget cannot work with; '' for a widget of the whole page, and for one that
   * can work with whatever its selector finds.
   */
  readonly broken: string;
  /** Attributes that it is this widget's work to change or add while it mounts, beside names, roles and states. */
  readonly changes?: readonly AllowedChange[];
  /** Boxes that it is this widget's work to move or size while it mounts. */
  readonly moves?: readonly AllowedChange[];
  /** Styles that show what the server hides: the faults in there are the server's. */
  readonly reveal?: string;
  /** Whether it is this widget's work to paint a fragment anew when it mounts, by its markup: a button that waits. */
  readonly repaints?: (html: string) => boolean;
  /** The largest layout shift that `moves` cause, as the browser measures it. Default: 0. */
  readonly layoutShift?: number;
  /** The fragments in which the server prints nothing for this widget: it must not mount anything. */
  readonly isAbsent?: (file: string) => boolean;
  /** The fragments that have no place for any of the steps. */
  readonly hasNoSteps?: (file: string) => boolean;
  /** The fragments that have no place for any of the keys. */
  readonly hasNoKeys?: (file: string) => boolean;
  /** The fragments in which garbage is a value that this widget has to show. */
  readonly showsGarbage?: (file: string) => boolean;
  /** Nodes of the server that it is this widget's work to replace once it is used: the texts of old messages. */
  readonly gives?: RegExp;
  /** It is this widget's work to bring the server's nodes into another order once it is used. */
  readonly sorts?: boolean;
  /** Its library asks for one more frame than it needs when it ends, and gives nobody a way to take it back. */
  readonly endsWithAFrame?: boolean;
  /** Waits until what a step or a key has begun is done, where that takes an answer of the server. */
  readonly settle?: (root: Locator) => Promise<void>;
  /** The plugin's configuration on its page, where it needs one. */
  readonly config?: unknown;
  /** What the server answers, by path: a function of the body that was sent. */
  readonly routes?: ReadonlyMap<string, (body: string) => string>;
  /** True where each release has a fragment of another kind: steps and keys are then all done over the releases. */
  readonly isSpread?: boolean;
  /**
   * The fragments that differ from another one in their looks alone, release by release: of them only mounting is
   * asked, so that the whole suite stays a matter of minutes.
   */
  readonly looksOnly?: (file: string) => boolean;
  /**
   * A widget of the whole page: no node of its own can move, go or stand beside another, so only what is left is
   * asked of it.
   */
  readonly ofPage?: boolean;
}
