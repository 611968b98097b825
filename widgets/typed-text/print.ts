/** Shows a whole word of the page builder's typed animation on paper. */
import type { PrintModule } from '../../runtime/core/printing';
import { showTextMeanwhile } from '../../runtime/dom/text';
import { readTypedWord } from './read-goodlayers';
import { completeText, loadPlainTexts, plainTexts } from './texts';

export const load: PrintModule['load'] = (element) => loadPlainTexts(readTypedWord(element).sources);

export const print: PrintModule['print'] = (element, { signal }) => {
  const { word, sources } = readTypedWord(element);
  const text = completeText(word.textContent ?? '', plainTexts(sources));
  if (text !== undefined) showTextMeanwhile(word, text, signal);
};
