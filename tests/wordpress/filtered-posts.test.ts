/** What the server makes of posts by authors, after WordPress's own filter (`wp_kses_post`). */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { MOST_NESTED, nested, NESTS } from '../support/nested-pages';
import { oddPosts, WIDGETS } from '../support/odd-pages';
import { unmeantDifference } from '../support/page-trees';
import { BUILDER, withoutOurs } from './page-parts';
import { loaded, notices, visit, type Visit, type Visitor } from './site';

/** A post before and after the edits of a page whose original scripts are gone. */
interface EditedPost {
  readonly before: string;
  /** Null for a page that costs too much. */
  readonly after: string | null;
  /** Number of tags that were read one by one. */
  readonly tags: number;
  /** Processor time. */
  readonly ms: number;
}

/** @returns the posts after WordPress's filter and the server's edits */
async function edited(posts: readonly string[]): Promise<readonly EditedPost[]> {
  const { scripts } = await visit('plain/?fixture=filtered-posts,kingster,allow-theme', 'anonymous', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(posts),
  });
  return JSON.parse(scripts.find(({ id }) => id === 'fixture-filtered')?.text ?? '') as EditedPost[];
}

/** Requests the demo page with a post. As the body of a form, because a URL would be too long. */
function page(post: string, scenarios = 'nothing', as: Visitor = 'anonymous'): Promise<Visit> {
  return visit(`demo/?fixture=post,${scenarios}`, as, {
    method: 'POST',
    body: new URLSearchParams({ markup: Buffer.from(post).toString('base64') }),
  });
}

/** The opening and the closing tags of a nest, as often as fits into so many bytes. */
const contentOf = (...args: Parameters<typeof nested>): string =>
  /<body>([^]*)<\/body>/.exec(nested(...args))?.[1] ?? '';

const bodyOf = (html: string): string => html.split('<body')[1] ?? '';

describe('nested widgets', () => {
  /** What an author's post of 100 kB costs. It was 14,700 ms. */
  const MOST_MS = 1000;
  const SMALL_BYTES = 25_000;
  /** Without what a page of one widget needs. Quadratic growth would be 16 for four times the markup. */
  const MOST_GROWTH = 5;

  test('are read once, whatever is nested in what', async () => {
    const small = await edited(NESTS.map((nest) => contentOf(nest, SMALL_BYTES)));
    const large = await edited(NESTS.map((nest) => contentOf(nest, 4 * SMALL_BYTES)));
    expect(small).toHaveLength(NESTS.length);
    const slow = NESTS.flatMap(([open], index) => {
      const [one, four] = [small[index], large[index]];
      if (!one || !four) return [`${open}: not edited`];
      const isSlow = four.tags > MOST_GROWTH * Math.max(one.tags, 100) || four.ms > MOST_MS;
      return isSlow ? [`${open}: ${one.tags} → ${four.tags} tags, ${four.ms} ms`] : [];
    });
    expect(slow).toEqual([]);
    // The filter has kept what is nested.
    expect(large.filter(({ tags }) => tags > 1000).length).toBeGreaterThan(5);
  });

  test('that exceed the budget leave the page as it was printed, and the log and the decisions say so', async () => {
    const post = contentOf(MOST_NESTED, 900_000);
    const scenarios = 'kingster,allow-theme';
    const [on, off, examined] = await Promise.all([
      page(post, scenarios),
      page(post, `${scenarios},disable`),
      page(post, scenarios, 'admin'),
    ]);
    expect(on.text.length).toBeGreaterThan(700_000);
    expect(loaded(on)).toEqual(expect.arrayContaining(BUILDER));
    const [before, after] = [off, on].map(({ text }) => bodyOf(withoutOurs(text)).split('<script')[0] ?? '');
    expect(before?.length).toBeGreaterThan(700_000);
    expect(before === after).toBe(true);
    expect(readFileSync(inject('site').log, 'utf8')).toContain(
      'Atoll did not change a page: The page is too large.',
    );
    const decisions = examined.scripts.find(({ id }) => id === 'atoll-decisions')?.text ?? '';
    expect(JSON.parse(decisions)).toMatchObject({
      scripts: expect.arrayContaining([
        expect.objectContaining({
          handle: 'gdlr-core-page-builder',
          text: 'Kept: the page is too large to read it in time.',
        }),
      ]) as unknown,
    });
  });

  test('get copies of a limited size', async () => {
    const header = `<b>${'long '.repeat(3200)}</b>`;
    const cell = '<tr><td><div class="td-content-wrapper">v</div></td></tr>';
    const table = (text: string): string =>
      `<div class="eael-data-table-wrap" data-custom_responsive="true"><table><thead><tr><th>${text}</th></tr></thead><tbody>${cell.repeat(240)}</tbody></table></div>`;
    const [long, short] = await edited([table(header), table('H')]);
    expect(long?.before).toContain('data-custom_responsive="true"');
    expect(long?.after?.length).toBeLessThan((long?.before.length ?? 0) + 10_000);
    expect(short?.after).toContain('th-mobile-screen');
  });
});

