/**
 * What comes after the first answer: content that is inserted, pages that return, the widget's end, and how much
 * work all of it is. The original (VK Link Target Controller) marked only what was there when its answer arrived.
 * Kept: one request per page load. Added on purpose: later content is marked too.
 * Long, because all of it stands on one way of letting an answer come late.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import idsB from '../../../mocks/answers/ids-b.json';
import { readFragment } from '../../../mocks/markup-index';
import { readConfig } from '../../../runtime/page/config';
import { mount } from './link-targets';

const EDIT = `${location.origin}/wp-admin/post.php?post=42&action=edit`;
const RULES = { 42: { re: '/re', pl: '/pl', tg: 1, el: EDIT }, 43: ['/pl'] };

let requests: number;
let reported: string[];
let ending: AbortController;

beforeEach(() => {
  requests = 0;
  reported = [];
  ending = new AbortController();
});

afterEach(() => ending.abort());

function mountHere(respond: () => Response | Promise<Response>): void {
  vi.stubGlobal('vkLtc', { ajaxurl: `${location.origin}/wp-admin/admin-ajax.php` });
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    return respond();
  });
  mount(document.documentElement, {
    name: 'link-targets',
    foundAt: 0,
    config: readConfig(document, () => expect.unreachable()),
    signal: ending.signal,
    report: (code) => reported.push(code),
    fail: () => expect.unreachable(),
    scan: () => undefined,
  });
}

const answer = (rules: unknown) => (): Response => new Response(JSON.stringify(rules));
const noAnswer = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** An answer that comes when the test says so. */
function deferred(): { response: Promise<Response>; respond: (response: Response) => void } {
  let respond: ((response: Response) => void) | undefined;
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  return { response, respond: (late) => respond?.(late) };
}

