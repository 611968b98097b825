/** Puts the server's inline styles back when a widget ends. */

/**
 * Remembers how some inline styles are now.
 *
 * @param names CSS properties that the widget is going to set
 * @param signal brings them back; what others have set meanwhile, under other names, stays
 */
export function keepStyle(element: HTMLElement, names: readonly string[], signal: AbortSignal): void {
  const hadStyle = element.hasAttribute('style');
  const kept = names.map((name) => [name, element.style.getPropertyValue(name)] as const);
  signal.addEventListener('abort', () => {
    for (const [name, value] of kept) element.style.setProperty(name, value);
    if (!hadStyle && element.style.length === 0) element.removeAttribute('style');
  });
}
