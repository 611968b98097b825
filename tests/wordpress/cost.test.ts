/** The plugin's cost on the server. RELIABILITY 82. `npm run bench -- decision` measures times. */
import { expect, inject, test } from 'vitest';
import { notices, visit } from './site';

test.each(['demo/', 'uncovered/', 'plain/'])('RELIABILITY 82: /%s needs no database query', async (path) => {
  const { scripts } = await visit(`${path}?fixture=cost`);
  const cost = JSON.parse(scripts.find(({ id }) => id === 'fixture-cost')?.text ?? '{}') as Record<
    string,
    number
  >;
  expect(cost['bytes']).toBeGreaterThan(10_000);
  expect(cost['queries']).toBe(0);
});

/** @returns the number of database queries of a page view, without what is stored after the page has been sent */
async function queries(path: string, scenario = ''): Promise<number> {
  const { scripts } = await visit(`${path}?fixture=queries${scenario}`);
  return Number(scripts.find(({ id }) => id === 'fixture-queries')?.text);
}

test.each(['demo/', 'uncovered/', 'plain/'])(
  'RELIABILITY 82: /%s has as many queries with Atoll as without, also if no settings were ever saved',
  async (path) => {
    await queries(path, ',forget-settings');
    const without = await queries(path, ',disable');
    expect(without).toBeGreaterThan(0);
    expect(await queries(path)).toBe(without);
  },
);

test.each([
  ['plain/', 10_000],
  ['plain/?fixture=huge', 3_000_000],
])('finishing /%s cuts what has gone and adds what was missing', async (path, bytes) => {
  const slider =
    '<div class="gdlr-core-flexslider gdlr-core-js-2" data-nav="both" data-type="slider"><ul class="slides"><li>1</li><li>2</li></ul></div>';
  const query = `cost,markup&markup=${encodeURIComponent(Buffer.from(slider).toString('base64'))}`;
  const { scripts } = await visit(path.includes('?') ? `${path},${query}` : `${path}?fixture=${query}`);
  const finished = JSON.parse(scripts.find(({ id }) => id === 'fixture-finishing')?.text ?? '{}') as Record<
    string,
    number | boolean
  >;
  // The stylesheet's link, the bullets and the arrows are added.
  expect(finished).toMatchObject({ isUsed: false, cut: 3, added: 3 });
  expect(finished['bytes']).toBeGreaterThan(bytes);
});

const level = (text = ''): number => Number(/OB_LEVEL=(\d+)/.exec(text)?.[1]);

test('a page without scripts of the originals is not buffered', async () => {
  const [plain, none] = await Promise.all(
    ['demo/?fixture=levels', 'demo/?fixture=levels,none'].map((path) => visit(path)),
  );
  expect(level(plain?.text)).toBe(level(none?.text) + 1);
});

test('RELIABILITY 77: causes no PHP notices on any kind of page', async () => {
  const paths = [
    '',
    'demo/',
    'uncovered/',
    'contact/',
    'plain/',
    'nowhere/',
    '?s=school',
    'feed/',
    'partner-school/',
  ];
  const ofAdmin = ['wp-admin/index.php', 'wp-admin/plugins.php'];
  await Promise.all([
    ...paths.map((path) => visit(path)),
    ...[...paths, ...ofAdmin].map((path) => visit(path, 'admin')),
  ]);
  expect(notices(inject('site').log)).toEqual([]);
});