describe('markup where it is no markup', () => {
  const posts = oddPosts();
  let pages: readonly EditedPost[];
  beforeAll(async () => {
    pages = await edited(posts);
  });

  test('stays as it is', () => {
    expect(pages.length).toBeGreaterThan(760);
    const faults = pages.flatMap(({ before, after }) => {
      const difference = unmeantDifference(before, after ?? '');
      return difference === undefined ? [] : [`${difference}\n  in ${before}`];
    });
    expect(faults).toEqual([]);
  });

  test('is edited where the filter has kept a widget', () => {
    const changed = pages.filter(({ before, after }) => bodyOf(before) !== bodyOf(after ?? ''));
    expect(changed.length).toBeGreaterThan(200);
  });
});

/** A countdown that has ended, and its text. */
const countdown = (text: string): string =>
  `<div class="eael-countdown-wrapper" data-expire-type="text" data-expiry-text="${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"><div class="c"><ul data-date="Sep 01 2020 9:00:00"><li></li></ul></div></div><p>next</p>`;

describe('the text of an expired countdown', () => {
  test.each([
    ['an open tag', '<b>over'],
    ['an end tag', 'over</div>'],
    ['crossed tags', '<b><i>over</b></i>'],
    ['an open comment', 'over<!--'],
    ['an open link', '<a href="/x">over'.replaceAll('"', '&quot;')],
    ['an item without its list', '<li>over</li>'],
    ['a part of a table', '<td>over</td>'],
    ['an open title', '<title>over'],
    ['tags behind entities of entities', '&amp;lt;b&amp;gt;over'],
  ])('with %s changes nothing after it', async (_, text) => {
    const [post] = await edited([countdown(text)]);
    expect(post?.before).toMatch(/data-expire-type="text" data-expiry-text="[^"<>]*over/);
    expect(unmeantDifference(post?.before ?? '', post?.after ?? '')).toBeUndefined();
    expect(post?.after).not.toMatch(/finish-text">[^<]*<(?!\/div>)/);
  });

  test('is shown if it is balanced', async () => {
    const [post] = await edited([countdown('<p>It is <b>over</b>.</p>')]);
    expect(post?.after).toContain(
      '<div class="eael-countdown-finish-text"><p>It is <b>over</b>.</p></div></div></div></div><p>next</p>',
    );
  });
});

/** Targets that may open a window, and those that never do. */
const OPENING = ['_blank', '_BLANK', '_Blank', '_new', 'courses'];
const STAYING = ['_self', '_SELF', '_parent', '_top', ''];

test('links of authors in a listing’s response get noopener if they may open a window', async () => {
  const links = [...OPENING, ...STAYING].map(
    (target) => `<a href="/x" rel="nofollow" target="${target}">x</a>`,
  );
  const [post] = await edited([`<p>${links.join('')}<a href="/x">x</a></p>`]);
  const filtered = /<body>([^]*)<footer/.exec(post?.before ?? '')?.[1] ?? '';
  expect(filtered.match(/target=/g)).toHaveLength(links.length);
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const visitor = await browser.newPage();
  await visitor.route('**/admin-ajax.php', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly content: string };
    await route.fulfill({
      response,
      json: { ...answer, content: `${answer.content}<div id="author">${filtered}</div>` },
    });
  });
  await visitor.goto(new URL('listings/', inject('site').url).href);
  await visitor.locator('.gdlr-core-load-more').click();
  await visitor.locator('#author a').first().waitFor();
  const inserted = await visitor
    .locator('#author a')
    .evaluateAll((all) => all.map((link) => `${link.getAttribute('target')}: ${link.getAttribute('rel')}`));
  expect(inserted).toEqual([
    ...OPENING.map((target) => `${target}: nofollow noopener`),
    ...STAYING.map((target) => `${target}: nofollow`),
    'null: null',
  ]);
});

describe('filters of the site that buffer output', () => {
  const post = `<div class="gdlr-core-pbf-wrapper gdlr-core-js"></div><a href="/contact/"><img src="x.png" alt=""></a>${Object.values(WIDGETS).join('')}`;

  test.each(['buffering-filters', 'core-buffer,buffering-filters'])(
    'do not end a page with an author’s widgets (%s)',
    async (scenarios) => {
      const [buffered, plain] = await Promise.all([page(post, scenarios), page(post)]);
      expect(buffered?.status).toBe(200);
      expect(buffered?.text).toMatch(/<\/html>\s*$/);
      expect(buffered?.text).toContain('<a aria-label="A page with a contact form" href="/contact/">');
      expect(loaded(buffered)).toEqual(loaded(plain));
      expect(loaded(buffered)).not.toEqual(expect.arrayContaining(BUILDER));
    },
  );
});

test('causes no PHP notices', () => {
  expect(notices(inject('site').log)).toEqual([]);
});
