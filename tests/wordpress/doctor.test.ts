/**
 * The examination of pages: every way to fail has its own message, and no other site gets the token. Long, because all
 * tests examine pages of one site.
 */
import { describe, expect, inject, test } from 'vitest';
import { visit } from './site';

const { url } = inject('site');
const { origin, host } = new URL(url);
const ENTRY = '<script type="module" src="ENTRY" id="atoll-js-module"></script>';
const DECISIONS = `<script type="application/json" id="atoll-decisions">${JSON.stringify({
  reportOnly: false,
  off: [],
  scripts: [],
  freed: [],
})}</script>`;

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly error?: string;
}

/** Runs `wp atoll doctor` for a page. @param answers part of a URL => answer @param scenario more names of scenarios */
async function examine(
  page: string,
  answers: Readonly<Record<string, Answer>> = {},
  scenario = '',
): Promise<string> {
  const query = new URLSearchParams({
    fixture: `cli,answers${scenario}`,
    command: 'doctor',
    page,
    answers: JSON.stringify(answers),
  });
  return (await visit(`?${query}`, 'admin')).text;
}

const page = (src: string): Answer => ({ body: ENTRY.replace('ENTRY', src) + DECISIONS });
const JS = { 'content-type': 'text/javascript; charset=UTF-8' };

describe.concurrent('the doctor tells apart', () => {
  test.each<[string, Answer, RegExp]>([
    ['a password', { status: 401 }, /asks for a password/],
    ['a firewall', { status: 403 }, /firewall .* \(403\)/],
    ['a missing page', { status: 404 }, /no page at this URL/],
    ['too many requests', { status: 429 }, /\(429\)/],
    ['an error of the server', { status: 503 }, /error of the server \(503\)/],
    ['another status', { status: 418 }, /status 418/],
    [
      'no answer in time',
      { error: 'cURL error 28: Operation timed out' },
      /did not answer within 10 seconds/,
    ],
    ['no connection', { error: 'Could not resolve host' }, /cannot request its own pages: Could not resolve/],
    ['a stored page', { body: '<p>stored</p>' }, /A page cache answered/],
    [
      'a page without Atoll',
      { body: '<p>off</p>', headers: { 'x-atoll-doctor': 'here' } },
      /Atoll is not active on this page/,
    ],
    [
      'a redirect to another site',
      { status: 302, headers: { location: 'https://elsewhere.example/' } },
      /redirects to another site: https:\/\/elsewhere\.example\//,
    ],
    ['a loop', { status: 301, headers: { location: '/demo/' } }, /redirects again and again/],
  ])('%s', async (_name, answer, message) => {
    expect(await examine(`${url}demo/`, { '/demo/': answer })).toMatch(
      new RegExp(`^Error: .*${message.source}`, 'm'),
    );
  });

  test.each<[string, string, Answer, RegExp]>([
    ['a missing file', '/atoll-x.js', { status: 404 }, /atoll-x\.js answers with the status 404/],
    [
      'a wrong type',
      '/atoll-x.js',
      { headers: { 'content-type': 'text/html' } },
      /has the type “text\/html”/,
    ],
    ['another file', '/atoll-x.js', { headers: JS, body: 'other' }, /is not the installed one/],
    [
      'another host without CORS',
      'https://cdn.example/atoll-x.js',
      { headers: JS },
      /cdn\.example\/atoll-x\.js does not allow this site .* \(CORS\)/,
    ],
  ])('%s instead of the entry', async (_name, src, answer, message) => {
    const address = src.startsWith('/') ? new URL(src, url).href : src;
    const text = await examine(`${url}demo/`, { 'atoll-x.js': answer, '/demo/': page(address) });
    expect(text).toMatch(new RegExp(`^Error: .*${message.source}`, 'm'));
    expect(text).toContain('Exit: 1');
    expect(text).not.toContain('Success:');
  });

  test('an entry that works: no warning', async () => {
    const text = await examine(`${url}demo/`);
    expect(text).toContain('Success:');
    expect(text).not.toMatch(/Error:|Exit:|Warning:/);
  });
});

