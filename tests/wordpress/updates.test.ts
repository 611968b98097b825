/** What happens when plugins are updated. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSite, freePort, startWordPress } from '../../.scripts/wordpress.mjs';
import { visit as visitSite } from './site';

// A separate site, because any request may notice an update and purge the caches.
let site: Awaited<ReturnType<typeof startWordPress>>;

beforeAll(async () => {
  site = await startWordPress({ ...demoSite, port: await freePort() });
});
afterAll(() => site.stop());

const visit = (path: string) => visitSite(path, 'anonymous', {}, site.url);

async function purges(): Promise<number> {
  const { scripts } = await visit('?fixture=purges');
  return Number(scripts.find(({ id }) => id === 'fixture-purges')?.text);
}

test('an update of Atoll purges the page caches, and an update of another plugin does not', async () => {
  const before = await purges();
  await visit('?fixture=updated&plugin=other/other.php');
  expect(await purges()).toBe(before);
  await visit('?fixture=updated&plugin=atoll/atoll.php');
  expect(await purges()).toBe(before + 1);
});

const json = async (path: string): Promise<unknown> => JSON.parse((await visit(path)).text) as unknown;

test('an update keeps the files of the two previous releases, and those of an older one go', async () => {
  expect(await json('?fixture=three-updates')).toEqual([
    ['a/chunk.js', 'atoll-a.js', 'shared.js'],
    ['a/chunk.js', 'atoll-a.js', 'atoll-b.js', 'b/chunk.js', 'shared.js'],
    ['a/chunk.js', 'atoll-a.js', 'atoll-b.js', 'atoll-c.js', 'b/chunk.js', 'c/chunk.js', 'shared.js'],
    ['atoll-b.js', 'atoll-c.js', 'atoll-d.js', 'b/chunk.js', 'c/chunk.js', 'd/chunk.js', 'shared.js'],
  ]);
});

test('WordPress’s upgrader gets the installed entry and its chunks, for this plugin only', async () => {
  const [entry = ''] = /assets\/(atoll-[\w-]+\.js)/.exec((await visit('demo/')).text)?.slice(1) ?? [];
  expect(entry).toMatch(/^atoll-/);
  const updated = await json('?fixture=update-source&folder=atoll');
  expect(updated).toEqual(expect.arrayContaining(['atoll-next.js', entry]));
  expect((updated as string[]).length).toBeGreaterThan(100);
  expect(await json('?fixture=update-source&folder=other')).toEqual(['atoll-next.js']);
});

test('another release than before purges the page caches once, however it was installed', async () => {
  await visit('demo/');
  const before = await purges();
  await visit('demo/?fixture=other-release');
  expect(await purges()).toBe(before + 1);
  await visit('demo/');
  expect(await purges()).toBe(before + 1);
});

test('the first request after an update need not be a page', async () => {
  // A cached front page may never reach PHP.
  await visit('demo/');
  const before = await purges();
  expect((await visit('wp-json/?fixture=other-release')).status).toBe(200);
  expect(await purges()).toBe(before + 1);
});

test('two servers with different releases purge the page caches once for each release', async () => {
  await visit('demo/');
  const before = await purges();
  for (const release of ['b', 'a', 'b', 'a']) await visit(`?fixture=server&release=${release}`);
  expect(await purges()).toBe(before + 2);
});

test('a release that several requests notice at the same time purges the page caches once', async () => {
  await visit('demo/');
  const before = await purges();
  await Promise.all(Array.from({ length: 6 }, () => visit('?fixture=server&release=c')));
  expect(await purges()).toBe(before + 1);
});

test('the facts about files that a page stores do not forget a release', async () => {
  await visit('demo/?fixture=facts&facts={}');
  await Promise.all([visit('?fixture=server&release=d'), visit('demo/'), visit('uncovered/')]);
  const before = await purges();
  await visit('?fixture=server&release=d');
  expect(await purges()).toBe(before);
});

test('the first request after an update by WordPress does not purge again', async () => {
  await visit('demo/?fixture=other-release');
  await visit('?fixture=updated&plugin=atoll/atoll.php');
  const before = await purges();
  await visit('demo/');
  expect(await purges()).toBe(before);
});
