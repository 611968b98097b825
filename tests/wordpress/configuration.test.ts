/** The runtime's configuration on a page. RELIABILITY 80 and 83. */
import { describe, expect, inject, test } from 'vitest';
import { visit } from './site';

const url = inject('site').url;

describe.concurrent('the configuration', () => {
  test('has the keys that the runtime reads', async () => {
    const { config } = await visit('demo/');
    expect(config).toEqual({
      admin: false,
      ajaxUrl: `${url}wp-admin/admin-ajax.php`,
      restRoot: `${url}wp-json/`,
      // tests/build/translations.test.ts checks each string.
      strings: expect.objectContaining({ 'link-targets.new_tab': '(opens in a new tab)' }) as unknown,
      settings: { 'listings.address': true, 'links.hint': true },
    });
  });

  test.each(['demo/', 'plain/', ''])(
    'RELIABILITY 80: /%s is identical for two visitors who are not signed in',
    async (path) => {
      const first = await visit(path, 'anonymous', {
        headers: { 'user-agent': 'one', 'accept-language': 'de' },
      });
      const second = await visit(path, 'anonymous', { headers: { 'user-agent': 'two' } });
      expect(second.text).toBe(first.text);
      expect(first.headers.getSetCookie()).toEqual([]);
    },
  );

  test('RELIABILITY 80: contains no nonce for a visitor who is not signed in', async () => {
    const { config, text } = await visit('demo/');
    expect(config).not.toHaveProperty('nonce');
    expect(config).not.toHaveProperty('nonceEndpoint');
    expect(text).not.toContain('rest-nonce');
  });

  test.each(['admin', 'reader'] as const)('gives %s a nonce that the REST API accepts', async (user) => {
    const { config } = await visit('demo/', user);
    const nonce = String(config?.['nonce']);
    expect(nonce).toMatch(/^[a-z0-9]{10}$/);
    const me = 'wp-json/wp/v2/users/me';
    const asked = await visit(me, user, { headers: { 'x-wp-nonce': nonce } });
    expect(asked.status).toBe(200);
    expect((JSON.parse(asked.text) as { slug: string }).slug).toBe(user);
    expect((await visit(me, user, { headers: { 'x-wp-nonce': '0123456789' } })).status).toBe(403);
  });

  test('names an endpoint that returns a fresh nonce to signed-in visitors only', async () => {
    const { config } = await visit('demo/', 'reader');
    const endpoint = String(config?.['nonceEndpoint']);
    const fresh = await visit(endpoint, 'reader');
    expect([fresh.status, fresh.text]).toEqual([200, config?.['nonce']]);
    const refused = await visit(endpoint);
    expect([refused.status, refused.text]).toEqual([400, '0']);
  });

  test('RELIABILITY 80: survives every character in the site name', async () => {
    const { config, scripts } = await visit('demo/?fixture=name');
    const name = '</script><!-- <script> "Ünïcode" \'名前\' & 🏝️ ]]>';
    expect(config?.['strings']).toMatchObject({ site: name });
    const text = scripts.find(({ id }) => id === 'atoll-config')?.text ?? '';
    expect(text).not.toMatch(/[<>&']/);
  });

  test('marks the page builder’s editor', async () => {
    const { config } = await visit('demo/?fixture=builder');
    expect(config?.['admin']).toBe(true);
  });
});

describe.concurrent('RELIABILITY 83: the URLs', () => {
  test('contain the language of a translation plugin', async () => {
    const { config } = await visit('demo/?fixture=language');
    expect(config?.['ajaxUrl']).toBe(`${url}wp-admin/admin-ajax.php?lang=de`);
  });

  test('are correct with plain permalinks', async () => {
    const page = /page-id-(\d+)/.exec((await visit('demo/')).text)?.[1];
    const { config } = await visit(`?page_id=${page}&fixture=plain-permalinks`);
    expect(config?.['restRoot']).toBe(`${url}index.php?rest_route=/`);
  });

  test('use the host of the plugin files for the entry', async () => {
    const { scripts } = await visit('demo/?fixture=content-host');
    const entry = scripts.find(({ id }) => id === 'atoll-js-module');
    expect(entry?.src).toMatch(/^https:\/\/static\.example\/wp-content\/plugins\/atoll\/assets\/atoll-/);
  });

  test('keep the scheme of the page if only the admin area uses https', async () => {
    const { config } = await visit('demo/?fixture=secure-admin');
    expect(config?.['ajaxUrl']).toBe(`${url}wp-admin/admin-ajax.php`);
  });

  test('contain the folder of a site in a subdirectory', async () => {
    const { config } = await visit('school/?fixture=folder');
    expect(config?.['ajaxUrl']).toBe(`${url}school/wp-admin/admin-ajax.php`);
    expect(config?.['restRoot']).toBe(`${url}school/wp-json/`);
  });
});
