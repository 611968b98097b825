/** Applies a rule to a link (link-targets, sections 5 and 8). Applying it again changes nothing. */
import { decodeAddress, type LinkRule } from './response';

/** @returns true if the rule applies to the link */
export function isMeant(link: Element, { compare, addresses }: LinkRule): boolean {
  const href = link.getAttribute('href');
  return href !== null && addresses.has(compare === 'decoded' ? decodeAddress(href) : href);
}

/**
 * Sets the URL, the target and `rel`.
 *
 * @param hidesReferrer true to add `noreferrer` to links that open a new tab
 */
export function markLink(link: Element, { redirect, target }: LinkRule, hidesReferrer: boolean): void {
  if (redirect !== '') write(link, 'href', redirect);
  write(link, 'target', target);
  // Releases change `rel` differently. Other tokens are always kept: search engines use "sponsored".
  if (target === '_blank') addTokens(link, 'rel', ['noopener', ...(hidesReferrer ? ['noreferrer'] : [])]);
  else removeTokens(link, 'rel', ['noopener', 'noreferrer']);
}

/** Adds missing tokens to a space-separated attribute, ignoring case. */
export function addTokens(element: Element, attribute: string, added: readonly string[]): void {
  const tokens = tokensOf(element, attribute);
  const missing = added.filter((token) => !tokens.some((other) => other.toLowerCase() === token));
  if (missing.length > 0) element.setAttribute(attribute, [...tokens, ...missing].join(' '));
}

/** Removes tokens from a space-separated attribute. Removes the attribute if it is empty then. */
export function removeTokens(element: Element, attribute: string, removed: readonly string[]): void {
  const tokens = tokensOf(element, attribute);
  const kept = tokens.filter((token) => !removed.includes(token.toLowerCase()));
  if (kept.length === tokens.length) return;
  if (kept.length > 0) element.setAttribute(attribute, kept.join(' '));
  else element.removeAttribute(attribute);
}

function tokensOf(element: Element, attribute: string): string[] {
  return (element.getAttribute(attribute) ?? '').split(/\s+/).filter((token) => token !== '');
}

/** Sets an attribute only if its value differs, so that other scripts' observers are not triggered needlessly. */
function write(element: Element, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}
