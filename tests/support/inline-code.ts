/** The code of the inline scripts, as the build writes it for the plugin. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './page-server';

/** @param key the script's key in assets.php */
export function inlineCode(key: 'early_queue' | 'entry_fallback'): string {
  const php = readFileSync(join(ROOT, 'dist/atoll/assets.php'), 'utf8');
  // The build prints it in several lines.
  const lines = new RegExp(`'${key}' => ((?:(?:\\s*\\. )?'(?:[^'\\\\]|\\\\.)*')+)`).exec(php)?.[1];
  if (lines === undefined) throw new Error(`The build has no inline script ${key}.`);
  const parts = Array.from(lines.matchAll(/'((?:[^'\\]|\\.)*)'/g), ([, part = '']) => part);
  return parts.join('').replaceAll(/\\(['\\])/g, '$1');
}
