/**
 * Replaces VK Link Target Controller's script (link-targets, baseline 1.10.4, specified from 1.3 on).
 *
 * Kept on purpose: only `href` attribute text counts, so case, scheme and slash must agree; every element with the
 * id or class counts, however often an id occurs; image links are marked too; an existing other target is
 * overwritten; a post without the flag gets `_self` from 1.7.6 on; no second attempt after a failure.
 *
 * Not kept: nothing is asked where there is no post; one bad entry ends nothing; `rel` keeps its other tokens in every
 * release's shape; addresses that could run a script are not set; a link says that it opens a new tab.
 * Long, because it is the numbered test list of the contract in its order (link-targets, section 10), to be read
 * beside it.
 */
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import idsD from '../../../mocks/answers/ids-d.json';
import { type Answer, handlersFor, type Scenario, scenarioOf } from '../../../mocks/handlers';
import { readFragment } from '../../../mocks/markup-index';
import { readConfig } from '../../../runtime/page/config';
import { startRuntime } from '../../../runtime/core/runtime';
import { linkTargets } from '.';
import { mount } from './link-targets';

const AJAX = `${location.origin}/wp-admin/admin-ajax.php`;
const CHOIR = 'https://school.example/choir-wins-regional-prize/';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly type: string | null;
  readonly body: string;
}

let sent: Sent[];
let reported: [code: string, detail: unknown][];
let ending: AbortController;

beforeEach(() => {
  sent = [];
  reported = [];
  ending = new AbortController();
});

afterEach(() => ending.abort());

/** Lets the mocked endpoints answer, and keeps what was sent. */
function serve(scenario: Scenario): void {
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { url, method, headers } = request;
    sent.push({ url, method, type: headers.get('content-type'), body: await request.clone().text() });
    const response = await getResponse(handlersFor(scenario), request);
    if (!response) throw new Error(`nobody answers ${url}`);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
}

const named = (name: string): Scenario => scenarioOf(`?scenario=${name}`);
const answering = (body: unknown): Scenario => ({ ...named('success'), ids: { kind: 'json', body } });
const answeringText = (body: string, status = 200): Scenario => {
  const ids: Answer = { kind: 'text', status, type: 'text/html', body };
  return { ...named('success'), ids };
};

/** Mounts the widget on a page as the plugin prints it, and waits until the answer has been used. */
async function run(html: string, scenario: Scenario, config: Record<string, unknown> = {}): Promise<void> {
  serve(scenario);
  document.body.innerHTML = html;
  mountHere({ ajaxUrl: AJAX, ...config });
  await settle();
}

function mountHere(config: unknown): void {
  const element = document.createElement('script');
  element.id = 'atoll-config';
  element.type = 'application/json';
  element.textContent = JSON.stringify(config);
  document.head.append(element);
  mount(document.documentElement, {
    name: 'link-targets',
    foundAt: 0,
    config: readConfig(document, () => expect.unreachable()),
    signal: ending.signal,
    report: (code, detail) => reported.push([code, detail]),
    fail: () => expect.unreachable(),
    scan: () => undefined,
  });
}

/** Waits for the client's code, the answer and the mutations, none of which takes time of its own. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let task = 0; task < 10; task += 1) await new Promise((resolve) => setImmediate(resolve));
}

function links(): Element[] {
  return [...document.querySelectorAll('a:not(.vk-ltc-edit-link)')];
}

/** The marked links as texts, with their attributes. */
function marked(): string[] {
  return links()
    .filter((link) => link.hasAttribute('target'))
    .map((link) => ['target', 'rel', 'href'].map((name) => link.getAttribute(name) ?? '-').join(' | '));
}

const post = (id: number | string, ...content: string[]): string =>
  `<article id="post-${id}" class="post-${id} post type-post">${content.join('')}</article>`;
const link = (href: string, more = ''): string => `<a href="${href}"${more}>Text</a>`;
const asParsed = (html: string): string => {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host.innerHTML;
};
const fragment = (name: string): string => readFragment(`link-targets/${name}.html`);

