/** Defines the widget. `wp_enqueue_script_module()` prints this module before or after Atoll's: both work. */
import type { AtollWidgetDefinition } from '../../../wp-plugin/types/atoll';

const readingTime: AtollWidgetDefinition = {
  name: 'reading-time',
  selector: '.reading-time',
  when: 'visible',
  load: () => import('./reading-time'),
};

// All modules of the page have run when the document is ready.
if (document.readyState === 'complete') window.atoll?.define(readingTime);
else document.addEventListener('DOMContentLoaded', () => window.atoll?.define(readingTime));
