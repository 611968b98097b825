/** Which of the plugin's files a request loads (design, section 3). RELIABILITY 82. */
import { expect, test } from 'vitest';
import { visit, type Visitor } from './site';

/** @returns the loaded files, as paths from `includes/`, and their lines */
async function loaded(path: string, as?: Visitor): Promise<ReadonlyMap<string, number>> {
  const { scripts } = await visit(`${path}?fixture=loaded`, as);
  const text = scripts.find(({ id }) => id === 'fixture-loaded')?.text ?? '{}';
  return new Map(Object.entries(JSON.parse(text) as Record<string, number>));
}

const ofAdmin = (files: ReadonlyMap<string, number>): readonly string[] =>
  [...files.keys()].filter((name) => name.startsWith('admin/'));

test.each(['', 'demo/', 'uncovered/', 'plain/', 'contact/', 'nowhere/'])(
  'a visitor’s page loads nothing of the admin area and no code that purges: /%s',
  async (path) => {
    // The first view stores the settings and facts about files.
    await visit(path);
    const files = await loaded(path);
    expect(files.has('hooks.php')).toBe(true);
    expect(ofAdmin(files)).toEqual([]);
    expect(files.has('caches/caches.php')).toBe(false);
  },
);

const lines = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((sum, count) => sum + count, 0);

test.each([
  ['a page without scripts of the originals', 'plain/', 8620],
  ['a page of the page builder', 'demo/', 9800],
])('%s loads only what it needs: /%s', async (_name, path, most) => {
  const count = lines(await loaded(path));
  expect(count).toBeGreaterThan(5000);
  expect(count).toBeLessThan(most);
});

test('the page of an administrator loads the inspector', async () => {
  expect(ofAdmin(await loaded('demo/', 'admin'))).toContain('admin/inspector.php');
});

test('the page of an editor loads nothing of the admin area', async () => {
  expect(ofAdmin(await loaded('demo/', 'writer'))).toEqual([]);
});

test('code of the site can ask for the decisions on a visitor’s page', async () => {
  const { scripts } = await visit('demo/?fixture=decision-log');
  const text = scripts.find(({ id }) => id === 'fixture-decision-log')?.text ?? 'null';
  const asked = JSON.parse(text) as { scripts: { handle: string; isEmptied: boolean; why: string }[] } | null;
  expect(asked?.scripts).toContainEqual(
    expect.objectContaining({ handle: 'gdlr-core-page-builder', isEmptied: true, why: 'covered' }),
  );
});