/** A page with each link's attributes in the order of their names. */
function inOrder(html: string): string {
  const host = document.createElement('div');
  host.innerHTML = html;
  for (const each of host.querySelectorAll('a')) {
    const attributes = [...each.attributes].map(({ name, value }) => ({ name, value }));
    for (const { name } of attributes) each.removeAttribute(name);
    attributes.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name, value } of attributes) each.setAttribute(name, value);
  }
  return host.innerHTML;
}

const EDIT = `${location.origin}/wp-admin/post.php?post=42&action=edit`;
const withEdit = (el: string): Scenario => answering({ 42: { re: '', pl: '/a', tg: 1, el } });
const edits = (): Element[] => [...document.querySelectorAll('.vk-ltc-edit-link')];

const HINT = 'atoll-new-tab';
const described = (): (string | null)[] => links().map((each) => each.getAttribute('aria-describedby'));

/** Starts the runtime with this widget alone, and says what became of it. */
async function start(): Promise<string[]> {
  Reflect.deleteProperty(window, Symbol.for('atoll'));
  const atoll = startRuntime(document, [linkTargets]);
  // Longer than the runtime waits for a browser that does not say when it is idle.
  await vi.advanceTimersByTimeAsync(3000);
  await settle();
  await vi.advanceTimersByTimeAsync(3000);
  await settle();
  return atoll.widgets().map(({ state }) => state);
}

describe('1. an empty answer changes nothing and is no problem', () => {
  test.each<[string, Scenario]>([
    ['an empty list', named('ids-empty')],
    ['an empty map', answering({})],
    ['null', answering(null)],
    ['an empty body', answeringText('')],
  ])('%s', async (_name, scenario) => {
    await run(fragment('articles'), scenario);
    expect(document.body.innerHTML).toBe(asParsed(fragment('articles')));
    expect(sent).toHaveLength(1);
    expect(reported).toEqual([]);
  });
});

describe('2. and 3. a failure changes nothing, is not repeated, and is reported once', () => {
  test.each<[string, Scenario, string]>([
    ['400 and a zero', named('ids-400'), 'status'],
    ['500', named('ids-500'), 'status'],
    ['a page', named('ids-html'), 'invalid_json'],
    ['a notice in front of the JSON', named('ids-malformed'), 'invalid_json'],
    ['no connection', named('ids-network-error'), 'network'],
    ['offline', named('offline'), 'network'],
  ])('%s', async (_name, scenario, code) => {
    const onUnhandled = vi.fn<() => void>();
    process.on('unhandledRejection', onUnhandled);
    await run(fragment('articles'), scenario);
    process.off('unhandledRejection', onUnhandled);
    expect(document.body.innerHTML).toBe(asParsed(fragment('articles')));
    expect(sent).toHaveLength(1);
    expect(reported).toEqual([['ids_failed', expect.objectContaining({ code })]]);
    expect(onUnhandled).not.toHaveBeenCalled();
  });

  test.each<[string, Scenario]>([
    ['200 and a zero', answeringText('0')],
    ['a list of something', answering([[CHOIR]])],
    ['a text', answering('no')],
  ])('%s', async (_name, scenario) => {
    await run(fragment('articles'), scenario);
    expect(document.body.innerHTML).toBe(asParsed(fragment('articles')));
    expect(reported.map(([code]) => code)).toEqual(['ids_failed']);
  });
});

describe('4. the request', () => {
  test('4. is one form-encoded POST with the action alone', async () => {
    await run(fragment('articles') + fragment('links'), named('ids-b'));
    expect(sent).toEqual([
      {
        url: AJAX,
        method: 'POST',
        type: 'application/x-www-form-urlencoded; charset=UTF-8',
        body: 'action=ids',
      },
    ]);
  });

  test.each<[string, string]>([
    ['no post', '<p><a href="/page/">Text</a></p>'],
    [
      'nothing but names that resemble a post’s',
      '<div class="post-title wp-post-image" id="post-date"><a href="/">Text</a></div>',
    ],
    ['a post without links', post(42, '<p>Text</p>')],
    ['a post with an anchor only', post(42, '<a name="top">Text</a>')],
    ['a link that is a post itself', '<a id="post-42" href="/page/">Text</a>'],
  ])('is not made on a page with %s', async (_name, html) => {
    await run(html, named('ids-b'));
    expect(sent).toEqual([]);
  });
});

