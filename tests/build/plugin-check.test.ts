/**
 * RELIABILITY 78: the findings of Plugin Check (the directory's, 2.2) in the zip. Its static checks run here on the
 * zip, or where the table says; its dynamic checks need a WordPress.
 */
import { describe, expect, it } from 'vitest';
import { FACTS } from '../../.scripts/lib/wordpress-files.mjs';
import { read, readManifest, readZip } from './dist';
import { type PhpRule, readPhp } from './php-file';
import {
  closedBuffers,
  enqueued,
  escaped,
  explainedInput,
  noDatabase,
  noRefusedCalls,
  noTampering,
  plainSyntax,
  prefixed,
  removedOptions,
  sanitizedSettings,
  translatable,
} from './php-rules';

const SLUG = 'atoll';

/** Each check of Plugin Check, by slug, and where ours is. */
const CHECKS: ReadonlyMap<string, string> = new Map([
  ['ai_provider', 'there is none'],
  ['code_obfuscation', 'plainSyntax'],
  ['direct_db', 'noDatabase'],
  ['direct_db_queries', 'noDatabase'],
  ['direct_file_access', 'zip.test.ts'],
  ['enqueued_resources', 'enqueued'],
  ['enqueued_scripts_in_footer', 'enqueued'],
  [
    'enqueued_scripts_scope',
    'explained: one module of 5 kB is on all pages, because only it can see what a page has',
  ],
  ['enqueued_scripts_size', 'what a page loads'],
  ['enqueued_styles_scope', 'no stylesheet is enqueued'],
  ['enqueued_styles_size', 'what a page loads'],
  ['external_admin_menu_links', 'noRefusedCalls'],
  ['file_type', 'zip.test.ts'],
  ['i18n_usage', 'translatable'],
  ['image_functions', 'no picture'],
  ['late_escaping', 'escaped'],
  ['localhost', 'zip.test.ts'],
  ['menu_image_icon', 'noRefusedCalls'],
  ['minified_files', 'plainSyntax'],
  ['no_unfiltered_uploads', 'noTampering'],
  ['non_blocking_scripts', 'a module waits for the page by itself'],
  ['nonce_verification', 'explainedInput'],
  ['offloading_files', 'other hosts'],
  ['performant_wp_query_params', 'noDatabase'],
  ['personal_data_exporter', 'noRefusedCalls'],
  ['plugin_content', 'the readme'],
  ['plugin_header_fields', 'the header'],
  ['plugin_readme', 'the readme'],
  ['plugin_review_phpcs', 'noRefusedCalls, plainSyntax, explainedInput'],
  ['plugin_uninstall', 'uninstall.php'],
  ['plugin_updater', 'noTampering'],
  ['prefixing', 'prefixed'],
  ['react_usage', 'chunks.test.ts'],
  ['safe_redirect', 'noRefusedCalls'],
  ['setting_sanitization', 'sanitizedSettings'],
  ['trademarks', 'the header'],
  ['unclosed_ob_start', 'closedBuffers'],
  ['wp_functions_compatibility', 'tests/wordpress/functions.test.ts'],
  ['write_file', 'noRefusedCalls'],
]);

const RULES: readonly (readonly [string, PhpRule])[] = [
  ['plain syntax', plainSyntax],
  ['translatable texts', translatable(SLUG)],
  ['escaped output', escaped],
  ['prefixed names', prefixed(SLUG)],
  ['explained input', explainedInput],
  ['sanitised settings', sanitizedSettings],
  ['enqueued resources', enqueued],
  ['no refused call', noRefusedCalls],
  ['no option that stays behind', removedOptions(read('wp-plugin/uninstall.php'))],
  ['no database', noDatabase],
  ['closed buffers', closedBuffers],
  ['no tampering', noTampering],
];

const zip = readZip();
const text = (path: string): string => new TextDecoder().decode(zip.get(path) ?? new Uint8Array());
const bytes = (path: string): number => zip.get(`atoll/${path}`)?.length ?? Infinity;
const php = [...zip.keys()].filter((path) => path.endsWith('.php'));

describe.each(php)('78: %s', (path) => {
  const file = readPhp(text(path));
  it.each(RULES)('%s', (_, rule) => {
    expect(rule(file)).toEqual([]);
  });
});

it('78: each check has an entry', () => {
  expect([...CHECKS].filter(([, place]) => place === '')).toEqual([]);
  expect(CHECKS.size).toBeGreaterThan(35);
});

