/** Shows a filled progress bar of Elementor on paper. */
import type { PrintModule } from '../../runtime/core/printing';
import { fillBar } from './fill-bar';
import { readElementorProgress } from './read-elementor';

export const print: PrintModule['print'] = (element, { signal }) =>
  fillBar(readElementorProgress(element), true, signal);
