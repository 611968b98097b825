/**
 * Every request of every visit fails once, in every way, one at a time: the page stays usable each time. `npm run
 * faults` runs it and writes what the visitor saw to docs/faults.md.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../support/browser';
import { type PageServer, ROOT, startPageServer } from '../support/page-server';
import { type Fault, FAULTS, type Finding, makeVisit, type Outcome } from './faults';
import { type Visit, visits } from './visits';

/** Visits at once: each waits for most of its time. */
const TOGETHER = 4;
const TIME_LIMIT_MS = 30 * 60_000;

/** A pattern for `{request} {fault}`, to look at some of them again; the table is left alone then. */
const ONLY = process.env['ATOLL_ONLY'];

let browser: Browser;
let server: PageServer;
const rows: string[] = [];

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (ONLY === undefined) writeFileSync(join(ROOT, 'docs/faults.md'), document(rows));
});

it.each(visits())('usable, whatever fails: $name', { timeout: TIME_LIMIT_MS }, async (visit) => {
  const whole = await makeVisit(browser, server, visit);
  expect([whole.findings, whole.errors]).toEqual([[], []]);
  const tries = whole.requests
    .flatMap((request) => FAULTS.map((fault) => ({ request, fault })))
    .filter(({ request, fault }) => new RegExp(ONLY ?? '').test(`${request} ${fault}`));
  const bad: string[] = [];
  const seen = new Map<string, string>();
  await forEach(tries, async ({ request, fault }) => {
    const outcome = await makeVisit(browser, server, visit, { request, fault });
    seen.set(`${request} ${fault}`, cell(outcome, visit));
    const own = problems(outcome).map((problem) => `${request} ${fault}: ${problem}`);
    // At once: the others may take half an hour.
    if (own.length > 0) console.log(own.join('\n'));
    bad.push(...own);
  });
  for (const request of new Set(tries.map(({ request }) => request)))
    rows.push(row(request, visit, (fault) => seen.get(`${request} ${fault}`) ?? ''));
  expect(bad).toEqual([]);
});

function problems({ wasHit, findings, errors }: Outcome): readonly string[] {
  return [
    ...(wasHit ? [] : ['it was not asked for this time']),
    ...errors.map((error) => `uncaught: ${error}`),
    ...findings.filter(({ seen }) => seen === 'BROKEN').map(({ of, detail }) => `${of}: ${detail}`),
  ];
}

/** What the visitor saw, in a cell of a table. */
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

function row(request: string, { name }: Visit, seen: (fault: Fault) => string): string {
  return `| ${request} | ${name} | ${FAULTS.map(seen).join(' | ')} |`;
}

function document(rows: readonly string[]): string {
  return `# When a request fails

Written by \`npm run faults\`. Each line is one request of a visit. It fails once, the first time that it is made, in one
of five ways: the connection breaks, the server answers 500, it answers a page of HTML, half of the answer comes, or the
answer takes 30 seconds. Everything else on the page comes as it should. The cells say what the visitor saw:

- *all works*: no difference;
- *at the second try*: the first press did nothing, the second did what was wanted;
- *when it came*: a press did nothing until the slow answer was there, and did what was wanted then;
- *as without Atoll*: the server’s markup, as if there were no scripts.

| request | page | aborted | 500 | HTML | truncated | slow |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** Does something for each, a few at once. */
async function forEach<T>(list: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...list];
  const work = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
}
