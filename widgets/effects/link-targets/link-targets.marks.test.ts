/**
 * What a marked link gets (link-targets, section 10). Kept: an existing other target is overwritten; a post without the flag
 * gets `_self` from 1.7.6 on. Not kept: `rel` keeps its other tokens in every release's shape; URLs that could run a script
 * are not set; a link says that it opens a new tab.
 */
import { describe, expect, test } from 'vitest';
import {
  CHOIR,
  HINT,
  answering,
  described,
  fragment,
  link,
  links,
  marked,
  named,
  post,
  reported,
  run,
} from '../../../tests/support/unit-link-targets';
import { innerMarkup, toFragment } from '../../../tests/support/markup';

/** A page with each link's attributes sorted by name. */
function inOrder(html: string): string {
  const host = document.createElement('div');
  host.append(toFragment(html));
  for (const each of host.querySelectorAll('a')) {
    const attributes = [...each.attributes].map(({ name, value }) => ({ name, value }));
    for (const { name } of attributes) each.removeAttribute(name);
    attributes.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name, value } of attributes) each.setAttribute(name, value);
  }
  return innerMarkup(host);
}

describe('16. and RELIABILITY 49. the rel of a marked link', () => {
  test.each([
    ['none', '', 'noopener'],
    ['an empty one', ' rel=""', 'noopener'],
    ['nofollow', ' rel="nofollow"', 'nofollow noopener'],
    ['several', ' rel="nofollow  sponsored ugc"', 'nofollow sponsored ugc noopener'],
    ['noopener already', ' rel="noopener nofollow"', 'noopener nofollow'],
    ['noopener in another letter case', ' rel="NoOpener"', 'NoOpener'],
    ['noreferrer already', ' rel="noreferrer"', 'noreferrer noopener'],
  ])('16. keeps its tokens and gets noopener once: %s', async (_name, more, rel) => {
    await run(post(42, link('/a', more)), answering({ 42: ['/a'] }));
    expect(links()[0]?.getAttribute('rel')).toBe(rel);
  });

  test('RELIABILITY 49: nothing else of the page changes', async () => {
    await run(fragment('links'), named('ids-b'), { settings: { 'links.hint': false } });
    const expected = fragment('links').replaceAll(
      /<a (href="https:\/\/school\.example\/(?:order\/\?year=2026&amp;class=5b|class-photos\/)")( rel="[^"]*")?( target="_self")?/g,
      (_all, href: string, rel?: string) =>
        `<a ${href} rel="${rel ? `${rel.slice(6, -1)} ` : ''}noopener" target="_blank"`,
    );
    expect(inOrder(innerMarkup(document.body))).toBe(inOrder(expected));
    expect(links().filter((each) => each.getAttribute('target') === '_blank')).toHaveLength(5);
  });
});

test('17. another target is overwritten', async () => {
  await run(
    post(42, link('/a', ' target="_self"'), link('/a', ' target="frame"')),
    answering({ 42: ['/a'] }),
  );
  expect(links().map((each) => each.getAttribute('target'))).toEqual(['_blank', '_blank']);
});

describe('19. shape C', () => {
  const REL = 'noopener noreferrer';
  test.each<[string, unknown, string, string]>([
    ['flag 1', ['/re', '/pl', '1'], link('/pl'), `_blank | ${REL} | /re`],
    ['flag 0', ['/re', '/pl', '0'], link('/pl'), '_self | - | /re'],
    ['an empty flag', ['/re', '/pl', ''], link('/pl'), '_self | - | /re'],
    [
      'flag 0, an old rel',
      ['/re', '/pl', '0'],
      link('/pl', ' rel="noreferrer noopener nofollow"'),
      '_self | nofollow | /re',
    ],
    ['no redirect', ['/pl', '1'], link('/pl'), `_blank | ${REL} | /pl`],
    ['an index-keyed object', { 0: '/pl', 2: '1' }, link('/pl'), `_blank | ${REL} | /pl`],
    ['an escape in the link', ['/re', '/é', '1'], link('/%C3%A9'), `_blank | ${REL} | /re`],
  ])('19. %s', async (_name, entry, html, expected) => {
    await run(post(42, html), answering({ 42: entry }));
    expect(marked()).toEqual([expected]);
  });

  test('19. a link to the redirect itself is not marked', async () => {
    await run(post(42, link('/re')), answering({ 42: ['/re', '/pl', '1'] }));
    expect(marked()).toEqual([]);
  });
});

