// @vitest-environment node
/** The folders of the PHP (design, section 3). */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './source-rules';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const sorted = (names: readonly string[]): string[] => names.toSorted((one, other) => (one < other ? -1 : 1));
const files = globSync('**/*.php', { cwd: join(ROOT, 'wp-plugin/includes') })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path !== 'hooks.php');

it('each file is in a room of the table', () => {
  const rooms = [...read('docs/design.md').matchAll(/^\| `(\w+)\/` \|/gm)].map(([, room]) => room);
  expect(rooms.length).toBeGreaterThan(3);
  expect(new Set(files.map((path) => dirname(path)))).toEqual(new Set(rooms));
});

it('each file is loaded once', () => {
  const loaded = ['atoll.php', 'includes/hooks.php'].flatMap((path) =>
    [
      ...read(`wp-plugin/${path}`).matchAll(
        /require __DIR__ \. '\/(?:includes\/)?((?!includes)\w+\/[\w-]+\.php)'/g,
      ),
    ].map(([, name = '']) => name),
  );
  // The build writes the texts of the manifests.
  expect(sorted(loaded)).toEqual(sorted([...files, 'tables/strings.php']));
});
