/** Text fragments: the words of an address such as `/page/#:~:text=winter%20bazaar`, to which the browser scrolls. */
import { replacePage } from '../../../runtime/page/environment';
import { fragmentDirective } from '../../../runtime/page/fragment-directive';
import { decodedFragment, isReturn } from '../../../runtime/page/fragment-target';

let isDone = false;

/**
 * Lets the browser look again for the words of the address, which it did before these panels could be found: once for each
 * page, only if no other text has them, and not after the visitor has acted.
 *
 * @param hide hides the panels so that they can be found. Called at once
 */
export function searchAgain(panels: readonly HTMLElement[], hide: () => void): void {
  const directive = isDone ? undefined : fragmentDirective();
  const words = directive && wordsOf(directive);
  // What is displayed has been found, or is found before a panel. Read before the panels are hidden.
  if (words && isInText(document.body.innerText, words)) isDone = true;
  hide();
  if (!words || isDone || isReturn() || navigator.userActivation?.hasBeenActive) return;
  if (!panels.some((panel) => panel.hidden && isInText(panel.textContent, words))) return;
  isDone = true;
  replacePage(new URL(`${location.hash || '#'}:~:${directive}`, location.href));
}

/** @returns the first words that the directive names, without those that must be before or behind them */
function wordsOf(directive: string): string | undefined {
  const text = directive.split('&').find((one) => one.startsWith('text='));
  const start = text
    ?.slice('text='.length)
    .split(',')
    .find((part) => !/^-|-$/.test(part));
  return start && decodedFragment(start);
}

const isInText = (text: string, words: string): boolean => plain(text).includes(plain(words));

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ');
