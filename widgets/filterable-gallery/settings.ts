/** Reads the settings of a gallery from its attributes (essential-addons, sections 1.5 and 6.3). */
import type { WidgetContext } from '../../runtime/core/define';
import { leadingInteger, leadingNumber } from '../../runtime/dom/leading-number';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { readStore, type StoredItem } from './store';

/** A gallery's settings, with the original's defaults. */
export interface GallerySettings {
  readonly style: 'rows' | 'masonry';
  /** The duration of movements. */
  readonly durationMs: number;
  /** The number of items that "load more" adds. */
  readonly pageSize: number;
  /** The items that are not on the page yet. */
  readonly store: readonly StoredItem[];
  readonly endText: string;
  /** True to shuffle all items on each visit. */
  readonly isRandom: boolean;
  /** True if a search includes items that are not on the page yet. */
  readonly searchesStore: boolean;
  /** The offset above the grid to which phones scroll after a choice, in px; undefined to not scroll. */
  readonly scrollOffsetPx: number | undefined;
  readonly widgetId: string;
}

const DEFAULT_COUNT = 6;
const DEFAULT_DURATION_MS = 500;
const END_TEXT = 'No more items!';

export function readGallery(container: HTMLElement, context: Pick<WidgetContext, 'report'>): GallerySettings {
  const bad: string[] = [];
  const report = (code: string): void => void bad.push(code);
  const inner = parse(container.getAttribute('data-settings'), report);
  const { initialCount } = readSettings(
    container,
    { initialCount: wholeNumber('data-init-show', DEFAULT_COUNT) },
    report,
  );
  const store = readStore(container.getAttribute('data-gallery-items') ?? '', initialCount);
  if (!store) report('bad_data-gallery-items');
  // Editors enter this as text. If it is not a number, later releases use the initial count.
  const pageSize = leadingInteger(container.getAttribute('data-images-per-page')) ?? 0;
  if (bad.length > 0) context.report('bad_settings', bad.join(' '));
  return {
    style: inner['grid_style'] === 'masonry' ? 'masonry' : 'rows',
    durationMs: toNumber(inner['duration'], DEFAULT_DURATION_MS),
    pageSize: pageSize > 0 ? pageSize : initialCount || DEFAULT_COUNT,
    store: store ?? [],
    endText: container.getAttribute('data-nomore-item-text') || END_TEXT,
    isRandom: container.getAttribute('data-is-randomize') === 'yes',
    searchesStore: container.getAttribute('data-search-all') === 'yes',
    scrollOffsetPx:
      inner['mobile_scroll_to_top'] === 'yes' ? toNumber(inner['mobile_scroll_offset'], 0) : undefined,
    widgetId: typeof inner['widget_id'] === 'string' ? inner['widget_id'] : '',
  };
}

function parse(text: string | null, report: (code: string) => void): Readonly<Record<string, unknown>> {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Reported below, like a value that is not an object.
  }
  report('bad_data-settings');
  return {};
}

/** @returns the number; the default for a negative number or another value */
function toNumber(value: unknown, fallback: number): number {
  const number = leadingNumber(value);
  return number !== undefined && number >= 0 ? number : fallback;
}
