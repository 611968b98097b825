/** Puts the server's attributes back when a widget ends that has changed many things in them. */

/**
 * @param names the attributes
 * @returns makes them what they are now
 */
export function keepAttributes(element: Element, names: readonly string[]): () => void {
  const kept = names.map((name) => [name, element.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of kept) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}