describe('20. shape D', () => {
  const REL = 'noopener noreferrer';
  test.each<[string, unknown, string, string[]]>([
    ['re only', { re: '/re', tg: 1 }, link('/re') + link('/pl'), [`_blank | ${REL} | /re`]],
    ['pl only', { pl: '/pl', tg: 1 }, link('/pl') + link('/re'), [`_blank | ${REL} | /pl`]],
    [
      'both',
      { re: '/re', pl: '/pl', tg: 1 },
      link('/pl') + link('/re'),
      [`_blank | ${REL} | /re`, `_blank | ${REL} | /re`],
    ],
    ['tg as a string', { re: '/re', pl: '/pl', tg: '1' }, link('/pl'), [`_blank | ${REL} | /re`]],
    ['tg 0', { re: '/re', pl: '/pl', tg: 0 }, link('/pl'), ['_self | - | /re']],
    ['tg 0 as a string', { re: '/re', pl: '/pl', tg: '0' }, link('/pl'), ['_self | - | /re']],
    [
      'tg 1, tokens',
      { pl: '/pl', tg: 1 },
      link('/pl', ' rel="nofollow noreferrer"'),
      ['_blank | nofollow noreferrer noopener | /pl'],
    ],
    [
      'tg 0, tokens',
      { pl: '/pl', tg: 0 },
      link('/pl', ' rel="NOOPENER nofollow noreferrer"'),
      ['_self | nofollow | /pl'],
    ],
    [
      'tg 0, no token left',
      { pl: '/pl', tg: 0 },
      link('/pl', ' rel="noreferrer noopener"'),
      ['_self | - | /pl'],
    ],
    ['neither', { tg: 1, el: '/wp-admin/' }, link('/pl') + link(''), []],
  ])('20. %s', async (_name, entry, html, expected) => {
    await run(post(42, html), answering({ 42: entry }));
    expect(marked()).toEqual(expected);
    expect(document.querySelector('.vk-ltc-edit-link')).toBeNull();
    expect(reported).toEqual([]);
  });

  test.each([
    [{}, '/a', 'noopener'],
    [{ 'links.noreferrer': true }, '/a', 'noopener noreferrer'],
    [{}, { pl: '/a', tg: 1 }, 'noopener noreferrer'],
    [{ 'links.noreferrer': false }, { pl: '/a', tg: 1 }, 'noopener'],
    [{ 'links.noreferrer': 'no' }, { pl: '/a', tg: 1 }, 'noopener noreferrer'],
  ])(
    'the referrer is hidden if the site says so, or as in the release: %j, %j',
    async (settings, entry, rel) => {
      await run(post(42, link('/a')), answering({ 42: entry }), { settings });
      expect(links()[0]?.getAttribute('rel')).toBe(rel);
    },
  );

  test('20. the mocked response marks the mocked pages', async () => {
    await run(fragment('articles') + fragment('redirected') + fragment('class-only'), named('ids-d'));
    expect(marked()).toEqual([
      `_blank | ${REL} | https://prize.example/choirs-2026`,
      '_self | - | https://walls.example/holds',
      `_blank | ${REL} | https://school.example/library-open-on-saturdays/`,
      `_blank | ${REL} | https://cup.example/report-2026`,
      `_blank | ${REL} | https://school.example/choir-rehearsals/`,
    ]);
  });
});

test('22. a redirect that could run a script is not set, but the target is, with one report', async () => {
  await run(fragment('articles'), named('ids-unsafe'));
  expect(marked()).toEqual([
    `_blank | noopener noreferrer | ${CHOIR}`,
    '_blank | noopener noreferrer | https://school.example/library-open-on-saturdays/',
  ]);
  expect(document.querySelector('.vk-ltc-edit-link')).toBeNull();
  expect(reported).toEqual([['unsafe_redirects', ['42', '44']]]);
});

describe('the hint', () => {
  test('is one hidden text for all marked links, and leaves their text alone', async () => {
    await run(fragment('articles') + fragment('links'), named('ids-b'));
    const hints = document.querySelectorAll(`#${HINT}`);
    expect(hints).toHaveLength(1);
    expect(hints[0]?.textContent).toBe('(opens in a new tab)');
    expect(hints[0]?.hasAttribute('hidden')).toBe(true);
    expect(links()).not.toHaveLength(0);
    for (const each of links()) {
      expect(each.getAttribute('aria-describedby')).toBe(
        each.getAttribute('target') === '_blank' ? HINT : null,
      );
      expect(each.textContent).not.toContain('new tab');
    }
  });

  test('is in the site’s language, as text', async () => {
    await run(post(42, link('/a')), answering({ 42: '/a' }), {
      strings: { 'link-targets.new_tab': '(neuer <i>Tab</i>)' },
    });
    expect(document.getElementById(HINT)?.textContent).toBe('(neuer <i>Tab</i>)');
  });

  test('is added to other descriptions', async () => {
    await run(post(42, link('/a', ' aria-describedby="x  y"')), answering({ 42: '/a' }));
    expect(described()).toEqual([`x y ${HINT}`]);
  });

  test.each<[string, string]>([
    ['its text', '<a href="/a">Text <span class="screen-reader-text">(opens in a new tab)</span></a>'],
    ['its text, in other words', '<a href="/a">Text, new window</a>'],
    ['its text, in the site’s language', '<a href="/a">Text (Öffnet in neuem Reiter)</a>'],
    ['its label', '<a href="/a" aria-label="Text, opens in a New Tab">Text</a>'],
    ['its title', '<a href="/a" title="Opens a new browser window">Text</a>'],
    ['its image', '<a href="/a">Text <img alt="new tab"></a>'],
    ['an icon’s label', '<a href="/a">Text <svg aria-label="new window"></svg></a>'],
    [
      'its own description',
      '<a href="/a" aria-describedby="own">Text</a><span id="own">opens in a new window</span>',
    ],
  ])('is left out if the link already says so: %s', async (_name, html) => {
    const strings = { 'link-targets.new_tab': '(öffnet in neuem Reiter)' };
    await run(post(42, html), answering({ 42: '/a' }), { strings });
    expect(marked()).toHaveLength(1);
    expect(document.getElementById(HINT)).toBeNull();
    expect(described()).not.toContain(HINT);
  });

  test('is left out for links that open in the same tab', async () => {
    await run(post(42, link('/a')), answering({ 42: { pl: '/a', tg: 0 } }));
    expect(document.getElementById(HINT)).toBeNull();
    expect(described()).toEqual([null]);
  });

  test('can be switched off', async () => {
    await run(post(42, link('/a')), answering({ 42: '/a' }), { settings: { 'links.hint': false } });
    expect(marked()).toHaveLength(1);
    expect(document.getElementById(HINT)).toBeNull();
    expect(described()).toEqual([null]);
  });
});
