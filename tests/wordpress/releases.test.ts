/** Other releases of WordPress and PHP, and the plugin's whole life on them. RELIABILITY 77 and 88. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSite, freePort, startWordPress } from '../../.scripts/wordpress.mjs';
import { inline, loaded, notices, type Visit, visit } from './site';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [fixture = ''] = demoSite.plugins;

type Site = Awaited<ReturnType<typeof startWordPress>>;

/** Asks the REST API as the administrator. */
async function plugins(site: Site, method: string, body?: object): Promise<Visit> {
  const { text } = await visit('wp-admin/post-new.php', 'admin', {}, site.url);
  const nonce = /createNonceMiddleware\( "(\w+)"/.exec(text)?.[1] ?? '';
  return visit(
    'wp-json/wp/v2/plugins/atoll/atoll',
    'admin',
    {
      method,
      headers: { 'x-wp-nonce': nonce, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    },
    site.url,
  );
}

describe.each([
  { wp: '6.2', php: '7.4', theme: 'twentytwentyone' },
  { wp: '6.4', php: '8.1', theme: 'twentytwentythree' },
  { wp: '6.5', php: '8.5', theme: 'twentytwentyfour' },
])('77: WordPress $wp on PHP $php with $theme', ({ wp, php, theme }) => {
  let site: Site;

  beforeAll(async () => {
    const steps = [{ step: 'activateTheme', themeFolderName: theme }];
    site = await startWordPress({ ...demoSite, wp, php, steps, workers: 2, port: await freePort() });
  });
  afterAll(() => site.stop());

  test('prints the entry as a module without a version, and the configuration', async () => {
    const page = await visit('demo/', 'anonymous', {}, site.url);
    const entries = page.scripts.filter(({ src }) => src.includes('/plugins/atoll/'));
    expect(entries.map(({ query }) => query)).toEqual(['']);
    expect(Object.fromEntries(entries[0]?.attributes ?? [])).toMatchObject({
      type: 'module',
      id: 'atoll-js-module',
      'data-no-optimize': '1',
      'data-no-defer': '1',
      'data-cfasync': 'false',
      'data-noptimize': '1',
    });
    expect(page.config).toMatchObject({ admin: false, settings: {} });
  });

  test('empties the originals where they are covered and keeps them where not', async () => {
    const covered = await visit('demo/', 'anonymous', {}, site.url);
    expect(loaded(covered)).toEqual(['atoll-js-module']);
    expect(inline(covered)).toEqual(
      expect.arrayContaining(['vk-ltc-js-js-extra', 'gdlr-core-page-builder-js-extra']),
    );
    const uncovered = await visit('uncovered/', 'anonymous', {}, site.url);
    expect(loaded(uncovered)).toEqual(
      expect.arrayContaining(['jquery-core-js', 'gdlr-core-plugin-js', 'gdlr-core-page-builder-js']),
    );
  });

  test('can be deactivated and activated again', async () => {
    expect((await plugins(site, 'PUT', { status: 'inactive' })).status).toBe(200);
    const without = await visit('demo/', 'anonymous', {}, site.url);
    expect(without.text).not.toContain('/plugins/atoll/');
    expect(loaded(without)).toContain('gdlr-core-page-builder-js');
    expect((await plugins(site, 'PUT', { status: 'active' })).status).toBe(200);
    expect((await visit('demo/', 'anonymous', {}, site.url)).config).toBeDefined();
  });

  test('gives PHP no reason for a notice', async () => {
    for (const path of ['', 'plain/', 'uncovered/', 'demo/?fixture=late-markup', 'wp-admin/plugins.php']) {
      await visit(path, 'admin', {}, site.url);
    }
    expect(notices(site.log)).toEqual([]);
  });
});

describe('the zip', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startWordPress({ ...demoSite, plugins: [fixture], workers: 2, port: await freePort() });
  });
  afterAll(() => site.stop());

  const rows = async (): Promise<unknown> => {
    const { scripts } = await visit('?fixture=rows', 'admin', {}, site.url);
    return JSON.parse(scripts.find(({ id }) => id === 'fixture-rows')?.text ?? 'null');
  };

  test('88: installs through the admin, works, and leaves no row behind when it is deleted', async () => {
    await visit('wp-admin/plugins.php', 'admin', {}, site.url);
    const before = await rows();
    const form = await visit('wp-admin/plugin-install.php?tab=upload', 'admin', {}, site.url);
    const body = new FormData();
    body.set('_wpnonce', /id="_wpnonce" name="_wpnonce" value="(\w+)"/.exec(form.text)?.[1] ?? '');
    body.set('pluginzip', new Blob([readFileSync(join(root, 'dist/atoll.zip'))]), 'atoll.zip');
    const upload = await visit(
      'wp-admin/update.php?action=upload-plugin',
      'admin',
      { method: 'POST', body },
      site.url,
    );
    expect(upload.text).toContain('Plugin installed successfully.');

    expect((await plugins(site, 'PUT', { status: 'active' })).status).toBe(200);
    const page = await visit('demo/', 'anonymous', {}, site.url);
    expect(loaded(page)).toEqual(['atoll-js-module']);
    const entry = page.scripts.find(({ id }) => id === 'atoll-js-module');
    expect((await fetch(entry?.src ?? '')).status).toBe(200);

    const settings = await visit('wp-admin/options-general.php?page=atoll', 'admin', {}, site.url);
    const saved = new URLSearchParams({ option_page: 'atoll', action: 'update' });
    saved.set('_wpnonce', /name="_wpnonce" value="(\w+)"/.exec(settings.text)?.[1] ?? '');
    saved.set('atoll_settings[report_only]', '1');
    await visit('wp-admin/options.php', 'admin', { method: 'POST', body: saved }, site.url);
    expect(await rows()).not.toEqual(before);

    expect((await plugins(site, 'PUT', { status: 'inactive' })).status).toBe(200);
    expect((await plugins(site, 'DELETE')).status).toBe(200);
    expect(await rows()).toEqual(before);
    expect(notices(site.log)).toEqual([]);
  });
});
