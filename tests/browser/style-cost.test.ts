/** The cost of the plugin's stylesheets when a widget's state changes. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../support/browser';

const SHEETS = ['first-paint', 'first-paint-effects', 'first-paint-essential-addons'];
const ELEMENTS = 500;

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

it.each(SHEETS)('%s.css computes no styles again below an element whose state changes', async (name) => {
  const page = await browser.newPage();
  const css = readFileSync(new URL(`../../wp-plugin/${name}.css`, import.meta.url), 'utf8');
  await page.setContent(`<style>${css}</style>${'<div><p class="text">Text</p></div>'.repeat(ELEMENTS / 2)}`);
  await page.evaluate(() => document.body.offsetHeight);
  const recalculated = async (change: () => void): Promise<number> => {
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.evaluate(change);
    const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
    return elementsIn(trace);
  };
  // The test sees the styles of the whole page if they are computed.
  expect(
    await recalculated(() => {
      document.documentElement.style.fontSize = '17px';
      return document.body.offsetHeight;
    }),
  ).toBeGreaterThan(ELEMENTS);
  expect(
    await recalculated(() => {
      document.documentElement.dataset['atollState'] = 'ready';
      return document.body.offsetHeight;
    }),
  ).toBeLessThan(ELEMENTS / 5);
  await page.close();
});

/** @returns how many elements got their styles computed */
function elementsIn(trace: unknown): number {
  const { traceEvents } = trace as { traceEvents: readonly TraceEvent[] };
  return traceEvents
    .filter((event) => event.name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}
