/** Marks one link as its rule says (link-targets, sections 5 and 8). Doing it again changes nothing. */
import type { LinkRule } from './answer';
import { decodeAddress } from './decode';

/** Is the link one of those that the rule is about? */
export function isMeant(link: Element, { compare, addresses }: LinkRule): boolean {
  const href = link.getAttribute('href');
  return href !== null && addresses.has(compare === 'decoded' ? decodeAddress(href) : href);
}

/**
 * Sets address, target and `rel`.
 *
 * @param hidesReferrer whether a new tab is not told where the visitor came from
 */
export function markLink(link: Element, { redirect, target }: LinkRule, hidesReferrer: boolean): void {
  if (redirect !== '') write(link, 'href', redirect);
  write(link, 'target', target);
  // Releases differ in what they do to `rel`. Other tokens always stay: search engines go by "sponsored".
  if (target === '_blank') addTokens(link, 'rel', ['noopener', ...(hidesReferrer ? ['noreferrer'] : [])]);
  else removeTokens(link, 'rel', ['noopener', 'noreferrer']);
}

/** Adds what is missing to an attribute that is a list of words, without regard to case. */
export function addTokens(element: Element, attribute: string, added: readonly string[]): void {
  const tokens = tokensOf(element, attribute);
  const missing = added.filter((token) => !tokens.some((other) => other.toLowerCase() === token));
  if (missing.length > 0) element.setAttribute(attribute, [...tokens, ...missing].join(' '));
}

/** Removes words from such an attribute, and the attribute with the last of them. */
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

/** Writes only what is different, so that other scripts' observers are not woken for nothing. */
function write(element: Element, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}
