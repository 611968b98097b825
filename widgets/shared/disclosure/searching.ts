/**
 * Tells whether the visitor may search in the page. Only then are closed panels hidden so that they can be found, because
 * reader modes leave such panels out (platform-notes, section A14).
 */
import { member } from '../../../runtime/page/member';
import { fragmentDirective } from '../../../runtime/page/fragment-directive';

/** Keys that search, in browsers on all systems: Ctrl or Cmd with F or G, F3, and in Firefox / and '. */
function isSearchKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'F3' || (ctrlKey || metaKey ? /^[fg]$/i : /^[/']$/).test(key);
}

/** Links to words of this page or of another one. */
const isTextLink = (target: EventTarget | null): boolean =>
  target instanceof Element && member(target, 'closest')('a[href*=":~:"]') !== null;

let isOn = false;
let isSearchedAlways: boolean | undefined;
let watching: AbortController | undefined;
const listeners = new Set<(isSearching: boolean) => void>();

/** @returns true from the moment in which the browser may begin to search. A page whose address names words is searched at any time */
export function isSearching(): boolean {
  isSearchedAlways ??= fragmentDirective() !== undefined;
  return isOn || isSearchedAlways;
}

/**
 * Watches for searches. The window loses the focus to the bar for the words, and gets it back afterwards.
 *
 * @param onChange called when a search may begin, and when it has ended
 * @returns ends it
 */
export function followSearches(onChange: (isSearching: boolean) => void): () => void {
  listeners.add(onChange);
  watching ??= watch();
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    watching?.abort();
    watching = undefined;
    isOn = false;
  };
}

function change(next: boolean): void {
  if (isOn === next) return;
  isOn = next;
  if (!isSearchedAlways) listeners.forEach((listener) => listener(next));
}

function watch(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('blur', () => change(true), { signal });
  addEventListener('focus', () => change(false), { signal });
  // Before the browser's own action: it looks for the words at once, without a change of the focus.
  const capture = { capture: true, signal };
  addEventListener('keydown', (event) => isSearchKey(event) && change(true), capture);
  addEventListener('click', ({ target }) => isTextLink(target) && change(true), capture);
  return controller;
}
