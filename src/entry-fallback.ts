/** The inline script that brings the originals back if the entry does not start. The build writes it into the plugin. */
import { watchEntry } from '../runtime/core/entry-fallback';
import { ownScript } from '../runtime/page/own-script';

// Found by its id, because `document.currentScript` is null in code that an optimiser has moved.
const inline = ownScript(document, 'atoll-entry-fallback');
if (inline) watchEntry(inline);
