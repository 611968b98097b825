/** @returns the rules of all adopted stylesheets, because happy-dom does not apply them */
export function adoptedStyles(): string {
  return document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');
}
