/**
 * Runs a fragment in Firefox or WebKit: it mounts the widget, performs the record's steps, and presses its keys. The
 * Chromium suite tests everything else.
 */
import type { Page } from 'playwright-core';
import type { ConformanceRecord } from '../conformance';
import { type Action, doSteps, pressKeys, type TabObservations, tabThrough } from '../conformance-actions';
import { allShown, start } from '../conformance-page';
import { installProbe } from '../conformance-probe';
import type { PageServer } from '../page-server';
import { fragment, htmlPage } from '../pages';

/** The observations of a run. */
export interface EngineObservations {
  /** The states of the widget's elements. */
  readonly marks: readonly (string | null)[];
  readonly pointer: readonly Action[];
  readonly keyboard: readonly Action[];
  readonly tab: TabObservations;
  /** Uncaught errors, and errors and warnings of the console, without those of the browser. */
  readonly lines: readonly string[];
}

declare global {
  interface Window {
    /** Errors and console lines of the page. */
    lines: string[];
  }
}

/** Runs in the page before any other script. */
function recordLines(): void {
  const lines: string[] = [];
  window.lines = lines;
  window.addEventListener('error', ({ message }) => {
    // The browser's notice that it calls an observer in the next frame.
    if (!message.startsWith('ResizeObserver loop')) lines.push(`error: ${message}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => lines.push(`error: ${String(reason)}`));
  for (const level of ['error', 'warn'] as const)
    console[level] = (...parts: unknown[]) => void lines.push(`${level}: ${parts.map(String).join(' ')}`);
}

/** Goes into the head of a page: records errors, and pauses the clock. */
export const ENGINE_HEAD = `<script>(${String(recordLines)})();(${String(installProbe)})()</script>`;

/** The observations of a widget that is not used. */
const NO_STOPS: TabObservations = { stops: 0, order: [], back: [], hasEscaped: true, unseen: [] };

let pages = 0;

/**
 * @param file the fragment, in mocks/markup
 * @param selector finds the widget's roots
 * @param options `isTouch` for a phone: no keys, and taps instead of the steps of a mouse or of effects;
 *   `hasSteps` is false if its steps cannot be performed; `looks` is false if no pictures of the focus are taken
 */
export async function runInEngine(
  page: Page,
  server: PageServer,
  file: string,
  record: ConformanceRecord,
  selector: string,
  { isTouch = false, hasSteps = true, looks = true } = {},
): Promise<EngineObservations> {
  const path = `/engine-${(pages += 1)}`;
  const { config, routes } = record;
  // Without a stop after the widget, it depends on the browser's window where Tab leads.
  const body = htmlPage({ body: fragment(file), head: ENGINE_HEAD, config, withEntry: false }).replace(
    '</main>',
    '</main><p><button>The end</button></p>',
  );
  server.routes.set(path, { body });
  for (const [asked, answer] of routes ?? [])
    server.routes.set(asked, ({ body: sent }) => ({ body: answer(sent), type: 'application/json' }));
  await page.goto(server.origin + path);
  await start(page);
  await allShown(page, { selector });
  const marks = await page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((root) => root.getAttribute('data-atoll-state')),
    selector,
  );
  await record.afterMounting?.(page);
  const use = {
    page,
    record,
    root: () => page.locator(selector).first(),
    checked: new Set<string>(),
    isOtherEngine: true,
  };
  const isUsable = marks.length > 0 && record.cannotMount?.(file) !== true;
  const isUsed = isUsable && record.looksOnly?.(file) !== true;
  const { engineSteps = [], taps = [] } = record;
  const steps = isTouch
    ? [...record.steps.filter(({ name }) => !/pointer|wheel|frame/.test(name)), ...engineSteps, ...taps]
    : [...record.steps, ...engineSteps];
  const pointer = isUsed && hasSteps ? await doSteps(use, steps) : [];
  const hasTabs = isUsed && !record.ofPage && !isTouch;
  const tab = hasTabs ? await tabThrough(use, { looks }) : NO_STOPS;
  const keyboard = hasTabs ? await pressKeys(use) : [];
  return { marks, pointer, keyboard, tab, lines: await page.evaluate(() => window.lines) };
}
