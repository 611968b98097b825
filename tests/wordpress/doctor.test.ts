/** The examination of pages: every way to fail has its own message, and no other site gets the token. */
import { describe, expect, inject, test } from 'vitest';
import { visit } from './site';

const { url } = inject('site');
const ENTRY = '<script type="module" src="ENTRY" id="atoll-js-module"></script>';
const DECISIONS = `<script type="application/json" id="atoll-decisions">${JSON.stringify({
  scripts: [],
  freed: [],
})}</script>`;

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly error?: string;
}

/** Runs `wp atoll doctor` for a page. @param answers part of a URL => what the server answers */
async function examine(page: string, answers: Readonly<Record<string, Answer>> = {}): Promise<string> {
  const query = new URLSearchParams({
    fixture: 'cli,answers',
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
    expect(text).toMatch(new RegExp(`^Warning: .*${message.source}`, 'm'));
  });

  test('an entry that works: no warning', async () => {
    expect(await examine(`${url}demo/`)).not.toContain('Warning:');
  });
});

describe.concurrent('the doctor', () => {
  test('sends the token to this site only', async () => {
    const text = await examine(`${url}demo/`, {
      'cdn.example': { headers: JS },
      '/demo/': page('https://cdn.example/atoll-x.js'),
    });
    expect(text).toContain(`Asked: ${url}demo/ token -`);
    expect(text).toContain('Asked: https://cdn.example/atoll-x.js - -');
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
  ])('understands %s', async (address) => {
    expect(await examine(address, { '/demo/': { status: 404 } })).toContain(`Asked: ${url}demo/ token`);
  });

  test('asks no other site', async () => {
    const text = await examine('https://example.org/demo/');
    expect(text).toMatch(/^Error: This URL does not belong to this site/m);
    expect(text).not.toContain('Asked:');
  });
});

describe('the scan', () => {
  test('lists pages with what goes, what stays and why, and fails if a page fails', async () => {
    const answers = JSON.stringify({ '/partner-school/': { status: 500 } });
    const query = new URLSearchParams({
      fixture: 'cli,answers',
      command: 'scan',
      limit: '8',
      format: 'csv',
      answers,
    });
    const { text } = await visit(`?${query}`, 'admin');
    const [, format, rows] = /^\["(\w+)",(\[.*\])\]$/m.exec(text) ?? [];
    expect(format).toBe('csv');
    const list = JSON.parse(rows ?? '[]') as readonly Readonly<Record<string, unknown>>[];
    expect(list).toHaveLength(8);
    expect(list[0]).toMatchObject({ page: url, stays: '' });
    expect(list[0]?.['goes']).toContain('vk-ltc-js');
    expect(list[0]?.['kB']).toBeGreaterThan(0);
  });
});
