/**
 * RELIABILITY 31 and 84: compares a recording of Contact Form 7's script with our script, for the same forms, actions
 * and responses.
 *
 * The recording (recorded.json) contains events, requests and the state of the page: facts, no code. If the original is
 * in tests/.plugins, the tests also compare the recording with the original. This command records again:
 *
 *   ATOLL_RECORD=1 npx vitest run --project browser tests/browser/contact-form/traces
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../../../support/shared-chromium';
import { type FormTrace, inOrder } from '../../../support/form-trace';
import { type PageServer, startPageServer } from '../../../support/page-server';
import { ACTION_SCENARIOS } from './action-scenarios';
import { DEVIATIONS } from './deviations';
import { RESPONSE_SCENARIOS } from './response-scenarios';
import { findOriginals, openWatched, type Original, runScenario } from './run';
import type { Scenario } from './scenario';

const SCENARIOS = [...RESPONSE_SCENARIOS, ...ACTION_SCENARIOS];

interface Recording {
  readonly release: string;
  readonly traces: Readonly<Record<string, FormTrace>>;
}

const FILE = fileURLToPath(new URL('recorded.json', import.meta.url));

const originals = findOriginals();
const newest = originals.toSorted((a, b) => b.release.localeCompare(a.release, 'en', { numeric: true }))[0];

/** Before 6.0, a counter also counts trailing spaces (contact-form-7, section 10.5). */
function withOlderCounters({ name }: Scenario, trace: FormTrace): FormTrace {
  if (name !== 'choices, addresses and counters') return trace;
  const others = trace.end.others.map((other) =>
    other.replace('too-short 5 5', 'too-short 6 6').replace('too-short 395 395', 'too-short 394 394'),
  );
  return { ...trace, end: { ...trace.end, others } };
}

let browser: Browser;
let server: PageServer;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([openChromium(), startPageServer()]);
  page = await openWatched(browser);
  if (newest && process.env['ATOLL_RECORD']) await record(newest);
});

afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
});

async function record(original: Original): Promise<void> {
  const traces: Record<string, FormTrace> = {};
  for (const scenario of SCENARIOS) {
    traces[scenario.name] = await runScenario(page, server, scenario, original);
  }
  writeFileSync(FILE, inLines({ release: original.release, traces }));
}

/** JSON with one line per entry, so that diffs are readable. */
function inLines({ release, traces }: Recording): string {
  const blocks = Object.entries(traces).map(([name, { base, entries, end }]) => {
    const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
    const [key, first, last] = [name, base, end].map((part) => JSON.stringify(part));
    return `${key}: {\n  "base": ${first},\n  "entries": [\n${lines}\n  ],\n  "end": ${last}\n}`;
  });
  return `{ "release": "${release}", "traces": {\n${blocks.join(',\n')}\n} }\n`;
}

const readRecording = (): Recording => JSON.parse(readFileSync(FILE, 'utf8')) as Recording;

function recorded(scenario: string): FormTrace {
  const trace = readRecording().traces[scenario];
  if (!trace) throw new Error(`not recorded: ${scenario}`);
  return trace;
}

describe('RELIABILITY 31, 84: the recorded traces of the original', () => {
  it('cover every scenario, and every deviation changes at least one', () => {
    const { traces } = readRecording();
    expect(Object.keys(traces)).toEqual(SCENARIOS.map(({ name }) => name));
    const idle = DEVIATIONS.filter(({ scenario, ours }) => {
      const theirs = recorded(scenario);
      return isDeepStrictEqual(ours(theirs), theirs);
    });
    expect(idle).toEqual([]);
  });

  it.each(SCENARIOS)('equal ours: $name', async (scenario) => {
    const expected = DEVIATIONS.filter((one) => one.scenario === scenario.name).reduce(
      (trace, { ours }) => ours(trace),
      recorded(scenario.name),
    );
    expect(inOrder(await runScenario(page, server, scenario))).toEqual(inOrder(expected));
  });
});

describe.each(originals)('RELIABILITY 84: the original, release $release', (original) => {
  it.each(SCENARIOS)('equals the recorded trace: $name', async (scenario) => {
    const trace = await runScenario(page, server, scenario, original);
    const isOlder = original.release !== readRecording().release;
    const theirs = recorded(scenario.name);
    expect(trace).toEqual(isOlder ? withOlderCounters(scenario, theirs) : theirs);
  });
});

if (originals.length === 0) {
  console.log(
    'The recorded traces are not compared with the original, because tests/.plugins/contact-form-7 does not exist.',
  );
}
