/**
 * The module that adds the widgets for Elementor to the runtime. The server prints it after the entry, on pages with one of
 * these widgets from which Elementor's own scripts have gone (wp-plugin/includes/paint/elementor-module.php). It is apart from the
 * entry, because other pages need none of it.
 */
import type { Atoll } from '../runtime/core/runtime';
import { elementorDefinitions } from './elementor-definitions';

const KEY = Symbol.for(__ATOLL_KEY__);

const added = new AbortController();

/** Adds the widgets once the runtime has started. It never starts if the originals were brought back. */
function add(): void {
  const runtime = (window as { [KEY]?: Partial<Atoll> })[KEY];
  if (!runtime?.define || !runtime.widgets) return;
  added.abort();
  for (const definition of elementorDefinitions) {
    try {
      runtime.define(definition);
    } catch {
      // The module ran before under another URL, to which a cache has added a query.
    }
  }
}

// An optimiser may start the entry later.
document.addEventListener('load', add, { capture: true, signal: added.signal });
add();
