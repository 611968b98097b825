/** Adds and removes tokens of space-separated attribute values. The author's tokens are kept. */

/** @returns the value with a token at the end, if it does not have the token already */
export function withToken(value: string | null, token: string): string {
  const tokens = tokensOf(value);
  return (tokens.includes(token) ? tokens : [...tokens, token]).join(' ');
}

/** @returns the value without tokens; the same value if it has none of them, null if no token is left */
export function withoutTokens(value: string | null, tokens: readonly string[]): string | null {
  const before = tokensOf(value);
  const rest = before.filter((token) => !tokens.includes(token));
  return rest.length === before.length ? value : rest.join(' ') || null;
}

function tokensOf(value: string | null): string[] {
  return (value ?? '').split(/\s+/).filter(Boolean);
}
