/**
 * The reference page beside the same libraries loaded the classic way, as far as that is no matter of time: what is
 * fetched, and what shifts. Times and shares of times are `npm run bench -- comparison`.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLASSIC_SCRIPT_KB, REFERENCE, servePage } from '../../bench/demo-pages';
import { measureVisit } from '../../bench/vitals';
import { launchChromium } from '../../support/browser';
import { LIMITS } from '../../support/limits';
import { type PageServer, startPageServer } from '../../support/page-server';

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), startPageServer({ compresses: true })]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('[RELIABILITY 71] the reference page fetches less script than with the originals’ libraries, and shifts nothing', async () => {
  const url = server.origin + servePage(server, REFERENCE, 'Atoll');
  const { scriptKbAtLoad, cls } = await measureVisit(browser, url, {
    cpuSlowdown: 1,
    clicks: REFERENCE.clicks,
  });
  console.log({ scriptKbAtLoad, CLASSIC_SCRIPT_KB, cls });
  expect(scriptKbAtLoad).toBeLessThanOrEqual(CLASSIC_SCRIPT_KB * LIMITS.referencePage.scriptShare);
  expect(cls).toBeLessThanOrEqual(LIMITS.referencePage.layoutShift);
});
