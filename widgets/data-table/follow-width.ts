/** Adapts a table to its width: whether the stylesheet stacks its cells, and whether the table scrolls. */
import type { WidgetContext } from '../../runtime/core/define';
import { setAttributes } from '../../runtime/dom/restore';
import { translator } from '../../runtime/page/translate';
import { strings } from './widget.json';

/**
 * Hides the labels from screen readers while the real headers are visible, and makes a scrollable table a named region
 * with a tab stop (essential-addons, section 5.7).
 *
 * @param root the scrollable element
 * @param labels the labels of `addLabels`
 */
export function followWidth(
  root: HTMLElement,
  table: HTMLTableElement,
  labels: readonly HTMLElement[],
  { config, signal }: WidgetContext,
): void {
  let scrolling: AbortController | undefined;
  const update = (): void => {
    const isStacked = table.tHead !== null && getComputedStyle(table.tHead).display === 'none';
    // If the header is visible, screen readers would read it twice.
    for (const label of labels) label.ariaHidden = isStacked ? null : 'true';
    const isScrolling = root.scrollWidth > root.clientWidth;
    if (isScrolling === (scrolling !== undefined)) return;
    scrolling?.abort();
    scrolling = isScrolling ? new AbortController() : undefined;
    const name =
      table.caption?.textContent?.trim() ||
      nameOf(root, translator(config.strings)(strings['data-table.label']));
    if (scrolling)
      setAttributes(root, { tabindex: '0', role: 'region', 'aria-label': name }, scrolling.signal);
  };
  const sizes = new ResizeObserver(update);
  sizes.observe(root);
  sizes.observe(table);
  update();
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    scrolling?.abort();
  });
}

/** Adds a number from the second table on, so that all regions have different names. */
function nameOf(root: HTMLElement, word: string): string {
  const place = [...document.querySelectorAll('.eael-data-table-wrap')].indexOf(root);
  return place > 0 ? `${word} ${place + 1}` : word;
}
