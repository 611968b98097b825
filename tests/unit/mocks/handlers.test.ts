// @vitest-environment node
/** The mocked endpoints respond as the contract says servers do: tests of widgets rely on that. */
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import idsA from '../../../mocks/answers/ids-a.json';
import idsB from '../../../mocks/answers/ids-b.json';
import idsC from '../../../mocks/answers/ids-c.json';
import idsD from '../../../mocks/answers/ids-d.json';
import { handlersFor, type Scenario, scenarioOf, scenarios, SLOW_MS } from '../../../mocks/handlers';
import { readFragment, readIndex } from '../../../mocks/markup-index';

const AJAX = 'https://school.example/wp-admin/admin-ajax.php';

function post(body: string): Request {
  return new Request(AJAX, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    body,
  });
}

async function ask(scenario: Scenario, body = 'action=ids'): Promise<Response> {
  const response = await getResponse(handlersFor(scenario), post(body));
  if (!response) throw new Error('no handler answered');
  return response;
}

function askForItem(scenario: Scenario): Promise<Response | undefined> {
  return getResponse(
    handlersFor(scenario, 'https://school.example'),
    new Request('https://school.example/wp-json/demo/v1/items?per_page=1'),
  );
}

const named = (name: string) => scenarioOf(`?scenario=${name}`);

describe('a scenario', () => {
  it('is found by its name in the address', () => {
    for (const scenario of scenarios) expect(scenarioOf(`?scenario=${scenario.name}`)).toBe(scenario);
  });

  it.each(['', '?', '?scenario=', '?scenario=none', '?scenario=__proto__'])(
    'is success for the address %j',
    (search) => {
      expect(scenarioOf(search).name).toBe('success');
    },
  );

  it('has a name that needs no encoding in an address', () => {
    const names = scenarios.map((scenario) => scenario.name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });
});

describe('the call for link targets', () => {
  it.each([
    ['ids-a', idsA],
    ['ids-b', idsB],
    ['ids-c', idsC],
    ['ids-d', idsD],
    ['ids-empty', []],
  ])('responds in the shape that %s names', async (name, expected) => {
    const response = await ask(named(name));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual(expected);
  });

  it('gives editors an edit screen on the server asked', async () => {
    const response = await ask(named('ids-d-editor'));
    expect(await response.json()).toMatchObject({
      42: { tg: 1, el: 'https://school.example/wp-admin/post.php?post=42&action=edit' },
    });
  });

  it.each([
    ['ids-400', 400, '0'],
    ['ids-500', 500, '<p>There has been a critical error.</p>'],
    ['ids-html', 200, '<!doctype html><title>One moment</title>'],
    ['ids-malformed', 200, 'Notice: undefined index {"42":["'],
  ])('fails as %s names', async (name, status, body) => {
    const response = await ask(named(name));
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
  });

  it.each(['ids-network-error', 'offline'])('finds no server in %s', async (name) => {
    expect((await ask(named(name))).type).toBe('error');
  });

  it('keeps only one valid entry among malformed ones', async () => {
    const answer: unknown = await (await ask(named('ids-entries'))).json();
    expect(answer).toHaveProperty('42', ['https://school.example/choir-wins-regional-prize/']);
  });

  it.each(['action=other', '', 'action=IDS'])('does not include the call with body %j', async (body) => {
    const response = await ask(named('success'), body);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('0');
  });
});

const listingBody = (option = '', settings = 'settings[num-fetch]=9&settings[pagination]=page'): string =>
  `action=gdlr_core_portfolio_ajax&${settings}${option}`;
const answerOf = async (name: string, sent: string): Promise<Record<string, string>> =>
  (await (await ask(named(name), sent)).json()) as Record<string, string>;
const countItems = (content = ''): number => content.split('gdlr-core-item-list ').length - 1;

describe('a listing', () => {
  it('is filtered, and gets new page numbers', async () => {
    const answer = await answerOf('success', listingBody('&option[name]=category&option[value]=music'));
    expect(Object.keys(answer)).toEqual(['status', 'content', 'pagination']);
    expect(countItems(answer['content'])).toBe(9);
    expect(answer['pagination']).toContain('data-ajax-value="2"');
    expect(answer['pagination']).toContain('&quot;category&quot;:&quot;music&quot;');
  });

  it('is paged, and keeps its page numbers', async () => {
    const answer = await answerOf('success', listingBody('&option[name]=paged&option[value]=5'));
    expect(Object.keys(answer)).toEqual(['status', 'content']);
    expect(countItems(answer['content'])).toBe(4);
  });

  it('loads more until there is no more', async () => {
    const settings = 'settings[num-fetch]=30&settings[pagination]=load-more';
    const first = await answerOf('success', listingBody('', settings));
    expect(first['load_more']).toContain('data-ajax-value="2"');
    const last = await answerOf('success', listingBody('&option[name]=paged&option[value]=2', settings));
    expect([countItems(last['content']), last['load_more']]).toEqual([10, 'none']);
  });

  it('fails without settings, and calls its JSON HTML', async () => {
    const response = await ask(named('success'), 'action=gdlr_core_portfolio_ajax');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.json()).toMatchObject({ status: 'failed' });
  });

  it.each([
    ['listing-500', 500, '<p>There has been a critical error.</p>'],
    ['listing-html', 200, '<!doctype html><title>One moment</title>'],
    ['listing-malformed', 200, '{"status":"success","content":"<div'],
  ])('fails as %s names', async (name, status, text) => {
    const response = await ask(named(name), listingBody());
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it('has another status, an empty response, or no server', async () => {
    expect((await answerOf('listing-error', listingBody()))['status']).toBe('error');
    expect((await answerOf('listing-empty', listingBody()))['content']).toBe('');
    expect((await ask(named('listing-network-error'), listingBody())).type).toBe('error');
  });
});

describe('the REST API', () => {
  it('responds on the requested origin', async () => {
    expect((await askForItem(named('success')))?.status).toBe(200);
  });

  it('finds no server in offline', async () => {
    expect((await askForItem(named('offline')))?.type).toBe('error');
  });
});

describe('a slow server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(['action=ids', 'action=other'])('delays its response to %s', async (body) => {
    const answered = vi.fn<() => void>();
    const response = ask(named('slow'), body);
    void response.then(answered);
    await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledOnce();
  });
});

describe('responses and fragments', () => {
  const markup = readIndex()
    .filter((entry) => entry.widget === 'link-targets')
    .map((entry) => readFragment(entry.file))
    .join('');

  it('name the same posts', () => {
    for (const id of new Set([...Object.keys(idsB), ...Object.keys(idsC), ...Object.keys(idsD)]))
      expect(markup).toContain(`post-${id}`);
  });

  it('agree on the posts that open in a new tab, in all four shapes', () => {
    const flagged = Object.keys(idsB);
    expect(Object.keys(idsA)).toEqual(flagged);
    const byFlagC = Object.entries(idsC).filter(([, entry]) => Object.values(entry).at(-1) === '1');
    expect(byFlagC.map(([id]) => id)).toEqual(flagged);
    const byFlagD = Object.entries(idsD).filter(([, entry]) => entry.tg === 1);
    expect(byFlagD.map(([id]) => id)).toEqual(flagged);
  });
});
