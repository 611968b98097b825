/**
 * Every request of every visit fails once, in every way, one at a time: the page stays usable each time. `npm run
 * faults` runs it and writes the results to docs/faults.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../support/browser';
import { type PageServer, ROOT, startPageServer } from '../support/page-server';
import { makeVisit, type Outcome } from './faults';
import type { Finding } from './findings';
import { type Fault, FAULTS } from './responses';
import { type Visit, visits } from './visits';

/** Parallel visits: each mostly waits. */
const TOGETHER = 4;
const TIME_LIMIT_MS = 30 * 60_000;
const DOCUMENT = join(ROOT, 'docs/faults.md');
/** The markers of its table. */
const HEADING_LINES = 2;
/** A full run takes long: it prints its progress after this number of visits. */
const TELL_EVERY = 20;

/** A pattern for `{request} {fault}`, to run only some of them; the other cells keep their text. */
const ONLY = process.env['ATOLL_ONLY'];

let browser: Browser;
let server: PageServer;
/** The cells of a row, by request and page: those of an earlier run if only some run now. */
const table: Map<string, readonly string[]> = ONLY === undefined ? new Map() : readTable();

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it.each(visits())('stays usable, whatever fails: $name', { timeout: TIME_LIMIT_MS }, async (visit) => {
  const whole = await makeVisit(browser, server, visit);
  expect([whole.findings, whole.errors]).toEqual([[], []]);
  const tries = whole.requests
    .flatMap((request) => FAULTS.map((fault) => ({ request, fault })))
    .filter(({ request, fault }) => new RegExp(ONLY ?? '').test(`${request} ${fault}`))
    .filter(isWorthATry);
  const bad: string[] = [];
  const seen = new Map<string, string>();
  console.log(`${visit.name}: ${tries.length} visits`);
  await forEach(tries, async ({ request, fault }) => {
    if (seen.size > 0 && seen.size % TELL_EVERY === 0) console.log(`${seen.size} of ${tries.length}`);
    const failing = { request, fault };
    const first = await makeVisit(browser, server, visit, failing);
    // The request was not sent, so it could not fail: such a visit proves nothing.
    const outcome = first.wasHit ? first : await makeVisit(browser, server, visit, failing);
    seen.set(`${request} ${fault}`, cell(outcome, visit));
    const own = problems(outcome, request, fault).map((problem) => `${request} ${fault}: ${problem}`);
    // At once: the others may take half an hour.
    if (own.length > 0) console.log(own.join('\n'));
    bad.push(...own);
  });
  for (const request of new Set(tries.map(({ request }) => request))) {
    const line = `${request} | ${visit.name}`;
    const known = table.get(line);
    table.set(
      line,
      FAULTS.map((fault, at) => seen.get(`${request} ${fault}`) ?? known?.[at] ?? 'as aborted'),
    );
  }
  writeFileSync(DOCUMENT, document());
  expect(bad).toEqual([]);
});

const tried = new Set<string>();

/** For a browser, a file that is not a script equals a missing one: tested once instead of on every page. */
function isWorthATry({ request, fault }: { readonly request: string; readonly fault: Fault }): boolean {
  const isFile = request.endsWith('.js');
  if (!isFile || (fault !== '500' && fault !== 'HTML')) return true;
  const isNew = !tried.has(`${request} ${fault}`);
  tried.add(`${request} ${fault}`);
  return isNew;
}

/**
 * Problems of a page. A truncated file stays broken while the page is open, because browsers remember what they could
 * not parse: a widget that needs it does nothing, and the console must say so.
 */
function problems(
  { wasHit, findings, errors, reports }: Outcome,
  request: string,
  fault: Fault,
): readonly string[] {
  const isHalfFile = fault === 'truncated' && request.endsWith('.js');
  const isSaid = (of: string): boolean => reports.some((line) => line.includes(of.replace(/:.*/, '')));
  const isAllowed = ({ seen, of }: Finding): boolean =>
    seen === 'nothing' ? isHalfFile && isSaid(of) : seen !== 'BROKEN';
  // The browser reports a truncated entry.
  const isOwn = (error: string): boolean => request !== 'atoll.js' || !/end of input/.test(error);
  return [
    ...(wasHit ? [] : ['it was not asked for this time']),
    ...errors.filter(isOwn).map((error) => `uncaught: ${error}`),
    ...findings.filter((finding) => !isAllowed(finding)).map(({ of, detail }) => `${of}: ${detail}`),
  ];
}

/** The visitor's experience, as a cell of a table. */
function cell({ findings }: Outcome, { cases }: Visit): string {
  if (findings.length === 0) return 'all works';
  const kinds = [...new Set(findings.map(({ seen }) => seen))];
  return kinds.map((kind) => `${kind}: ${listOf(findings, kind, cases.length)}`).join('<br>');
}

function listOf(findings: readonly Finding[], kind: Finding['seen'], count: number): string {
  const own = findings.filter(({ seen }) => seen === kind).map(({ of }) => of);
  const places = new Set(own.map((of) => of.replace(/: .*/, '')));
  if (places.size === count && count > 1) return 'everything';
  return own.length > 4 ? `${places.size} of ${count} widgets` : own.join('; ');
}

function readTable(): Map<string, readonly string[]> {
  const lines = readFileSync(DOCUMENT, 'utf8').matchAll(/^\| ([^|]+ \| [^|]+) \| (.+) \|$/gm);
  return new Map(
    [...lines].slice(HEADING_LINES).map(([, line = '', cells = '']) => [line, cells.split(' | ')] as const),
  );
}

function document(): string {
  const rows = [...table].map(([line, cells]) => `| ${line} | ${cells.join(' | ')} |`);
  return `# When a request fails

\`npm run faults\` writes this page. Each row is one request of a visit. The request fails once, on its first attempt, in
one of five ways: the connection breaks, the server responds with 500, the response is an HTML page, only half of the
response arrives, or the response takes 30 seconds. All other requests succeed. The cells show the result for the visitor:

- *all works*: no difference;
- *at the second try*: the first click did nothing, the second one worked;
- *when it came*: a click did nothing until the slow response arrived, and then worked;
- *as without Atoll*: the server’s markup, as if there were no scripts; a link to a picture opens the picture;
- *as aborted*: same result as when the connection breaks; tested on another page;
- *nothing*: a click did nothing, and the console shows the reason. Browsers keep an incomplete file until the page is
  loaded again.

| request | page | aborted | 500 | HTML | truncated | slow |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** Runs a function for each item, a few in parallel. */
async function forEach<T>(list: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...list];
  const work = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
}
