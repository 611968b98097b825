/**
 * The plugin calls only functions of the oldest supported WordPress, or checks that a function exists. RELIABILITY 78, Plugin
 * Check's `wp_functions_compatibility`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archive, NEWEST, OLDEST } from '../../.scripts/wordpress.mjs';

const plugin = fileURLToPath(new URL('../../wp-plugin', import.meta.url));

/** @returns the functions of a WordPress of the packages */
function functionsOf(wp: string): ReadonlySet<string> {
  const files = unzipSync(readFileSync(archive(wp)), {
    filter: ({ name }) => /^wp-(?:includes|admin\/includes)\/.*\.php$/.test(name),
  });
  const code = Object.values(files).map((bytes) => new TextDecoder().decode(bytes));
  return new Set(
    code.flatMap((text) => [...text.matchAll(/\bfunction\s+&?(\w+)\s*\(/g)].map(([, name = '']) => name)),
  );
}

test('RELIABILITY 78: calls only functions of the oldest WordPress', () => {
  const [oldest, newest] = [functionsOf(OLDEST), functionsOf(NEWEST)];
  expect([oldest, newest].map((all) => all.has('wp_enqueue_script_module'))).toEqual([false, true]);
  const tooNew = globSync('**/*.php', { cwd: plugin }).flatMap((file) => {
    const code = readFileSync(join(plugin, file), 'utf8');
    return [...code.matchAll(/(?<![>:\w$'])(\w+)\(/g)]
      .map(([, name = '']) => name)
      .filter(
        (name) => newest.has(name) && !oldest.has(name) && !code.includes(`function_exists( '${name}' )`),
      )
      .map((name) => `${file}: ${name}`);
  });
  expect(tooNew).toEqual([]);
});
