/** Pages that return, the widget's end, and the cost of large pages. */
import { describe, expect, test, vi } from 'vitest';
import { readFragment } from '../../../mocks/markup-index';
import {
  LINK,
  RULES,
  answer,
  deferred,
  ending,
  mountHere,
  noAnswer,
  nodes,
  post,
  reported,
  requests,
  settle,
  showAgain,
  targets,
  startAgain,
} from '../../../tests/support/unit-link-targets-later';
import { setBody } from '../../../tests/support/unit-runtime';
import { innerMarkup } from '../../../tests/support/markup';

describe('a page that returns from the back/forward cache', () => {
  test('sends no request if it has its response', async () => {
    setBody(post(42, LINK));
    mountHere(answer(RULES));
    await settle();
    const before = innerMarkup(document.body);
    showAgain(true);
    await settle();
    expect(requests).toBe(1);
    expect(innerMarkup(document.body)).toBe(before);
  });

  test('sends the request again if leaving aborted it', async () => {
    setBody(post(42, LINK));
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

  test('sends no request after an error response', async () => {
    setBody(post(42, LINK));
    mountHere(() => new Response('0', { status: 400 }));
    await settle();
    showAgain(true);
    await settle();
    expect(requests).toBe(1);
  });
});

describe('the widget’s unmount', () => {
  test('leaves the marks, and no observer', async () => {
    setBody(post(42, LINK));
    mountHere(answer(RULES));
    await settle();
    const before = innerMarkup(document.body);
    ending.abort();
    expect(innerMarkup(document.body)).toBe(before);
    document.body.append(nodes(post(43, LINK)));
    showAgain(true);
    await settle();
    expect(targets()).toEqual(['_blank', null]);
    expect(requests).toBe(1);
  });

  test('leaves its hint for the next run', async () => {
    setBody(post(42, LINK));
    mountHere(answer(RULES));
    await settle();
    ending.abort();
    startAgain();
    document.body.append(nodes(post(43, LINK)));
    mountHere(answer(RULES));
    await settle();
    expect(targets()).toEqual(['_blank', '_blank']);
    expect(document.querySelectorAll('#atoll-new-tab')).toHaveLength(1);
  });

  test('describes links by its own hint if the content has an element with its id', async () => {
    setBody(`<p id="atoll-new-tab">Click here</p>${post(42, LINK)}`);
    mountHere(answer(RULES));
    await settle();
    const id = document.querySelector('a[target]')?.getAttribute('aria-describedby') ?? '';
    expect(id).toBe('atoll-new-tab-2');
    expect(document.getElementById(id)?.hidden).toBe(true);
  });

  test('drops a later response without a report', async () => {
    const call = deferred();
    setBody(post(42, LINK));
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

  /** Runs the widget on a page and counts the DOM queries by selector. */
  async function countQueries(html: string): Promise<Record<string, number>> {
    setBody(html);
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
  const CONFIG = 'script#atoll-config[type="application/json"]';

  test('a page with three of them costs one walk and one query a post', async () => {
    const html = readFragment('link-targets/articles.html').replaceAll(
      'https://school.example/new-climbing-wall/',
      '/post-43/',
    );
    // One more of each to find a post, and one to read the hint when it is added.
    expect(await countQueries(html)).toEqual({ [POSTS]: 1 + 1 + 1, [LINKS]: 1 + 3, [TEXTS]: 1, [CONFIG]: 1 });
    expect(targets().filter((target) => target === '_blank')).toHaveLength(1);
  });

  test('a page with 1,000 of them costs one walk, one query a post and one a marked link', async () => {
    const html = Array.from({ length: 1000 }, (_, at) => post(at + 1, `<a href="/post-${at + 1}/">Text</a>`));
    expect(await countQueries(html.join(''))).toEqual({
      [POSTS]: 1 + 1 + 1,
      [LINKS]: 1 + 1000,
      [TEXTS]: 1000,
      [CONFIG]: 1,
    });
    expect(targets().every((target) => target === '_blank')).toBe(true);
  });
});
