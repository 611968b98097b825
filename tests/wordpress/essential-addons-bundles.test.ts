/** The decision on Essential Addons' bundles (essential-addons, section 1.7). */
import { describe, expect, test } from 'vitest';
import { base64, type Built, GRID, named, TABS, widget } from './essential-addons-markup';
import { loaded, visit } from './site';

/** The decision on a page's bundles, as shown to administrators. */
interface Outcome {
  /** Number of bundles that are still loaded. */
  readonly loaded: number;
  /** The reasons to keep them; empty if they were removed. */
  readonly reasons: readonly string[];
}

const isBundle = (handle: string): boolean => /^(?:eael-(?:general|\d+)|[0-9a-f]{9})$/.test(handle);

async function outcome(built: Built, markup: string, path = 'plain/', scenario = ''): Promise<Outcome> {
  const query = `fixture=eael-built,markup${scenario}&built=${base64(JSON.stringify(built))}&markup=${base64(markup)}`;
  const page = await visit(`${path}${path.includes('?') ? '&' : '?'}${query}`, 'admin');
  const text = page.scripts.find(({ id }) => id === 'atoll-decisions')?.text ?? '';
  const { scripts } = JSON.parse(text) as { scripts: { handle: string; what: string[] }[] };
  const decided = scripts.filter(({ handle }) => isBundle(handle));
  expect(decided.length).toBeGreaterThan(0);
  return {
    loaded: loaded(page).filter((id) => isBundle(id.replace(/-js$/, ''))).length,
    reasons: [...new Set(decided.flatMap(({ what }) => what))],
  };
}

const GONE: Outcome = { loaded: 0, reasons: [] };

/** Title, bundles, markup, and expected outcome. */
type Page = readonly [string, Built, string, Outcome, path?: string, scenario?: string];

const PAGES: readonly Page[] = [
  [
    'removes the bundle of a post if its elements are covered, have no script, or are not on the page',
    { posts: { page: ['adv-tabs', 'info-box', 'post-grid'] } },
    TABS + widget('eael-info-box'),
    GONE,
  ],
  [
    'keeps the bundle of a post for an uncovered element on the page',
    { posts: { page: ['adv-tabs', 'post-grid'] } },
    TABS + GRID,
    { loaded: 2, reasons: ['Post Grid'] },
  ],
  [
    'removes the bundles of a page, its header and a popup together',
    { posts: { page: ['adv-tabs'], header: ['simple-menu'], popup: ['count-down', 'team-members'] } },
    TABS + widget('eael-simple-menu') + widget('eael-countdown'),
    GONE,
  ],
  [
    'keeps all bundles if one of them has an uncovered element',
    { posts: { page: ['adv-tabs'], header: ['login-register'] } },
    TABS + widget('eael-login-register'),
    { loaded: 3, reasons: ['Login Register'] },
  ],
  ['removes the bundles of an archive', { posts: { loop: ['adv-tabs'] } }, TABS, GONE, '?s=school'],
  [
    'keeps the bundles of an archive',
    { posts: { loop: ['post-grid'] } },
    GRID,
    { loaded: 2, reasons: ['Post Grid'] },
    '?s=school',
  ],
  ['removes the shared file from a page without a bundle', {}, '', GONE],
  ['removes the bundle of a URL, before 5.2', { request: ['adv-tabs', 'post-grid'] }, TABS, GONE],
  [
    'keeps the bundle of a URL, before 5.2',
    { request: ['adv-tabs', 'custom-js'] },
    TABS,
    { loaded: 1, reasons: ['custom JavaScript of the bundle'] },
  ],
  [
    'removes the bundle of an element without a script in the configuration',
    { posts: { page: ['typeform'] }, config: { typeform: ['edit'] } },
    widget('eael-typeform'),
    GONE,
  ],
  [
    'keeps the bundle of an element with a script in the configuration',
    { posts: { page: ['info-box'] }, config: { 'info-box': ['edit', 'view'] } },
    widget('eael-info-box'),
    { loaded: 2, reasons: ['Info Box'] },
  ],
  [
    'keeps the bundle if another plugin adds a script to a covered element',
    {
      posts: { page: ['fancy-text', 'data-table'] },
      config: { 'fancy-text': ['view', 'pro'], 'data-table': ['pro'] },
    },
    widget('eael-fancy-text') + widget('eael-data-table'),
    { loaded: 2, reasons: ['Fancy Text, extended by another plugin'] },
  ],
  [
    'keeps the shared file for inline scripts',
    { inline: true },
    TABS,
    { loaded: 1, reasons: ['inline scripts of the elements'] },
  ],
  [
    'removes the bundles if custom JavaScript does not call them',
    { posts: { page: ['adv-tabs'] }, code: 'document.title = "ours";' },
    TABS,
    GONE,
  ],
  [
    'keeps the bundles if custom JavaScript calls them',
    { posts: { page: ['adv-tabs'] }, code: 'eael.hooks.addAction("init", "ours", () => {});' },
    TABS,
    { loaded: 2, reasons: ['inline code that calls the bundle'] },
  ],
  [
    'keeps the bundles if inline code of another script calls them',
    { posts: { page: ['adv-tabs'] } },
    TABS,
    { loaded: 2, reasons: ['inline code that calls the bundle'] },
    'plain/',
    ',eael-caller',
  ],
];

describe('Essential Addons’ bundles', () => {
  test.each(named(PAGES))('%s', async (_, [, built, markup, expected, path, scenario]) => {
    expect(await outcome(built, markup, path, scenario)).toEqual(expected);
  });
});
