/** Requests on which the plugin does not run. RELIABILITY 79 and 81. */
import { describe, expect, test } from 'vitest';
import { loaded, type Visitor, visit } from './site';

const JQUERY = ['jquery-core-js', 'jquery-migrate-js'];
const ORIGINALS = ['vk-ltc-js-js', 'gdlr-core-plugin-js', 'gdlr-core-page-builder-js'];

const UNTOUCHED = { status: 200, isConfigured: false, loadsEntry: false, missing: [] };

/** @returns the plugin's traces on a page */
async function traces(path: string, as: Visitor = 'anonymous'): Promise<object> {
  const page = await visit(path, as);
  const there = loaded(page);
  return {
    status: page.status,
    isConfigured: page.config !== undefined,
    loadsEntry: page.text.includes('/plugins/atoll/assets/'),
    missing: [...JQUERY, ...ORIGINALS].filter((id) => !there.includes(id)),
  };
}

describe.concurrent('RELIABILITY 79: the plugin does not run on', () => {
  test.each([
    ['an AMP page', 'demo/?fixture=amp'],
    ["Elementor's preview", 'demo/?elementor-preview=7'],
    ["Elementor's editor", 'demo/?action=elementor'],
    ["Divi's builder", 'demo/?et_fb=1'],
    ["Beaver Builder's editor", 'demo/?fl_builder'],
    ["WPBakery's editor", 'demo/?vc_editable=true'],
    ["Bricks' builder", 'demo/?bricks=run'],
    ['a site that defines ATOLL_DISABLE', 'demo/?fixture=disable'],
  ])('%s', async (_, path) => {
    expect(await traces(path)).toEqual(UNTOUCHED);
  });

  test('the customizer preview', async () => {
    const customizer = await visit('wp-admin/customize.php', 'admin');
    const nonce = /"preview":"([a-z0-9]{10})"/.exec(customizer.text)?.[1];
    const uuid = /"uuid":"([0-9a-f-]{36})"/.exec(customizer.text)?.[1];
    const path = `demo/?customize_changeset_uuid=${uuid}&customize_theme=twentytwentyfour&customize_messenger_channel=preview-0&nonce=${nonce}`;
    expect(await traces(path, 'admin')).toEqual(UNTOUCHED);
  });

  test('the admin area', async () => {
    const page = await visit('wp-admin/index.php', 'admin');
    expect(page.status).toBe(200);
    expect(page.config).toBeUndefined();
    expect(page.text).not.toContain('/plugins/atoll/assets/');
    expect(page.text).toContain('vk-link-target-controller/js/script.js');
  });

  test.each([
    ['the feed', 'feed/', 'xml'],
    ['the sitemap', 'wp-sitemap.xml', 'xml'],
    ['the REST API', 'wp-json/wp/v2/pages', 'json'],
    ['robots.txt', 'robots.txt', 'text/plain'],
    ['an embed', 'partner-school/embed/', 'html'],
    ['the sign-in page', 'wp-login.php', 'html'],
  ])('%s', async (_, path, type) => {
    const page = await visit(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain(type);
    expect(page.text).not.toContain('atoll-config');
    expect(page.text).not.toContain('/plugins/atoll/');
  });
});

describe.concurrent('RELIABILITY 81: ?atoll=off', () => {
  test('switches Atoll off for an administrator, on this page only, without a cookie or a cached copy', async () => {
    expect(await traces('demo/?atoll=off', 'admin')).toEqual(UNTOUCHED);
    const page = await visit('demo/?atoll=off&fixture=cache-mark', 'admin');
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(page.headers.get('cache-control')).toContain('no-cache');
    expect(page.text).toContain('DONOTCACHEPAGE=1');
    const next = await visit('demo/?fixture=cache-mark', 'admin');
    expect(next.config).toBeDefined();
    expect(next.text).toContain('DONOTCACHEPAGE=0');
  });

  test.each(['anonymous', 'reader'] as const)('does nothing for %s', async (visitor) => {
    const page = await visit('demo/?atoll=off&fixture=cache-mark', visitor);
    expect(page.config).toBeDefined();
    expect(loaded(page)).not.toEqual(expect.arrayContaining(ORIGINALS));
    expect(page.text).toContain('DONOTCACHEPAGE=0');
  });

  test('accepts no other value', async () => {
    expect((await visit('demo/?atoll=debug', 'admin')).config).toBeDefined();
    expect((await visit('demo/?atoll[]=off', 'admin')).config).toBeDefined();
  });
});
