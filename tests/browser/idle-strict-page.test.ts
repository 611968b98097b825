/** Charts, dividers, skills, tilt and typed text under a strict policy, until the page is idle. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readIndex } from '../../mocks/markup-index';
import { openChromium } from '../support/shared-chromium';
import { type PageServer, startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { finishMovements, settle } from '../support/panel-page';

const WIDGETS = new Set(['chart', 'divider', 'skill-bar', 'skill-circle', 'tilt', 'typed-text']);

const all = (): string =>
  readIndex()
    .filter(({ widget }) => WIDGETS.has(widget))
    .map(({ file }) => fragment(file))
    .join('');

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openChromium(), startPageServer()]);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

interface Busy {
  readonly busy: { frames: number; timers: number; violations: string[] };
  readonly requestFrame: typeof requestAnimationFrame;
}

it('[RELIABILITY 73, 74, 75] widgets keep a strict policy, and an idle page has no frames and no short timers', async () => {
  server.routes.set('/strict', {
    // The server's inline styles would violate the policy.
    body: htmlPage({ body: all().replaceAll(/ style="[^"]*"/g, '') }),
    headers: {
      'content-security-policy':
        "default-src 'none'; connect-src 'self'; img-src 'self' data:; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types atoll",
    },
  });
  const page = await browser.newPage({ viewport: { width: 1000, height: 8000 } });
  await page.addInitScript(() => {
    const busy = { frames: 0, timers: 0, violations: [] as string[] };
    const requestFrame = window.requestAnimationFrame.bind(window);
    Object.assign(window, { busy, requestFrame });
    const startTimer = window.setTimeout.bind(window);
    window.requestAnimationFrame = (callback) => {
      busy.frames += 1;
      return requestFrame(callback);
    };
    window.setTimeout = ((callback: () => void, ms = 0, ...rest: unknown[]) => {
      busy.timers += Number(ms < 200);
      return startTimer(callback, ms, ...rest);
    }) as typeof window.setTimeout;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      busy.violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(`${server.origin}/strict`);
  await page.waitForFunction(() => window.atoll !== undefined);
  // The links' targets wait for the visitor.
  await page.keyboard.press('Shift');
  await settle(page);
  await page.waitForSelector('.typed-cursor');
  const states = await page.evaluate(() =>
    window.atoll?.widgets().map(({ name, state }) => `${name} ${state}`),
  );
  expect(states?.filter((state) => !state.endsWith(' ready'))).toEqual([]);
  await page.getByRole('button', { name: 'Pause animation' }).focus();
  await page.keyboard.press('Enter');
  await finishMovements(page);
  // Charts and circles draw for about a second, with a request in every frame.
  const idle = await page.evaluate(async () => {
    const { busy, requestFrame } = window as unknown as Busy;
    const nextFrames = async (count: number): Promise<void> => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestFrame);
    };
    for (let before = -1; before !== busy.frames;) {
      before = busy.frames;
      await nextFrames(5);
    }
    const { frames, timers } = busy;
    await nextFrames(40);
    return { frames: busy.frames - frames, timers: busy.timers - timers, violations: busy.violations };
  });
  await page.close();
  expect(idle).toEqual({ frames: 0, timers: 0, violations: [] });
});
