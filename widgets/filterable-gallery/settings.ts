/** What a gallery's attributes say (essential-addons, sections 1.5 and 6.3). */
import type { WidgetContext } from '../../runtime/core/define';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { readStore, type StoredItem } from './store';

/** A gallery's settings, with the defaults of the original. */
export interface GallerySettings {
  readonly style: 'rows' | 'masonry';
  /** Of movements. */
  readonly durationMs: number;
  /** How many items one press on "load more" brings. */
  readonly pageSize: number;
  /** Items that are not in the page yet. */
  readonly store: readonly StoredItem[];
  readonly endText: string;
  /** Another order at each visit, of those in the page and of those that are not. */
  readonly isRandom: boolean;
  /** A search looks at items that are not in the page yet, too. */
  readonly searchesStore: boolean;
  /** How far above the grid a phone's screen begins after a choice, in px; undefined where it does not scroll. */
  readonly scrollOffsetPx: number | undefined;
  readonly widgetId: string;
}

const DEFAULT_COUNT = 6;
const DEFAULT_DURATION_MS = 500;
const END_TEXT = 'No more items!';

export function readGallery(container: HTMLElement, context: WidgetContext): GallerySettings {
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
  // An editor types it as text: with anything but a number later releases take the first count.
  const pageSize = Number.parseInt(container.getAttribute('data-images-per-page') ?? '', 10);
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
    // Reported with what is no object.
  }
  report('bad_data-settings');
  return {};
}

/** @returns the default for what is no number of 0 or more */
function toNumber(value: unknown, fallback: number): number {
  const number = Number.parseFloat(String(value));
  return number >= 0 && Number.isFinite(number) ? number : fallback;
}
