/** Sorts the rows of a table's bodies. Rows are moved, not recreated, so they keep focus, listeners and frames. */
import { keepFocus } from '../../runtime/dom/focus';
import { moveNode } from '../../runtime/dom/move-node';
import { placeCells } from './columns';
import { cellText } from './labels';
import { intlLanguage } from './normalize';
import { readKeys, type SortKey } from './sort-keys';
import type { Direction, Sorting } from './sort-state';

/** Sorts a table. */
export interface RowSorter {
  readonly sort: (sorting: Sorting) => void;
  /** Restores the order of the rows at the creation of the sorter. */
  readonly restore: () => void;
}

/** Creates a sorter. Equal rows always keep their current order. Each body is sorted separately. */
export function createRowSorter(table: HTMLTableElement): RowSorter {
  const served = [...table.tBodies].map((body) => ({ body, nodes: [...body.childNodes] }));
  const places = new Map(served.flatMap(({ nodes }) => nodes.map((node, place) => [node, place])));
  // Rows that another script adds later follow all others.
  const place = (row: ChildNode): number => places.get(row) ?? Number.MAX_SAFE_INTEGER;
  const language = intlLanguage(table.closest<HTMLElement>('[lang]')?.lang);
  return {
    sort({ column, direction }) {
      const bodies = [...table.tBodies].map((body) => ({
        body,
        rows: [...body.rows].toSorted((one, other) => place(one) - place(other)),
      }));
      // The type of the values is the same for all bodies.
      const texts = bodies.flatMap(({ rows }) => rows.map((row) => cellText(cellAt(row, column))));
      const keys = readKeys(texts, language);
      let start = 0;
      for (const { body, rows } of bodies) {
        const order = sortRows(keys.slice(start, (start += rows.length)), direction, language);
        const sorted = order.flatMap((index) => rows[index] ?? []);
        // Nodes between the rows keep their positions.
        const inOrder = [...body.childNodes].map((node) =>
          node instanceof HTMLTableRowElement ? (sorted.shift() ?? node) : node,
        );
        arrange(body, inOrder);
      }
    },
    restore() {
      for (const { body, nodes } of served)
        arrange(
          body,
          nodes.filter(({ parentNode }) => parentNode === body),
        );
    },
  };
}

function cellAt(row: HTMLTableRowElement, column: number): HTMLElement | undefined {
  return placeCells([row]).find((placed) => placed.column <= column && column < placed.column + placed.span)
    ?.cell;
}

/** @param nodes children of the parent, in their new order */
function arrange(parent: HTMLElement, nodes: readonly ChildNode[]): void {
  keepFocus(() => {
    let next: ChildNode | null = null;
    for (const node of nodes.toReversed()) {
      if (node.nextSibling !== next) moveNode(node, parent, next);
      next = node;
    }
  });
}

/**
 * Sorts stably: rows with equal keys keep their order. Empty cells come last in both directions.
 *
 * @param keys the keys of a column, one per row
 * @param language the language of the texts for `Intl`
 * @returns the rows' indexes in the new order
 */
export function sortRows(
  keys: readonly SortKey[],
  direction: Direction,
  language: string | undefined,
): number[] {
  const texts = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (one: SortKey, other: SortKey): number => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * texts.compare(String(one), String(other));
  };
  return [...keys.keys()].toSorted((one, other) => compare(keys[one] ?? null, keys[other] ?? null));
}