test('5. a page that has loaded already is asked for at once', async () => {
  expect(document.readyState).toBe('complete');
  await run(fragment('articles'), named('ids-b'));
  expect(sent).toHaveLength(1);
  expect(marked()).not.toEqual([]);
});

describe('5. a page that is still loading', () => {
  beforeEach(() => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(() => void vi.useRealTimers());

  test('is asked for after its load event, once', async () => {
    await run(fragment('articles'), named('ids-b'));
    expect(sent).toEqual([]);
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    await settle();
    expect(sent).toHaveLength(1);
  });

  test('is asked for after five seconds when the event does not come', async () => {
    await run(fragment('articles'), named('ids-b'));
    await vi.advanceTimersByTimeAsync(4999);
    await settle();
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(sent).toHaveLength(1);
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(sent).toHaveLength(1);
  });

  test('is not asked for when the widget ends first', async () => {
    await run(fragment('articles'), named('ids-b'));
    ending.abort();
    expect(vi.getTimerCount()).toBe(0);
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(60_000);
    await settle();
    expect(sent).toEqual([]);
  });
});

test('6. a page without an address for ajax calls asks nobody', async () => {
  await run(fragment('articles'), named('ids-b'), { ajaxUrl: '' });
  expect(sent).toEqual([]);
  expect(reported).toEqual([]);
});

describe('7. to 13. which links are meant', () => {
  const CASES: readonly [name: string, html: string, answer: Record<string, unknown>, isMarked: boolean[]][] =
    [
      ['7. a listed link inside the post', post(42, link(CHOIR)), { 42: [CHOIR] }, [true]],
      ['7. the same link outside', link(CHOIR) + post(42, link('/')), { 42: [CHOIR] }, [false, false]],
      [
        '7. the same link in another post',
        post(42, link('/')) + post(43, link(CHOIR)),
        { 42: [CHOIR] },
        [false, false],
      ],
      [
        '7. a link deep inside',
        post(42, `<div><h3><span>${link(CHOIR)}</span></h3></div>`),
        { 42: [CHOIR] },
        [true],
      ],
      ['7. every such link of the post', post(42, link(CHOIR), link(CHOIR)), { 42: [CHOIR] }, [true, true]],
      [
        '8. the second address of the list',
        post(42, link('/a'), link('/b')),
        { 42: ['/a', '/b'] },
        [true, true],
      ],
      ['9. no slash at the end', post(42, link('/a')), { 42: ['/a/'] }, [false]],
      ['9. another letter case', post(42, link('/A/')), { 42: ['/a/'] }, [false]],
      ['9. another scheme', post(42, link('http://a.example/')), { 42: ['https://a.example/'] }, [false]],
      ['9. a space at the end', post(42, link('/a/ ')), { 42: ['/a/'] }, [false]],
      ['9. a space in both', post(42, link('/a/ ')), { 42: ['/a/ '] }, [true]],
      ['9. a fragment more', post(42, link('/a/#b')), { 42: ['/a/'] }, [false]],
      ['9. a query more', post(42, link('/a/?b')), { 42: ['/a/'] }, [false]],
      ['9. the same page, relative', post(42, link('/a/')), { 42: [`${location.origin}/a/`] }, [false]],
      ['9. an escape, which a list does not resolve', post(42, link('/%C3%A9/')), { 42: ['/é/'] }, [false]],
      ['10. an ampersand', post(42, link('/?a=b&amp;c=d')), { 42: ['/?a=b&c=d'] }, [true]],
      [
        '11. two posts with one id',
        post(42, link('/a')) + post(42, link('/a')),
        { 42: ['/a'] },
        [true, true],
      ],
      ['12. post-4 and post-42', post(4, link('/a')) + post(42, link('/a')), { 42: ['/a'] }, [false, true]],
      ['12. post-42 and post-4', post(4, link('/a')) + post(42, link('/a')), { 4: ['/a'] }, [true, false]],
      [
        '12. names that go on',
        `<div id="post-42-b" class="post-42x my-post-42">${link('/a')}</div>`,
        { 42: ['/a'] },
        [false],
      ],
      [
        '12. another letter case of the name',
        `<div id="Post-42">${link('/a')}</div>`,
        { 42: ['/a'] },
        [false],
      ],
      ['13. the class without an id', `<li class="x post-42">${link('/a')}</li>`, { 42: ['/a'] }, [true]],
      ['13. the id without a class', `<li id="post-42">${link('/a')}</li>`, { 42: ['/a'] }, [true]],
      [
        '13. id and class of two posts',
        `<li id="post-1" class="post-2">${link('/a')}${link('/b')}</li>`,
        { 1: ['/a'], 2: ['/b'] },
        [true, true],
      ],
      [
        '13. the class among tabs and line ends',
        `<li class="x\n\tpost-42\n">${link('/a')}</li>`,
        { 42: ['/a'] },
        [true],
      ],
      [
        'the link that is the post itself',
        `<a class="post-42" href="/a">Text</a>${post(1, link('/'))}`,
        { 42: ['/a'] },
        [false, false],
      ],
      [
        'an element that is no link',
        post(42, '<link href="/a"><a name="/a">Text</a>', link('/b')),
        { 42: ['/a'] },
        [false, false],
      ],
      ['a post in a post', post(1, link('/a'), post(2, link('/a'))), { 2: ['/a'] }, [false, true]],
      ['18. shape A', post(42, link('/a')), { 42: '/a' }, [true]],
    ];

  test.each(CASES)('%s', async (_name, html, answer, isMarked) => {
    await run(html, answering(answer));
    expect(links().map((each) => each.getAttribute('target') === '_blank')).toEqual(isMarked);
    expect(reported).toEqual([]);
  });
});

describe('14. an entry that makes no sense', () => {
  test('14. is skipped, the next post is marked, and there is one report', async () => {
    await run(fragment('articles') + fragment('id-only'), named('ids-entries'));
    expect(marked()).toEqual([`_blank | noopener | ${CHOIR}`]);
    expect(reported).toEqual([['malformed_entries', ['43', '44', '46']]]);
  });

  test('14. a post whose link throws harms no other', async () => {
    serve(answering({ 42: ['/a'], 43: ['/a'] }));
    document.body.innerHTML = post(42, link('/a')) + post(43, link('/a'));
    vi.spyOn(links()[0] ?? document.body, 'setAttribute').mockImplementation(() => {
      throw new Error('not mine');
    });
    mountHere({ ajaxUrl: AJAX });
    await settle();
    expect(links().map((each) => each.getAttribute('target'))).toEqual([null, '_blank']);
    expect(reported).toEqual([['mark_failed', new Error('not mine')]]);
  });
});

describe('15. and RELIABILITY 48. addresses with every kind of character', () => {
  test.each([
    'https://school.example/a"b]/',
    "/it's[0]",
    '/back\\slash',
    '/a:not(b),c>d~e+f*g',
    '/100%/%zz',
    '/%E6%97%A5/日本',
    '/🎷?q=ä&r=1#s',
    '/new\nline',
    '/trailing ',
    '__proto__',
    '',
  ])('match as they are written and only so: %j', async (href) => {
    serve(answering({ 42: [href, '/other'], 43: ['/other'] }));
    document.body.innerHTML = post(42, link('x'), link('y'), link('/other')) + post(43, link('/other'));
    links()[0]?.setAttribute('href', href);
    links()[1]?.setAttribute('href', `${href}!`);
    mountHere({ ajaxUrl: AJAX });
    await settle();
    // An empty address is a link to the page itself and is never meant.
    const first = href === '' ? null : '_blank';
    expect(links().map((each) => each.getAttribute('target'))).toEqual([first, null, '_blank', '_blank']);
    expect(reported).toEqual([]);
  });
});

describe('16. and RELIABILITY 49. the relation of a marked link', () => {
  test.each([
    ['none', '', 'noopener'],
    ['an empty one', ' rel=""', 'noopener'],
    ['nofollow', ' rel="nofollow"', 'nofollow noopener'],
    ['several', ' rel="nofollow  sponsored ugc"', 'nofollow sponsored ugc noopener'],
    ['noopener already', ' rel="noopener nofollow"', 'noopener nofollow'],
    ['noopener in another letter case', ' rel="NoOpener"', 'NoOpener'],
    ['noreferrer already', ' rel="noreferrer"', 'noreferrer noopener'],
  ])('16. keeps its tokens and gains noopener once: %s', async (_name, more, rel) => {
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
    expect(inOrder(document.body.innerHTML)).toBe(inOrder(expected));
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
      'flag 0, an old relation',
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

  test('19. a link to the redirect itself is not meant', async () => {
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
    ['tg as a text', { re: '/re', pl: '/pl', tg: '1' }, link('/pl'), [`_blank | ${REL} | /re`]],
    ['tg 0', { re: '/re', pl: '/pl', tg: 0 }, link('/pl'), ['_self | - | /re']],
    ['tg 0 as a text', { re: '/re', pl: '/pl', tg: '0' }, link('/pl'), ['_self | - | /re']],
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
  ])('the referrer is hidden as the site says, or else the release: %j, %j', async (settings, entry, rel) => {
    await run(post(42, link('/a')), answering({ 42: entry }), { settings });
    expect(links()[0]?.getAttribute('rel')).toBe(rel);
  });

  test('20. the mocked answer marks the mocked pages', async () => {
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

describe('20. the edit link', () => {
  test('20. follows the title’s link, with a name, a class and the original’s look', async () => {
    await run(fragment('articles'), named('ids-d-editor'));
    expect(edits()).toHaveLength(3);
    const [edit] = edits();
    expect(edit?.previousElementSibling?.textContent).toBe('The choir wins the regional prize');
    expect(edit?.getAttribute('href')).toBe(EDIT);
    expect(edit?.textContent).toBe('[Edit]');
    expect(edit?.getAttribute('aria-label')).toBe('[Edit] The choir wins the regional prize');
    expect(edit?.getAttribute('style')?.replaceAll(' ', '')).toBe(
      'font-size:0.75em;margin-left:0.5em;white-space:nowrap;',
    );
    expect(edit?.hasAttribute('target')).toBe(false);
  });

  test.each<[string, string, number]>([
    ['the heading’s link before others', `${link('/a')}<h3>${link('/a')}</h3>`, 1],
    ['the first without an image', `<a href="/a"><img alt="x"></a>${link('/a')}${link('/a')}`, 1],
    ['not an image in a heading', `${link('/a')}<h3><a href="/a"><img alt="x"></a></h3>`, 0],
    ['only links that are meant', `<h3>${link('/b')}</h3>${link('/a')}`, 1],
  ])('20. stands after %s, once', async (_name, html, host) => {
    await run(post(42, html), withEdit(EDIT));
    expect(edits()).toHaveLength(1);
    expect(edits()[0]?.previousElementSibling).toBe(links()[host]);
  });

  test('20. does not stand where only image links are meant', async () => {
    await run(post(42, '<a href="/a"><span><img alt="x"></span></a>'), withEdit(EDIT));
    expect(edits()).toEqual([]);
    expect(marked()).toHaveLength(1);
  });

  test('20. is not added to a server’s own', async () => {
    await run(post(42, `${link('/a')}<a class="vk-ltc-edit-link" href="/other">[Edit]</a>`), withEdit(EDIT));
    expect(edits()).toHaveLength(1);
  });

  test('20. stands once in each element with the post’s id, and once where they are nested', async () => {
    await run(
      `${post(42, link('/a'))}${post(42, link('/a'))}<div class="post-42">${post(42, link('/a'))}</div>`,
      withEdit(EDIT),
    );
    expect(edits()).toHaveLength(3);
  });

  test('20. is named after the post’s heading when its own place is not the heading', async () => {
    await run(post(42, '<h2>The \n title</h2><a href="/a">Read more</a>'), withEdit(EDIT));
    expect(edits()[0]?.getAttribute('aria-label')).toBe('[Edit] The title');
  });

  test.each([
    'https://elsewhere.example/wp-admin/post.php',
    '//elsewhere.example/wp-admin/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
  ])('22. and RELIABILITY 49: is refused to %j', async (el) => {
    await run(post(42, link('/a')), withEdit(el));
    expect(edits()).toEqual([]);
    expect(marked()).toHaveLength(1);
  });

  test('RELIABILITY 49: neither its address nor its label is ever markup', async () => {
    const el = '/wp-admin/"><img src=x onerror=alert(1)>';
    await run(post(42, link('/a')), withEdit(el), { strings: { 'link-targets.edit': '<b>Bearbeiten</b>' } });
    expect(edits()[0]?.getAttribute('href')).toBe(el);
    expect(edits()[0]?.textContent).toBe('[<b>Bearbeiten</b>]');
    expect(document.querySelector('img, b')).toBeNull();
  });
});

describe('21. escapes', () => {
  test.each<[string, string, unknown]>([
    ['in the link only', '/%E6%97%A5%E6%9C%AC/', { pl: '/日本/', tg: 1 }],
    ['in the answer only', '/日本/', { pl: '/%E6%97%A5%E6%9C%AC/', tg: 1 }],
    ['in small letters on one side', '/%e6%97%a5/', { pl: '/%E6%97%A5/', tg: 1 }],
    ['malformed in both', '/%zz/100%', { pl: '/%zz/100%', tg: 1 }],
    ['in shape C', '/caf%C3%A9/', ['/café/', '1']],
  ])('21. are resolved before comparing: %s', async (_name, href, entry) => {
    await run(post(42, link(href)), answering({ 42: entry }));
    expect(marked()).toEqual([`_blank | noopener noreferrer | ${href}`]);
    expect(reported).toEqual([]);
  });

  test('21. the mocked pages match both mocked answers', async () => {
    await run(fragment('encoded'), answering(idsD));
    expect(marked()).toEqual([
      '_blank | noopener noreferrer | https://partner.example/日本/',
      '_blank | noopener noreferrer | https://school.example/caf%C3%A9/',
    ]);
  });
});

test('22. a redirect that could run a script is not set, the target is, and there is one report', async () => {
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
    for (const each of links()) {
      expect(each.getAttribute('aria-describedby')).toBe(
        each.getAttribute('target') === '_blank' ? HINT : null,
      );
      expect(each.textContent).not.toContain('new tab');
    }
  });

  test('comes in the site’s language, as text', async () => {
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
  ])('is left out where the link says so itself: %s', async (_name, html) => {
    const strings = { 'link-targets.new_tab': '(öffnet in neuem Reiter)' };
    await run(post(42, html), answering({ 42: '/a' }), { strings });
    expect(marked()).toHaveLength(1);
    expect(document.getElementById(HINT)).toBeNull();
    expect(described()).not.toContain(HINT);
  });

  test('is left out for links that stay in the tab', async () => {
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

describe('24. in an editor', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('vkLtc', { ajaxurl: AJAX });
    serve(named('ids-b'));
    document.body.innerHTML = fragment('articles');
  });

  afterEach(() => {
    vi.useRealTimers();
    document.body.className = '';
  });

  test('24. no request is made while the page builder edits the page', async () => {
    vi.stubGlobal('gdlr_core_pbf', { admin: '1', ajax_url: AJAX });
    expect(await start()).not.toContain('ready');
    expect(sent).toEqual([]);
  });

  test('24. no request is made where another builder edits the page', async () => {
    document.body.className = 'elementor-editor-active';
    expect(await start()).not.toContain('ready');
    expect(sent).toEqual([]);
  });

  test('24. no request is made where the plugin says that the page is an admin’s', async () => {
    document.head.innerHTML = `<script type="application/json" id="atoll-config">{"admin":true}</script>`;
    expect(await start()).not.toContain('ready');
    expect(sent).toEqual([]);
  });

  test('no request is made where the original’s script is on the page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.head.innerHTML = '<script type="text/plain" id="vk-ltc-js-js" src="/script.min.js"></script>';
    expect(await start()).not.toContain('ready');
    expect(sent).toEqual([]);
  });

  test('the same page is asked for when nobody edits it, with the original’s own configuration', async () => {
    expect(await start()).toEqual(['ready']);
    expect(sent.map(({ body }) => body)).toEqual(['action=ids']);
    expect(marked()).not.toEqual([]);
  });
});
