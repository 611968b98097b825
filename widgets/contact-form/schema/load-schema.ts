/** Fetches the rules of a form, once for all forms with the same id (contact-form-7, sections 3 and 11). */
import type { LiveForm } from '../live-form';
import { pageSchemas } from '../page-api';
import type { Checker } from './check-form';

let checker: Checker | undefined;

/** @returns the loaded checker; undefined until it has loaded */
export function loadedChecker(): Checker | undefined {
  return checker;
}

/** Loads the rules and the checker. Errors are not reported: without rules, only the server validates the form. */
export function loadSchema({ form, record: { id }, endpoints }: LiveForm): void {
  const schemas = pageSchemas();
  // A page may define its own rules. An empty entry means that they have been requested.
  const isKnown = schemas.has(id);
  if (!isKnown) schemas.set(id, undefined);
  // Releases before 5.6 have neither rules nor this attribute. A form without an id has no rules either.
  if (id < 1 || !form.querySelector('.wpcf7-form-control-wrap[data-name]')) return;
  const rules = isKnown ? undefined : endpoints.schema(id).then((schema) => schemas.set(id, schema));
  Promise.all([rules, loadChecker(form)]).catch(() => schemas.get(id) ?? schemas.delete(id));
}

async function loadChecker(form: HTMLFormElement): Promise<void> {
  checker = await import('./check-form');
  if (form.querySelector('input[type="file"]')) await checker.loadFileTypes();
}