describe.concurrent('the doctor', () => {
  test('sends the token to this site only', async () => {
    const text = await examine(`${url}demo/`, {
      'cdn.example': { headers: JS },
      '/demo/': page('https://cdn.example/atoll-x.js'),
    });
    expect(text).toContain(`Asked: ${url}demo/ token -`);
    expect(text).toContain(`Asked: https://cdn.example/atoll-x.js - - ${origin}`);
  });

  test('does not follow a redirect to another site', async () => {
    const text = await examine(`${url}demo/`, {
      '/demo/': { status: 302, headers: { location: 'https://elsewhere.example/' } },
    });
    expect(text.match(/^Asked: /gm)).toHaveLength(1);
  });

  test.each([
    '/demo/',
    'demo/',
    url.replace('http:', 'https:') + 'demo/',
    url.replace('http:', '') + 'demo/',
    `${host}/demo/`,
    `www.${host}/demo/`,
    `http://www.${host}/demo/`,
  ])('understands %s', async (address) => {
    expect(await examine(address, { '/demo/': { status: 404 } })).toContain(`Asked: ${url}demo/ token`);
  });

  test.each([`https://${host}/demo/`, `http://www.${host}/demo/`])('follows a redirect to %s', async (to) => {
    const text = await examine(`${url}demo/`, {
      [to]: { status: 404 },
      '/demo/': { status: 301, headers: { location: to } },
    });
    expect(text).toContain(`Asked: ${to} token`);
    expect(text).toMatch(/^Error: There is no page at this URL/m);
  });

  test('sends the password of the address, and to no other host', async () => {
    const text = await examine(`http://amy:p%40ss@${host}/demo/`, {
      'cdn.example': { headers: JS },
      'atoll-x.js': { status: 302, headers: { location: 'https://cdn.example/moved.js' } },
      '/demo/': page('/atoll-x.js'),
    });
    const password = `Basic ${Buffer.from('amy:p@ss').toString('base64')}`;
    expect(text.match(/^Asked: .*$/gm)).toEqual([
      `Asked: ${url}demo/ token ${password}`,
      `Asked: ${origin}/atoll-x.js - ${password}`,
      `Asked: https://cdn.example/moved.js - - ${origin}`,
    ]);
  });

  test.each([
    ['the constant ATOLL_DOCTOR_LOGIN', `${url}demo/`, 'eve:p@ss:2'],
    ['the address, which goes first', `http://amy:secret@${host}/demo/`, 'amy:secret'],
  ])('sends the password of %s', async (_name, address, login) => {
    const text = await examine(
      address,
      { 'cdn.example': { headers: JS }, '/demo/': page('https://cdn.example/atoll-x.js') },
      ',doctor-login',
    );
    expect(text.match(/^Asked: .*$/gm)).toEqual([
      `Asked: ${url}demo/ token Basic ${Buffer.from(login).toString('base64')}`,
      `Asked: https://cdn.example/atoll-x.js - - ${origin}`,
    ]);
  });

  test.each([
    ['*', false],
    [origin, false],
    [`http://www.${host}`, true],
    [url, true],
  ])('compares the allowed origin %s as browsers do', async (allowed, fails) => {
    const text = await examine(`${url}demo/`, {
      'cdn.example': { headers: { ...JS, 'access-control-allow-origin': allowed } },
      '/demo/': page('https://cdn.example/atoll-x.js'),
    });
    expect(text.includes('(CORS)')).toBe(fails);
    expect(text).toMatch(/^Error: /m);
  });

  test('reads a page without quotes', async () => {
    const body = [ENTRY.replace('ENTRY', '/atoll-x.js'), DECISIONS]
      .join('')
      .replaceAll(/(type|src|id)="([^"]+)"/g, '$1=$2');
    const text = await examine(`${url}demo/`, { 'atoll-x.js': { status: 404 }, '/demo/': { body } });
    expect(text).toMatch(/atoll-x\.js answers with the status 404/);
  });

  test('asks no other site', async () => {
    const text = await examine('https://example.org/demo/');
    expect(text).toMatch(/^Error: This URL does not belong to this site/m);
    expect(text).not.toContain('Asked:');
  });
});

interface ScannedPage {
  readonly page: string;
  readonly goes: string;
  readonly stays: string;
  readonly kB: number;
  readonly line: string;
  readonly why: string;
}

/** Runs `wp atoll scan`. */
async function scan(
  limit: number,
  answers: Readonly<Record<string, Answer>>,
): Promise<{
  readonly format: string | undefined;
  readonly rows: readonly ScannedPage[];
  readonly text: string;
}> {
  const query = new URLSearchParams({
    fixture: 'cli,answers',
    command: 'scan',
    limit: String(limit),
    format: 'csv',
    answers: JSON.stringify(answers),
  });
  const { text } = await visit(`?${query}`, 'admin');
  const [, format, rows] = /^\["(\w+)",(\[.*\])\]$/m.exec(text) ?? [];
  return { format, rows: JSON.parse(rows ?? '[]') as readonly ScannedPage[], text };
}

