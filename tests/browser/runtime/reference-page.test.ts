/**
 * The reference page without its times: the size of its scripts, and its layout shift. Times, and the same page with
 * the originals' libraries loaded the classic way: `npm run bench -- comparison`.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REFERENCE, servePage } from '../../bench/demo-pages';
import { measureVisit } from '../../bench/vitals';
import { openChromium } from '../../support/shared-chromium';
import { LIMITS } from '../../support/limits';
import { type PageServer, startPageServer } from '../../support/page-server';

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openChromium(), startPageServer({ compresses: true })]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('[RELIABILITY 71] the reference page keeps its limit of script, and shifts nothing', async () => {
  const url = server.origin + servePage(server, REFERENCE, 'Atoll');
  const { scriptKbAtLoad, scriptKbInAdvance, cls } = await measureVisit(browser, url, {
    cpuSlowdown: 1,
    clicks: REFERENCE.clicks,
  });
  expect(scriptKbAtLoad).toBeGreaterThan(0);
  // Whether a file was still fetched in advance when it was needed depends on the time; the sum does not.
  const fetched = scriptKbAtLoad + scriptKbInAdvance;
  expect(fetched).toBeLessThanOrEqual(LIMITS.referencePage.scriptKbFetched);
  expect(cls).toBeLessThanOrEqual(LIMITS.referencePage.layoutShift);
});
