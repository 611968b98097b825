/**
 * Decides when the code of widgets that wait for an interaction is fetched, so that the first press does not wait for the
 * network. The code that fetches is a separate chunk, because it contains a table of all chunks.
 */
import { prefersReducedData } from '../page/environment';
import type { WidgetDefinition } from './define';
import type { LiveRecord } from './record';

/**
 * @param page the document
 * @param addressOf returns the address of the chunk that a definition's function would import; empty if it is unknown
 * @returns a function that fetches the code of the waiting widgets among some records, each chunk once, after the page has
 *   loaded. Does nothing if the visitor prefers reduced data.
 */
export function createPrefetchPlan(
  page: Document,
  addressOf: (definition: WidgetDefinition, load: () => Promise<unknown>) => string,
): (records: readonly LiveRecord[]) => void {
  const planned = new Set<WidgetDefinition>();

  const fetchCode = (definitions: readonly WidgetDefinition[]): void => {
    if (definitions.length === 0) return;
    const addresses = definitions.flatMap((definition) =>
      [definition.load, ...(definition.shared ? [definition.shared] : [])].map((load) =>
        addressOf(definition, load),
      ),
    );
    import('./prefetch').then(
      ({ prefetch }) => prefetch(page, addresses),
      // The code is fetched when it is needed, and a failure is reported then.
      () => undefined,
    );
  };

  return (records) => {
    // Only the build knows the addresses: elsewhere, the code would run.
    if (process.env.NODE_ENV !== 'production' || prefersReducedData()) return;
    const added = records
      .filter(({ state, definition }) => state === 'waiting' && definition.when === 'interaction')
      .map(({ definition }) => definition);
    const found = [...new Set(added)].filter((definition) => !planned.has(definition));
    found.forEach((definition) => planned.add(definition));
    if (page.readyState === 'complete') fetchCode(found);
    else addEventListener('load', () => fetchCode(found), { once: true });
  };
}
