/** Puts the server's attributes back when a widget ends that has changed many things in them. */
import { rememberStyle } from './style-attribute';

/**
 * @param names the attributes
 * @returns makes them what they are now; `style` as a strict policy allows it
 */
export function keepAttributes(element: HTMLElement, names: readonly string[]): () => void {
  const kept = names.map((name) => [name, element.getAttribute(name)] as const);
  const restoreStyle = names.includes('style') ? rememberStyle(element) : undefined;
  return () => {
    for (const [name, value] of kept) {
      if (name === 'style') continue;
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    restoreStyle?.();
  };
}