/** Waits for the client's code, the answer and the mutations, none of which takes time of its own. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let task = 0; task < 10; task += 1) await new Promise((resolve) => setImmediate(resolve));
}

function nodes(html: string): DocumentFragment {
  return document.createRange().createContextualFragment(html);
}

const post = (id: number, ...content: string[]): string =>
  `<article id="post-${id}" class="post-${id}">${content.join('')}</article>`;
const LINK = '<a href="/pl">Text</a>';

function targets(): (string | null)[] {
  return [...document.querySelectorAll('a:not(.vk-ltc-edit-link)')].map((link) =>
    link.getAttribute('target'),
  );
}

function edits(): number {
  return document.querySelectorAll('.vk-ltc-edit-link').length;
}

function showAgain(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

describe('content that is inserted later', () => {
  const CASES: readonly [name: string, insert: () => void, expected: (string | null)[]][] = [
    ['a post', () => document.body.append(nodes(post(43, LINK))), ['_blank', '_blank']],
    [
      'a post in a block',
      () => document.body.append(nodes(`<div><div>${post(43, LINK)}</div></div>`)),
      ['_blank', '_blank'],
    ],
    [
      'several posts',
      () => document.body.append(nodes(post(43, LINK) + post(43, LINK))),
      ['_blank', '_blank', '_blank'],
    ],
    ['a link in a post', () => document.querySelector('#post-42')?.append(nodes(LINK)), ['_blank', '_blank']],
    [
      'a block with a link in a post',
      () => document.querySelector('#post-42')?.append(nodes(`<p>${LINK}</p>`)),
      ['_blank', '_blank'],
    ],
    ['a post without a rule', () => document.body.append(nodes(post(44, LINK))), ['_blank', null]],
    ['a link outside', () => document.body.append(nodes(LINK)), ['_blank', null]],
    [
      'a link that is a post itself',
      () => document.body.append(nodes('<a class="post-43" href="/pl">Text</a>')),
      ['_blank', null],
    ],
    ['a text', () => document.body.append('text'), ['_blank']],
  ];

  test.each(CASES)(
    'is marked with the answer that is there, without a request: %s',
    async (_name, insert, expected) => {
      document.body.innerHTML = post(42, LINK);
      mountHere(answer(RULES));
      await settle();
      insert();
      await settle();
      expect(targets()).toEqual(expected);
      expect(requests).toBe(1);
      expect(edits()).toBe(1);
    },
  );

  test('gets no second edit link in its post, even when it comes first', async () => {
    document.body.innerHTML = post(42, `<p>${LINK}</p>`);
    mountHere(answer(RULES));
    await settle();
    document.querySelector('#post-42')?.prepend(nodes(`<h3>${LINK}</h3>`));
    await settle();
    expect(targets()).toEqual(['_blank', '_blank']);
    expect(edits()).toBe(1);
  });

  test('is marked with the answer that is still on its way, without a second request', async () => {
    const call = deferred();
    document.body.innerHTML = post(42, LINK);
    mountHere(() => call.response);
    await settle();
    document.body.append(nodes(post(43, LINK)));
    await settle();
    expect(requests).toBe(1);
    call.respond(answer(RULES)());
    await settle();
    expect(targets()).toEqual(['_blank', '_blank']);
    expect(requests).toBe(1);
  });

  test.each<[string, string, () => void]>([
    ['the first post', '', () => document.body.append(nodes(post(43, LINK)))],
    ['the first link of a post', post(43), () => document.querySelector('#post-43')?.append(nodes(LINK))],
  ])('makes the one request when %s comes with it', async (_name, html, insert) => {
    document.body.innerHTML = html;
    mountHere(answer(RULES));
    await settle();
    document.body.append(nodes(LINK));
    await settle();
    expect(requests).toBe(0);
    insert();
    document.body.append(nodes(post(43, LINK)));
    await settle();
    expect(requests).toBe(1);
    document.body.append(nodes(post(43, LINK)));
    await settle();
    expect(requests).toBe(1);
    expect(targets().filter((target) => target === '_blank')).toHaveLength(3);
  });

  test('is not looked at when the answer named no post', async () => {
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    document.body.innerHTML = post(42, LINK);
    mountHere(answer([]));
    await settle();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  test('makes no second request after a failure', async () => {
    document.body.innerHTML = post(42, LINK);
    mountHere(() => new Response('0', { status: 400 }));
    await settle();
    document.body.append(nodes(post(43, LINK)));
    await settle();
    expect(requests).toBe(1);
    expect(reported).toEqual(['ids_failed']);
  });
});

test('a post that is gone again before it is looked at stays as it is', async () => {
  document.body.innerHTML = post(42, LINK);
  mountHere(answer(RULES));
  await settle();
  const [later] = nodes(post(43, LINK)).children;
  document.body.append(later ?? '');
  later?.remove();
  await settle();
  expect(later?.outerHTML).toContain(LINK);
});

describe('23. marking again', () => {
  test.each<[string, unknown]>([
    ['A', { 42: '/pl' }],
    ['B', { 42: ['/re', '/pl'] }],
    ['C', { 42: ['/re', '/pl', '1'] }],
    ['D', RULES],
    ['D without the flag', { 42: { re: '/re', pl: '/pl', tg: 0, el: EDIT } }],
  ])('23. and RELIABILITY 49: changes nothing, and writes nothing: shape %s', async (_shape, rules) => {
    document.body.innerHTML = post(42, `<h3><a href="/pl" rel="noreferrer nofollow">Text</a></h3>`, LINK);
    mountHere(answer(rules));
    await settle();
    const [article] = document.body.children;
    const before = article?.outerHTML;
    expect(before).toMatch(/target="_(blank|self)"/);

    // Not a mutation observer: happy-dom's is not told of a value that is written again.
    const look = vi.spyOn(Element.prototype, 'querySelectorAll');
    const write = vi.spyOn(Element.prototype, 'setAttribute');
    const remove = vi.spyOn(Element.prototype, 'removeAttribute');
    document.body.append(article ?? '');
    await settle();
    expect(look).toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
    expect(article?.outerHTML).toBe(before);
    expect(document.querySelectorAll('#atoll-new-tab, .vk-ltc-edit-link').length).toBeLessThanOrEqual(2);
  });

  test('23. changes nothing when another run asks again', async () => {
    document.body.innerHTML = post(42, LINK) + post(43, LINK);
    mountHere(answer(RULES));
    await settle();
    const before = document.body.innerHTML;
    mountHere(answer(RULES));
    await settle();
    expect(requests).toBe(2);
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('a page that returns from the back/forward cache', () => {
  test('is not asked for again when it has its answer', async () => {
    document.body.innerHTML = post(42, LINK);
    mountHere(answer(RULES));
    await settle();
    const before = document.body.innerHTML;
    showAgain(true);
    await settle();
    expect(requests).toBe(1);
    expect(document.body.innerHTML).toBe(before);
  });

  test('is asked for again when leaving had cut the call off', async () => {
    document.body.innerHTML = post(42, LINK);
    let respond = noAnswer;
    mountHere(() => respond());
    await settle();
    expect(targets()).toEqual([null]);
    respond = answer(RULES);
    showAgain(false);
    await settle();
    expect(requests).toBe(1);
    showAgain(true);
    await settle();
    expect(requests).toBe(2);
    expect(targets()).toEqual(['_blank']);
    showAgain(true);
    await settle();
    expect(requests).toBe(2);
  });

  test('is not asked for again after an answer that was an error', async () => {
    document.body.innerHTML = post(42, LINK);
    mountHere(() => new Response('0', { status: 400 }));
    await settle();
    showAgain(true);
    await settle();
    expect(requests).toBe(1);
  });
});

describe('the end of the widget', () => {
  test('leaves the marks, and nothing that watches the page', async () => {
    document.body.innerHTML = post(42, LINK);
    mountHere(answer(RULES));
    await settle();
    const before = document.body.innerHTML;
    ending.abort();
    expect(document.body.innerHTML).toBe(before);
    document.body.append(nodes(post(43, LINK)));
    showAgain(true);
    await settle();
    expect(targets()).toEqual(['_blank', null]);
    expect(requests).toBe(1);
  });

  test('leaves its hint to the next run', async () => {
    document.body.innerHTML = post(42, LINK);
    mountHere(answer(RULES));
    await settle();
    ending.abort();
    ending = new AbortController();
    document.body.append(nodes(post(43, LINK)));
    mountHere(answer(RULES));
    await settle();
    expect(targets()).toEqual(['_blank', '_blank']);
    expect(document.querySelectorAll('#atoll-new-tab')).toHaveLength(1);
  });

  test('drops an answer that comes after it, and is no problem', async () => {
    const call = deferred();
    document.body.innerHTML = post(42, LINK);
    mountHere(() => call.response);
    await settle();
    ending.abort();
    call.respond(answer(RULES)());
    await settle();
    expect(targets()).toEqual([null]);
    expect(reported).toEqual([]);
  });
});

describe('RELIABILITY 48: 10,000 posts', () => {
  const MANY = 10_000;
  const rules = Object.fromEntries(Array.from({ length: MANY }, (_, at) => [at + 1, [`/post-${at + 1}/`]]));

  /** Runs the widget on a page and counts what the DOM is asked for, by selector. */
  async function countQueries(html: string): Promise<Record<string, number>> {
    document.body.innerHTML = html;
    const spies = [document, Element.prototype].map((place) => vi.spyOn(place, 'querySelectorAll'));
    mountHere(answer(rules));
    await settle();
    const counts: Record<string, number> = {};
    for (const [selector] of spies.flatMap(({ mock }) => mock.calls)) {
      counts[selector] = (counts[selector] ?? 0) + 1;
    }
    return counts;
  }

  const POSTS = '[id^="post-"],[class*="post-"]';
  const LINKS = 'a[href]';
  const TEXTS = '[aria-label],[title],[alt]';

  test('on a page that has three cost posts one walk and one query a post', async () => {
    const html = readFragment('link-targets/articles.html').replaceAll(
      'https://school.example/new-climbing-wall/',
      '/post-43/',
    );
    // One more of each to find out that there is a post at all, and one to look into the hint when it is added.
    expect(await countQueries(html)).toEqual({ [POSTS]: 1 + 1 + 1, [LINKS]: 1 + 3, [TEXTS]: 1 });
    expect(targets().filter((target) => target === '_blank')).toHaveLength(1);
  });

  test('and 1,000 of them on the page cost one walk, one query a post and one a marked link', async () => {
    const html = Array.from({ length: 1000 }, (_, at) => post(at + 1, `<a href="/post-${at + 1}/">Text</a>`));
    expect(await countQueries(html.join(''))).toEqual({
      [POSTS]: 1 + 1 + 1,
      [LINKS]: 1 + 1000,
      [TEXTS]: 1000,
    });
    expect(targets().every((target) => target === '_blank')).toBe(true);
  });
});

test('the mocked answer of releases 1.3 to 1.7.5 marks every mocked page alike, now or later', async () => {
  const files = [
    'articles',
    'class-only',
    'duplicates',
    'encoded',
    'id-only',
    'links',
    'quotes',
    'redirected',
    'similar-ids',
  ];
  const html = files.map((name) => readFragment(`link-targets/${name}.html`)).join('');
  document.body.innerHTML = html;
  mountHere(answer(idsB));
  await settle();
  const atOnce = document.querySelector('#post-42')?.ownerDocument.body.innerHTML;
  ending.abort();

  ending = new AbortController();
  document.body.innerHTML = '';
  mountHere(answer(idsB));
  document.body.append(nodes(post(1, '<a href="/">Text</a>')));
  await settle();
  document.body.replaceChildren(nodes(html));
  await settle();
  expect(document.body.innerHTML.replace(/<span id="atoll-new-tab".*?<\/span>/, '')).toBe(
    atOnce?.replace(/<span id="atoll-new-tab".*?<\/span>/, ''),
  );
  expect(targets().filter((target) => target === '_blank')).toHaveLength(16);
});
