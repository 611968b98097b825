/** Shows a whole fancy text on paper. The stylesheet hides its place until it starts. */
import type { PrintModule } from '../../runtime/core/printing';
import { restoreOnAbort } from '../../runtime/dom/restore';
import { showTextMeanwhile } from '../../runtime/dom/text';
import { readFancyText } from './read-essential-addons';
import { completeText, loadPlainTexts, plainTexts } from './texts';

const ignore = (): void => undefined;

export const load: PrintModule['load'] = (element) =>
  loadPlainTexts(readFancyText(element, { foundAt: 0, report: ignore }).sources);

export const print: PrintModule['print'] = (element, { report, signal }) => {
  const { place, sources } = readFancyText(element, { foundAt: 0, report });
  restoreOnAbort([place], { styles: ['display'] }, signal);
  place.style.display = 'inline-block';
  const text = completeText(shownIn(place), plainTexts(sources));
  if (text !== undefined) showTextMeanwhile(place, text, signal);
};

/** The server prints all texts for visitors without JavaScript. */
function shownIn(place: HTMLElement): string {
  const nodes = [...place.childNodes].filter(({ nodeName }) => nodeName !== 'NOSCRIPT');
  return nodes.map(({ textContent }) => textContent ?? '').join('');
}
