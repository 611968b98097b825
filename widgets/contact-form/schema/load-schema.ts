/** Fetches the rules of a form, once for all forms with the same id (contact-form-7, sections 3 and 11). */
import type { LiveForm } from '../live-form';
import { pageSchemas } from '../page-api';
import type { Checker } from './check';

const requested = new WeakMap<Map<number, unknown>, Set<number>>();

let checker: Checker | undefined;

/** @returns the loaded checker; undefined until it has loaded */
export function loadedChecker(): Checker | undefined {
  return checker;
}

/** Loads the rules and the checker. Errors are not reported: without rules, only the server validates the form. */
export function loadSchema(live: LiveForm): void {
  const { form, record } = live;
  const schemas = pageSchemas();
  const ids = requested.get(schemas) ?? new Set();
  requested.set(schemas, ids);
  // Releases before 5.6 have neither rules nor this attribute.
  const hasRules = form.querySelector('.wpcf7-form-control-wrap[data-name]') !== null;
  if (!schemas.has(record.id)) schemas.set(record.id, undefined);
  // A form without an id has no rules either.
  if (!hasRules || record.id < 1 || ids.has(record.id)) return;
  ids.add(record.id);
  Promise.all([fetchSchema(live), loadChecker()]).catch(() => ids.delete(record.id));
}

async function fetchSchema({ record, endpoints }: LiveForm): Promise<void> {
  const schemas = pageSchemas();
  // A page may define its own rules.
  if (schemas.get(record.id) === undefined) schemas.set(record.id, await endpoints.schema(record.id));
}

async function loadChecker(): Promise<void> {
  checker = await import('./check');
}
