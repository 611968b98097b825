/** Follows what depends on a table's width (essential-addons, section 5.7). */
import { useLayoutEffect, useState } from 'react';
import type { TableReading, TableWidth } from './attributes';

/** @returns whether the cells are stacked and whether the table scrolls */
export function useTableWidth({ root, table }: TableReading): TableWidth {
  const [width, setWidth] = useState<TableWidth>({ isStacked: false, isScrolling: false });
  useLayoutEffect(() => {
    const update = (): void => {
      const isStacked = table.tHead !== null && getComputedStyle(table.tHead).display === 'none';
      const isScrolling = root.scrollWidth > root.clientWidth;
      setWidth((before) =>
        before.isStacked === isStacked && before.isScrolling === isScrolling
          ? before
          : { isStacked, isScrolling },
      );
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(root);
    sizes.observe(table);
    update();
    return () => sizes.disconnect();
  }, [root, table]);
  return width;
}
