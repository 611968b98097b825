/** `?atoll=debug`: logs each widget and adds a user timing for it, for any visitor. Fetched only in debug mode. */
import type { WidgetRecord } from './record';

/**
 * Logs all mounted widgets, and every widget that mounts later.
 *
 * @param page the document
 * @param widgets lists the widgets of the document
 */
export function startDebug(page: Document, widgets: () => readonly WidgetRecord[]): void {
  const logged = new Set<WidgetRecord>();
  const logNew = (): void => {
    for (const record of widgets()) {
      if (logged.has(record) || record.readyAt === undefined) continue;
      logged.add(record);
      const { name, foundAt, dueAt = foundAt, readyAt } = record;
      performance.measure(`atoll:${name}`, { start: dueAt, end: readyAt });
      const times = `found ${foundAt.toFixed(0)} ms, due ${dueAt.toFixed(0)} ms, ready ${readyAt.toFixed(0)} ms`;
      console.info(`[atoll] ${name}: ${times}`, record.element);
    }
  };
  logNew();
  page.addEventListener('atoll:ready', logNew);
}
