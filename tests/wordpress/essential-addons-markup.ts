/** Bundles of Essential Addons for the stand-in, and markup of its widgets. */
/** Bundles for the stand-in, see fixture-plugin/parts/essential-addons.php. */
export interface Built {
  readonly posts?: Readonly<Record<string, unknown>>;
  readonly request?: unknown;
  readonly option?: string;
  readonly temporary?: boolean;
  readonly config?: Readonly<Record<string, readonly string[]>>;
  readonly inline?: boolean;
  readonly code?: string;
}

/** Encodes a text for a query. */
export const base64 = (text: string): string => encodeURIComponent(Buffer.from(text).toString('base64'));

/** An Elementor widget without content. */
export const widget = (type: string, attributes = ''): string =>
  `<div class="elementor-element" data-element_type="widget" data-widget_type="${type}.default"${attributes}></div>`;
export const TABS = widget('eael-adv-tabs');
export const GRID = widget('eael-post-grid');

/** Prepares records for `test.each`: the name, and the record. */
export const named = <Record extends readonly [string, ...unknown[]]>(
  list: readonly Record[],
): [string, Record][] => list.map((record) => [record[0], record]);
