/** Compares a page with the same page without Atoll, byte by byte. */
import { expect } from 'vitest';
import { loaded, visit, type Visit } from './site';

export const ENTRY = 'atoll-js-module';
export const JQUERY = ['jquery-core-js', 'jquery-migrate-js'];
export const BUILDER = ['gdlr-core-plugin-js', 'gdlr-core-page-builder-js'];

/** Matches everything that Atoll prints on a page. Attributes are sorted since WordPress 7.0 (platform-notes, section D). */
const OURS = [
  /<script (?=[^>]*id="atoll-entry-fallback")[^>]*>[\s\S]*?<\/script>\n/g,
  /<script (?=[^>]*id="atoll-js-module")[^>]*><\/script>\n/g,
  /<script (?=[^>]*id="atoll-config")[^>]*>[\s\S]*?<\/script>\n/g,
  /<style id="atoll-consent-hint">[\s\S]*?<\/script>\n/g,
  /<link rel="stylesheet" id="atoll-first-paint(?:-effects|-essential-addons)?-css"[^>]*>\n/g,
  /<style id="atoll-first-paint-(?:settings|sliders)">.*?<\/style>\n/g,
  /<script (?=[^>]*id="atoll-early-queue")[^>]*>[\s\S]*?<\/script>\n/g,
  /<span data-atoll-place aria-hidden="true">(?:<span data-atoll-sentence="[^"]*"><\/span>)+<\/span>/g,
  /<style id="atoll-entrance-fallback">[\s\S]*?<\/style>\n/g,
];

/** @returns a page's HTML without what Atoll prints */
export const withoutOurs = (html: string): string =>
  OURS.reduce((text, part) => text.replace(part, ''), html);

/** A page with Atoll, and the ids of the scripts that only the page without Atoll loads. */
export interface Compared {
  readonly page: Visit;
  readonly removed: readonly string[];
}

/**
 * Requests a demo page with and without Atoll, and expects that only known tags differ.
 *
 * @param scenarios names for `?fixture=`
 * @param markup HTML in the body of the page
 */
export async function compare(scenarios: string, markup = '', path = 'demo/'): Promise<Compared> {
  const query = markup && `,markup&markup=${encodeURIComponent(Buffer.from(markup).toString('base64'))}`;
  const [page, off] = await Promise.all([
    visit(`${path}?fixture=${scenarios}${query}`),
    visit(`${path}?fixture=disable,${scenarios}${query}`),
  ]);
  const ids = new Set(loaded(page));
  const removed = loaded(off).filter((id) => !ids.has(id));
  const expected = off.scripts
    .filter(({ id, src }) => src && removed.includes(id))
    .reduce(
      (text, { id }) => text.replace(new RegExp(`<script [^>]*id=["']${id}["'][^>]*></script>\n`), ''),
      off.text,
    );
  expect(withoutOurs(page.text)).toBe(expected);
  return { page, removed };
}

/** Expects one complete HTML document. */
export function expectDocument({ text }: Visit): void {
  expect(text.match(/<html/g)).toHaveLength(1);
  expect(text).toMatch(/^\s*<!DOCTYPE html>/);
  expect(text).toMatch(/<\/html>\s*$/);
}
