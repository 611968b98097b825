/** Adds and removes tokens of space-separated attributes. The author's tokens are kept. */

export function addToken(element: Element, attribute: string, token: string): void {
  const tokens = tokensOf(element, attribute);
  if (!tokens.includes(token)) element.setAttribute(attribute, [...tokens, token].join(' '));
}

export function removeToken(element: Element, attribute: string, token: string): void {
  if (!element.hasAttribute(attribute)) return;
  const rest = tokensOf(element, attribute).filter((other) => other !== token);
  if (rest.length > 0) element.setAttribute(attribute, rest.join(' '));
  else element.removeAttribute(attribute);
}

function tokensOf(element: Element, attribute: string): string[] {
  return (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
}
