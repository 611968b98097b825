/** Shows a counter's end on paper. */
import type { PrintModule } from '../../runtime/core/printing';
import { showTextMeanwhile } from '../../runtime/dom/text';
import { readCounter } from './read-markup';

export const print: PrintModule['print'] = (element, context) =>
  showTextMeanwhile(element, readCounter(element, { ...context, foundAt: 0 }).finalText, context.signal);
