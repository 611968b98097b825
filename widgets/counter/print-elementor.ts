/** Shows the end of Elementor's counter on paper. */
import type { PrintModule } from '../../runtime/core/printing';
import { showTextMeanwhile } from '../../runtime/dom/text';
import { readElementorCounter } from './read-elementor';

export const print: PrintModule['print'] = (element, { signal }) =>
  showTextMeanwhile(element, readElementorCounter(element).finalText, signal);
