/**
 * Content that is inserted after the response. The original (VK Link Target Controller) marked only what was there when its
 * response arrived. Kept: one request per page load. Added: later content is marked too.
 */
import { describe, expect, test, vi } from 'vitest';
import idsB from '../../../mocks/answers/ids-b.json';
import { readFragment } from '../../../mocks/markup-index';
import {
  EDIT,
  LINK,
  RULES,
  answer,
  deferred,
  edits,
  ending,
  mountHere,
  nodes,
  post,
  reported,
  requests,
  settle,
  targets,
  startAgain,
} from '../../../tests/support/unit-link-targets-later';
import { setBody } from '../../../tests/support/unit-runtime';
import { innerMarkup, outerMarkup } from '../../../tests/support/markup';

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
      'a link that is itself a post',
      () => document.body.append(nodes('<a class="post-43" href="/pl">Text</a>')),
      ['_blank', null],
    ],
    ['a text', () => document.body.append('text'), ['_blank']],
  ];

  test.each(CASES)(
    'is marked with the response that has arrived, without a request: %s',
    async (_name, insert, expected) => {
      setBody(post(42, LINK));
      mountHere(answer(RULES));
      await settle();
      insert();
      await settle();
      expect(targets()).toEqual(expected);
      expect(requests).toBe(1);
      expect(edits()).toBe(1);
    },
  );

  test('gets no second edit link in its post, even if it comes first', async () => {
    setBody(post(42, `<p>${LINK}</p>`));
    mountHere(answer(RULES));
    await settle();
    document.querySelector('#post-42')?.prepend(nodes(`<h3>${LINK}</h3>`));
    await settle();
    expect(targets()).toEqual(['_blank', '_blank']);
    expect(edits()).toBe(1);
  });

  test('is marked with the pending response, without a second request', async () => {
    const call = deferred();
    setBody(post(42, LINK));
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
  ])('sends the one request when %s comes with it', async (_name, html, insert) => {
    setBody(html);
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

  test('is ignored if the response named no post', async () => {
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    setBody(post(42, LINK));
    mountHere(answer([]));
    await settle();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  test('sends no second request after a failure', async () => {
    setBody(post(42, LINK));
    mountHere(() => new Response('0', { status: 400 }));
    await settle();
    document.body.append(nodes(post(43, LINK)));
    await settle();
    expect(requests).toBe(1);
    expect(reported).toEqual(['ids_failed']);
  });
});

test('a post that is removed before it is marked stays unchanged', async () => {
  setBody(post(42, LINK));
  mountHere(answer(RULES));
  await settle();
  const [later] = nodes(post(43, LINK)).children;
  if (!later) throw new Error('The post is missing.');
  document.body.append(later);
  later.remove();
  await settle();
  expect(outerMarkup(later)).toContain(LINK);
});

describe('23. marking again', () => {
  test.each<[string, unknown]>([
    ['A', { 42: '/pl' }],
    ['B', { 42: ['/re', '/pl'] }],
    ['C', { 42: ['/re', '/pl', '1'] }],
    ['D', RULES],
    ['D without the flag', { 42: { re: '/re', pl: '/pl', tg: 0, el: EDIT } }],
  ])('23. and RELIABILITY 49: changes nothing, and writes nothing: shape %s', async (_shape, rules) => {
    setBody(post(42, `<h3><a href="/pl" rel="noreferrer nofollow">Text</a></h3>`, LINK));
    mountHere(answer(rules));
    await settle();
    const [article] = document.body.children;
    if (!article) throw new Error('The post is missing.');
    const before = outerMarkup(article);
    expect(before).toMatch(/target="_(blank|self)"/);

    // Not a mutation observer: happy-dom does not report a value that is written again.
    const look = vi.spyOn(Element.prototype, 'querySelectorAll');
    const write = vi.spyOn(Element.prototype, 'setAttribute');
    const remove = vi.spyOn(Element.prototype, 'removeAttribute');
    document.body.append(article);
    await settle();
    expect(look).toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
    expect(outerMarkup(article)).toBe(before);
    expect(document.querySelectorAll('#atoll-new-tab, .vk-ltc-edit-link').length).toBeLessThanOrEqual(2);
  });

  test('23. changes nothing when another run asks again', async () => {
    setBody(post(42, LINK) + post(43, LINK));
    mountHere(answer(RULES));
    await settle();
    const before = innerMarkup(document.body);
    mountHere(answer(RULES));
    await settle();
    expect(requests).toBe(2);
    expect(innerMarkup(document.body)).toBe(before);
  });
});

test('the mocked response of releases 1.3 to 1.7.5 marks every mocked page alike, now or later', async () => {
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
  setBody(html);
  mountHere(answer(idsB));
  await settle();
  const atOnce = innerMarkup(document.body);
  ending.abort();

  startAgain();
  document.body.replaceChildren();
  mountHere(answer(idsB));
  document.body.append(nodes(post(1, '<a href="/">Text</a>')));
  await settle();
  document.body.replaceChildren(nodes(html));
  await settle();
  expect(innerMarkup(document.body).replace(/<span id="atoll-new-tab".*?<\/span>/, '')).toBe(
    atOnce?.replace(/<span id="atoll-new-tab".*?<\/span>/, ''),
  );
  expect(targets().filter((target) => target === '_blank')).toHaveLength(16);
});
