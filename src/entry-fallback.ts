/** The inline script that brings the originals back if the entry does not start. The build writes it into the plugin. */
import { watchEntry } from '../runtime/core/entry-fallback';

// Found by its id, because `document.currentScript` is null in code that an optimiser has moved.
const inline = document.getElementById('atoll-entry-fallback');
if (inline) watchEntry(inline);
