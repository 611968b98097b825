/** The style that shows elements whose entrance animation never starts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './page-server';

/** @returns the style element that the plugin prints, read from its source */
export function entranceFallbackStyle(): string {
  const php = readFileSync(join(ROOT, 'wp-plugin/includes/paint/entrance-fallback.php'), 'utf8');
  return [...php.matchAll(/^\s+(?:\. |return )'(.*)'$/gm)].map(([, text]) => text).join('') + '</style>';
}
