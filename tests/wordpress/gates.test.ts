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

const EDITORS = [
  ["Elementor's preview", 'elementor-preview=7'],
  ["Elementor's editor", 'action=elementor'],
  ["Divi's builder", 'et_fb=1'],
  ["Divi's preview", 'et_pb_preview=true'],
  ["Beaver Builder's editor", 'fl_builder'],
  ["Beaver Builder's frame", 'fl_builder_ui_iframe'],
  ["WPBakery's editor", 'vc_editable=true'],
  ["WPBakery's action", 'vc_action=vc_inline'],
  ["Bricks' builder", 'bricks=run'],
  ["Oxygen's builder", 'ct_builder=true'],
  ["Breakdance's builder", 'breakdance=builder'],
  ["Breakdance's frame", 'breakdance_iframe=1'],
  ["Brizy's editor", 'brizy-edit=1'],
  ["Brizy's frame", 'brizy-edit-iframe=1'],
  ["Thrive's editor", 'tve=true'],
  ["SiteOrigin's live editor", 'siteorigin_panels_live_editor=1'],
] as const;

describe.concurrent('nothing that a stranger sends keeps Atoll off a page', () => {
  test.each(EDITORS)('%s', async (_, query) => {
    for (const visitor of ['anonymous', 'reader'] as const) {
      const page = await visit(`demo/?${query}`, visitor);
      expect(page.config).toBeDefined();
      expect(loaded(page)).not.toEqual(expect.arrayContaining(ORIGINALS));
    }
  });

  test.each(['application/json', 'text/xml', 'application/rss+xml'])('the type %s', async (accept) => {
    const page = await visit('demo/', 'anonymous', { headers: { accept } });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.config).toBeDefined();
    expect(loaded(page)).not.toEqual(expect.arrayContaining(ORIGINALS));
  });
});

describe.concurrent('RELIABILITY 79: the plugin does not run on', () => {
  test.each([
    ['an AMP page', 'demo/?fixture=amp'],
    ['a site that defines ATOLL_DISABLE', 'demo/?fixture=disable'],
  ])('%s', async (_, path) => {
    expect(await traces(path)).toEqual(UNTOUCHED);
  });

  test.each(EDITORS)('%s, for who can edit', async (_, query) => {
    expect(await traces(`demo/?${query}`, 'admin')).toEqual(UNTOUCHED);
    const { text } = await visit(`demo/?${query}&fixture=cache-mark`, 'writer');
    expect(text).not.toContain('/plugins/atoll/assets/');
    expect(text).toContain('DONOTCACHEPAGE=1');
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