describe('78: the header', () => {
  const code = text('atoll/atoll.php');
  const field = (name: string): string =>
    new RegExp(`^ \\* ${name}:\\s+(.+)$`, 'm').exec(code)?.[1]?.trim() ?? '';

  it('has every required field, in its format', () => {
    expect(field('Plugin Name').match(/[a-z0-9]/gi)?.length).toBeGreaterThanOrEqual(5);
    expect(field('Description').length).toBeGreaterThan(20);
    expect(field('Version')).toMatch(/^[a-z0-9.-]+$/i);
    expect(field('Requires at least')).toMatch(/^\d+\.\d(?:\.\d+)?$/);
    expect(field('Requires PHP')).toMatch(/^\d+(?:\.\d+){1,2}$/);
    expect(field('License')).toBe('GPL-2.0-or-later');
    expect(field('License URI')).toMatch(/^https:\/\//);
    expect(field('Text Domain')).toBe(SLUG);
    expect(zip.has(`atoll${field('Domain Path')}/atoll.pot`)).toBe(true);
    expect(['Update URI', 'Network', 'Requires Plugins'].map(field)).toEqual(['', '', '']);
  });

  it('names no other product before ours', () => {
    const names = [field('Plugin Name'), SLUG, /^=== (.*) ===$/m.exec(text('atoll/readme.txt'))?.[1] ?? ''];
    expect(
      names.filter((name) => /elementor|contact.?form|goodlayers|wordpress|^wp|plugin/i.test(name)),
    ).toEqual([]);
  });
});

describe('78: the readme', () => {
  const readme = text('atoll/readme.txt');
  const field = (name: string): string => new RegExp(`^${name}: (.+)$`, 'm').exec(readme)?.[1] ?? '';
  const sections = new Map(
    readme
      .split(/^== /m)
      .slice(1)
      .map((section) => [section.split(' ==')[0] ?? '', section]),
  );

  it('has the fields of the header, with equal values', () => {
    const header = text('atoll/atoll.php');
    for (const [name, own] of [
      ['Requires at least', 'Requires at least'],
      ['Requires PHP', 'Requires PHP'],
      ['Stable tag', 'Version'],
      ['License', 'License'],
      ['License URI', 'License URI'],
    ] as const) {
      expect(header).toMatch(new RegExp(`^ \\* ${own}:\\s+${field(name).replaceAll('.', '\\.')}$`, 'm'));
    }
    expect(readme).toMatch(/^=== Atoll ===\n/);
    expect(field('Tags').split(',').length).toBeLessThanOrEqual(5);
  });

  it('is tested up to the newest release of WordPress that the tests run', () => {
    // Previews are tested too, but the plugin directory knows only releases.
    const names = FACTS.releases.map(({ name }) => name).filter((name) => /^\d+\.\d+$/.test(name));
    expect(names).toContain(FACTS.testedUpTo);
    expect(field('Tested up to')).toBe(FACTS.testedUpTo);
  });

  it('requires the oldest WordPress and PHP that the tests run, and README.md agrees', () => {
    const { requires: oldest, requiresPhp: php } = FACTS;
    expect([field('Requires at least'), field('Requires PHP')]).toEqual([oldest, php]);
    expect(read('README.md').replaceAll(/\s+/g, ' ')).toContain(
      `WordPress ${oldest} and PHP ${php} or newer`,
    );
  });

  it('has a short description within its limit, and sections within theirs', () => {
    const [, short = ''] = readme.split(/\n\n/);
    expect(short.length).toBeLessThanOrEqual(150);
    expect(short).not.toMatch(/^==|\n/);
    expect([...sections.keys()]).toEqual(
      expect.arrayContaining(['Description', 'Frequently Asked Questions', 'Screenshots', 'Changelog']),
    );
    expect(sections.get('Changelog')).toContain(`= ${field('Stable tag')} =`);
    for (const [name, section] of sections) {
      expect([name, section.split(/\s+/).length < (name === 'Changelog' ? 5000 : 2500)]).toEqual([
        name,
        true,
      ]);
    }
  });

  it('asks for no reviews, shortens no URL, and names the services and the source', () => {
    expect(readme).not.toMatch(/\/reviews|bit\.ly|goo\.gl|t\.co\/|tinyurl/i);
    for (const service of ['YouTube', 'Vimeo', 'Dailymotion', 'VK', 'Facebook', 'Twitter', 'Pinterest']) {
      const row = new RegExp(`^\\* .*\\b${service}\\b.*`, 'm').exec(
        sections.get('External services') ?? '',
      )?.[0];
      expect(row).toMatch(/\[Terms\]\(https:\/\/\S+\), \[privacy policy\]\(https:\/\/\S+\)\.$/);
    }
    expect(readme).toContain('npm run build');
  });

  it('contains no setting of the build that is not known', () => {
    expect(readme).not.toMatch(/\{\w+\}/);
    const { repository } = JSON.parse(read('package.json')) as { repository?: unknown };
    const { ATOLL_SOURCE_URL = repository, ATOLL_CONTRIBUTORS } = process.env;
    expect(readme.includes('The repository:')).toBe(Boolean(ATOLL_SOURCE_URL));
    expect(readme.includes('Contributors:')).toBe(Boolean(ATOLL_CONTRIBUTORS));
  });
});

it('78: uninstall.php is the only uninstall code', () => {
  expect(zip.has('atoll/uninstall.php')).toBe(true);
  expect(php.filter((path) => text(path).includes('register_uninstall_hook'))).toEqual([]);
});

it('78: uninstall.php removes every option that the plugin writes', () => {
  const written = new Set(
    php.flatMap((path) =>
      [...text(path).matchAll(/\bupdate_option\(\s*([^,]+),/g)].map(([, name = '']) => name),
    ),
  );
  expect([...written].toSorted()).toEqual([
    '"atoll_log_$date"',
    "'atoll_check'",
    "'atoll_files'",
    "'atoll_log'",
    "'atoll_purged'",
    "'atoll_settings'",
  ]);
  const uninstall = text('atoll/uninstall.php');
  for (const name of written) expect(uninstall).toContain(`delete_option( ${name} );`);
  // Once for a single site, once for the sites of a network.
  expect(uninstall.match(/^\s+atoll_delete_data\(\);$/gm)).toHaveLength(2);
});

describe('78: the files that a page loads', () => {
  it('are far smaller than the directory allows', () => {
    const entry = readManifest()['src/main.ts']?.file ?? '';
    // A page of one of the two page builders.
    const styles = Math.max(
      bytes('first-paint.css') + bytes('first-paint-effects.css'),
      bytes('first-paint-essential-addons.css'),
    );
    expect(bytes(`assets/${entry}`) + styles).toBeLessThan(300_000 / 9);
  });
});

describe('78: other hosts', () => {
  /** Named in messages, namespaces and licences; nothing is loaded from these. */
  const NAMED = new Set([
    'www.w3.org',
    'react.dev',
    'www.gnu.org',
    'relative.invalid',
    'example.org',
    'api.w.org',
    'empty.invalid',
    'github.com',
    'tkdodo.eu',
  ]);
  /** Players: loaded when a visitor plays a video, or if the page has one. */
  const SERVICES = new Set([
    'www.youtube.com',
    'www.youtube-nocookie.com',
    'player.vimeo.com',
    'www.dailymotion.com',
    'vk.com',
    'i.ytimg.com',
  ]);
  /** Links that share a picture: nothing is loaded before a visitor follows one. */
  const SHARING = new Set(['www.facebook.com', 'twitter.com', 'www.pinterest.com']);

  it.each([...zip.keys()].filter((path) => /\.(?:js|css|php)$/.test(path)))('%s names no others', (path) => {
    const hosts = [...text(path).matchAll(/https?:\/\/([\w-]+(?:\.[\w-]+)+)/g)].map(([, host = '']) => host);
    const known = [NAMED, SERVICES, SHARING];
    expect(hosts.filter((host) => !known.some((names) => names.has(host)))).toEqual([]);
  });

  it('are all named in the readme’s list of services, which names no others', () => {
    const section = /^== External services ==\n([^]*?)^== /m.exec(text('atoll/readme.txt'))?.[1] ?? '';
    const named = [...section.replaceAll(/\]\([^)]*\)/g, '').matchAll(/\b(?:[\w-]+\.)+com\b/g)].map(
      ([host]) => host,
    );
    expect(named.toSorted()).toEqual([...SERVICES, ...SHARING].toSorted());
  });

  it('are all in use', () => {
    const scripts = [...zip.keys()].filter((path) => path.endsWith('.js')).map(text);
    const unused = [...SERVICES, ...SHARING].filter(
      (host) => !scripts.some((code) => code.includes(`//${host}`)),
    );
    expect(unused).toEqual([]);
  });

  it.each(php)('%s adds no image to a page', (path) => {
    expect(text(path)).not.toMatch(/<img\b/);
  });
});
