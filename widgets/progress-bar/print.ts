/** Shows a filled progress bar on paper. */
import type { PrintModule } from '../../runtime/core/printing';
import { fillBar } from './fill-bar';
import { readProgressBar } from './read-markup';

export const print: PrintModule['print'] = (element, context) => {
  fillBar(readProgressBar(element, context), true, context.signal);
};
