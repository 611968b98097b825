/** Parses JSON bodies, including empty bodies and bodies with byte order marks. */

/** The parsed value, or `ok: false` if the text is not JSON. */
export type ParsedText = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/**
 * Parses a body.
 *
 * @param text the whole body
 * @returns the value `null` for an empty body; `ok: false` for invalid JSON, including JSON after a PHP notice
 */
export function parseJsonText(text: string): ParsedText {
  // Each PHP file saved with a byte order mark adds one to the response; fetch removes only the first.
  const json = text.replace(/^\uFEFF+/, '');
  if (json === '') return { ok: true, value: null };
  try {
    return { ok: true, value: JSON.parse(json) };
  } catch {
    return { ok: false };
  }
}
