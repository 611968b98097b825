/** The record of a modal dialog and the button that opens it: what clicks and keys do to the two. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState, Step } from './conformance';

/** A dialog, and how it differs from others. */
export interface DialogRecord extends Omit<ConformanceRecord, 'steps' | 'keyboard'> {
  /** What opens it, as in the names of the tests: `the button`. */
  readonly opener: string;
  /** What closes it; `tabStop` is its number among the tab stops of the open dialog. */
  readonly closer: {
    readonly find: (root: Locator) => Locator;
    readonly name: string;
    readonly tabStop: number;
    /** What a key on it does, as in the names of the tests. */
    readonly onKey: string;
  };
  /** The state after opening and after closing it by key. */
  readonly open: SeenState;
  readonly closed: SeenState;
  /** The state after closing it by a click. Default: `closed`. */
  readonly closedByClick?: SeenState;
  /** The tab stop on which Escape closes it. Default: the closer. */
  readonly escape?: { readonly tabStop: number; readonly name: string };
  /** Keys inside the open dialog that do nothing. */
  readonly innerKeys?: readonly KeyRow[];
  /** Keys that do nothing on the opener. */
  readonly idleKeys: readonly string[];
}

/** @returns the record for the conformance suite */
export function dialogRecord({
  opener,
  closer,
  open,
  closed,
  closedByClick = closed,
  escape = { tabStop: closer.tabStop, name: closer.onKey },
  innerKeys = [],
  idleKeys,
  ...rest
}: DialogRecord): ConformanceRecord {
  const openerStop = closed.focus;
  const opens = (key: string, more = ''): KeyRow => row(key, `on ${opener} opens${more}`, openerStop, open);
  const closes = (key: string): KeyRow => row(key, closer.onKey, closer.tabStop, closed);
  return {
    ...rest,
    steps: [click(opener, (root) => root, open), click(closer.name, closer.find, closedByClick)],
    keyboard: [
      opens('Enter'),
      closes('Enter'),
      opens('Space'),
      closes('Space'),
      opens('Enter', ' once more'),
      ...innerKeys,
      row('Escape', escape.name, escape.tabStop, closed),
      ...idleKeys.map((key) => ({
        key,
        name: `does nothing on ${opener}`,
        from: () => openerStop,
        after: (before: SeenState) => before,
      })),
    ],
  };
}

function click(name: string, find: (root: Locator) => Locator, after: SeenState): Step {
  return {
    name: `a click on ${name}`,
    async act(root) {
      await find(root).click();
      return true;
    },
    after: () => after,
  };
}

function row(key: string, name: string, from: number, after: SeenState): KeyRow {
  return { key, name, from: () => from, after: () => after };
}
