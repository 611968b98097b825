/** Puts a whole style attribute of the server back, also where the page's policy refuses inline styles. */

/**
 * Remembers elements' inline styles as they are printed.
 *
 * @param signal brings the attributes back, with all that others have set in them meanwhile gone
 */
export function keepStyleAttributes(elements: Iterable<HTMLElement>, signal: AbortSignal): void {
  const restores = [...elements].map((element) => rememberStyle(element));
  signal.addEventListener('abort', () => restores.forEach((restore) => restore()));
}

/**
 * A content security policy may refuse style attributes while scripts may set styles: what the server printed never
 * applied then, and to write it again would be a violation of ours (RELIABILITY 74).
 *
 * @returns brings the style attribute back as it is now, to the letter where the policy lets it apply
 */
export function rememberStyle(element: HTMLElement): () => void {
  const printed = element.getAttribute('style');
  const applied = element.style.cssText;
  return () => {
    if (printed === null) element.removeAttribute('style');
    else if (applied === '' || applied === printed) element.style.cssText = applied;
    else element.setAttribute('style', printed);
  };
}
