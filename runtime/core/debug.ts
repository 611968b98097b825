/** `?atoll=debug`: a console line and a user timing for each widget, for any visitor. Fetched only then. */
import type { WidgetRecord } from './record';

/**
 * Follows the page's widgets from now on.
 *
 * @param page the document
 * @param widgets lists its widgets
 */
export function startDebug(page: Document, widgets: () => readonly WidgetRecord[]): void {
  const told = new Set<WidgetRecord>();
  const tell = (): void => {
    for (const record of widgets()) {
      if (told.has(record) || record.readyAt === undefined) continue;
      told.add(record);
      const { name, foundAt, dueAt = foundAt, readyAt } = record;
      performance.measure(`atoll:${name}`, { start: dueAt, end: readyAt });
      const times = `found ${foundAt.toFixed(0)} ms, due ${dueAt.toFixed(0)} ms, ready ${readyAt.toFixed(0)} ms`;
      console.info(`[atoll] ${name}: ${times}`, record.element);
    }
  };
  tell();
  page.addEventListener('atoll:ready', tell);
}
