/** JSON as servers really send it: sometimes nothing at all, sometimes after a byte order mark. */

/** The value, or the statement that there is none. */
export type ParsedText = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/**
 * Parses a body.
 *
 * @param text the whole body
 * @returns `null` for an empty body; not ok for anything that is not JSON, a PHP notice before it included
 */
export function parseJsonText(text: string): ParsedText {
  // Each PHP file saved with a mark adds one in front of the answer; fetch takes away only the first.
  const json = text.replace(/^\uFEFF+/, '');
  if (json === '') return { ok: true, value: null };
  try {
    return { ok: true, value: JSON.parse(json) };
  } catch {
    return { ok: false };
  }
}