test('the scan knows the pages of a site without sitemaps', async () => {
  const query = new URLSearchParams({
    fixture: 'cli,answers,no-sitemaps',
    command: 'scan',
    limit: '5',
    answers: JSON.stringify({ [url]: { status: 404 } }),
  });
  const { text } = await visit(`?${query}`, 'admin');
  expect(text.match(/There is no page at this URL/g)).toHaveLength(5);
});

const skip = (answer: string): Answer => ({ body: '<p>off</p>', headers: { 'x-atoll-doctor': answer } });

describe('the scan', () => {
  test('lists pages with what goes, what stays and why, and fails if a page fails', async () => {
    const { format, rows } = await scan(8, { '/partner-school/': { status: 500 } });
    expect(format).toBe('csv');
    expect(rows).toHaveLength(8);
    expect(rows[0]).toMatchObject({ page: url, stays: '' });
    expect(rows[0]?.goes).toContain('vk-ltc-js');
    // The stand-ins for the originals are smaller than what Atoll loads for the widgets of the front page.
    expect(rows[0]?.kB).toBeLessThan(-50);
    expect(rows[0]?.line).toMatch(
      /^\+\d+ kB, [+−]?\d+ files, about \+\d+ ms of loading on a phone \(1\.6 Mbit\/s\)\.$/,
    );
  });

  test.each<[string, Answer, RegExp]>([
    ['the settings exclude', skip('address'), /settings exclude this page/],
    ['are off in the editor', skip('box'), /in the editor of this page/],
    ['a filter excludes', skip('filter'), /a filter of this site/],
    [
      'lead to another site',
      { status: 302, headers: { location: 'https://elsewhere.example/' } },
      /elsewhere\.example/,
    ],
  ])('does not fail because of pages that %s', async (_name, answer, why) => {
    // The front page's URL is part of each URL, so it comes last.
    const { rows, text } = await scan(3, { [`${url}?`]: skip('filter'), [url]: answer });
    expect(rows).toHaveLength(3);
    expect(rows[1]?.why).toMatch(why);
    expect(rows[2]?.why).toMatch(why);
    expect(text).not.toContain('Exit:');
  });

  test.each<[string, Answer]>([
    ['an error', { status: 500 }],
    ['a page on which Atoll is not active', skip('here')],
  ])('ends with 1 because of %s', async (_name, answer) => {
    const { text } = await scan(3, { [`${url}?`]: skip('filter'), [url]: answer });
    expect(text).toContain('Exit: 1');
  });
});

test('the doctor says which one thing keeps the rest of the scripts', async () => {
  expect(await examine(`${url}demo/?fixture=library-user`)).toContain(
    'One thing keeps the rest (GoodLayers Core). Kept: other scripts on this page use it (add-on).',
  );
  expect(await examine(`${url}demo/`)).not.toContain('keeps the rest');
});

describe('a page says why it is skipped', () => {
  test('in the answer to the doctor', async () => {
    // The token is a secret of the server, so the doctor asks.
    expect(await examine(`${url}demo/?fixture=skip-page`)).toMatch(/^Error: Skipped: a filter/m);
    expect(await examine(`${url}plain/?fixture=exclude-plain`)).toMatch(/^Error: Skipped: the settings/m);
  });
});

test('on a site with plain permalinks, the rule "/" excludes the front page only', async () => {
  expect(await examine(`${url}?fixture=excluded-front`)).toMatch(/^Error: Skipped: the settings/m);
  expect(await examine(`${url}?p=1&fixture=excluded-front`)).not.toContain('Skipped');
});

test('the doctor says which mode applies if both are on', async () => {
  const query = new URLSearchParams({ fixture: 'cli,both-modes', command: 'doctor', page: url });
  expect((await visit(`?${query}`, 'admin')).text).toMatch(/^Report only: .*Test mode has no effect/m);
});

test('a report-only page of an administrator is kept out of caches', async () => {
  const { headers } = await visit('demo/?fixture=both-modes', 'admin');
  expect(headers.get('cache-control')).toContain('no-cache');
});
