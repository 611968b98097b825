/**
 * Each widget with the settings of a visitor who sees little: a window of 320 px, which is 400 % zoom (WCAG 1.4.10), a font
 * twice as large (1.4.4), and forced colours. One fragment for each widget, before and after its first steps.
 */
// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readIndex } from '../../mocks/markup-index';
import { definitions } from '../../src/definitions';
import { launchChromium } from '../support/browser';
import type { ConformanceRecord } from '../support/conformance';
import { tabThrough } from '../support/conformance-actions';
import { allShown, finishMovements, openPage, start } from '../support/conformance-page';
import { type PageServer, startPageServer } from '../support/page-server';
import { fragment } from '../support/pages';
import { records } from './conformance/records';

let browser: Browser;
let server: PageServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
});
afterAll(() => Promise.all([browser.close(), server.close()]));

interface Trial {
  readonly record: ConformanceRecord;
  readonly file: string;
  readonly selector: string;
}

const index = readIndex();
const trials = records.flatMap((record): Trial[] => {
  const entry = index.find(
    ({ widget, file }) => widget === record.widget && !record.isAbsent?.(file) && !record.looksOnly?.(file),
  );
  const selector = record.root ?? definitions.find(({ name }) => name === record.widget)?.selector ?? '';
  return entry && !record.ofPage && !record.cannotMount?.(entry.file)
    ? [{ record, file: entry.file, selector }]
    : [];
});

/** The stylesheet hides the controls of these widgets on phones. */
const HIDDEN_ON_PHONES = new Set(['content-ticker', 'simple-menu']);
/** On phones, the theme shows another menu. */
const ABSENT_ON_PHONES = new Set(['main-menu']);

/** Opens a fragment, prepares the page, starts Atoll, and performs the steps that apply. */
async function use(
  { record, file, selector }: Trial,
  prepare: (page: Page) => Promise<unknown>,
  look: (page: Page, moment: string) => Promise<void>,
  steps = record.steps.slice(0, 2),
): Promise<void> {
  const guide = await openPage(browser, server, fragment(file), record);
  const { page } = guide;
  try {
    await prepare(page);
    await look(page, 'without Atoll');
    await start(page);
    await allShown(page, { selector });
    await finishMovements(page);
    await look(page, 'mounted');
    for (const step of steps) {
      const root = page.locator(selector).first();
      if (!(await step.act(root, await root.evaluate(record.readState), page))) continue;
      await record.settle?.(root);
      await finishMovements(page);
      await look(page, step.name);
    }
  } finally {
    await guide.close();
  }
}

const named = (some: readonly Trial[]) => some.map((trial) => ({ trial, name: trial.record.widget }));

describe.each(named(trials.filter(({ record }) => !ABSENT_ON_PHONES.has(record.widget))))(
  '$name',
  ({ trial }) => {
    it('makes a window of 320 px no wider', async () => {
      const widths: (readonly [moment: string, px: number])[] = [];
      await use(
        trial,
        (page) => page.setViewportSize({ width: 320, height: 640 }),
        async (page, moment) => {
          widths.push([moment, await page.evaluate(() => document.documentElement.scrollWidth)]);
        },
        HIDDEN_ON_PHONES.has(trial.record.widget) ? [] : undefined,
      );
      const [[, served] = ['', 0], ...others] = widths;
      expect(others.filter(([, px]) => px > Math.max(320, served))).toEqual([]);
      expect(others.length).toBeGreaterThan(0);
    });
  },
);

describe.each(named(trials))('$name', ({ trial }) => {
  it('cuts no text off if the font is twice as large', async () => {
    const cut: (readonly [moment: string, texts: readonly string[]])[] = [];
    await use(
      trial,
      async (page) => {
        const session = await page.context().newCDPSession(page);
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
        await session.detach();
      },
      async (page, moment) => {
        cut.push([moment, await page.evaluate(textsCutOff)]);
      },
    );
    const [[, served] = ['', []], ...others] = cut;
    expect(others.map(([moment, texts]) => [moment, texts.filter((text) => !served.includes(text))])).toEqual(
      others.map(([moment]) => [moment, []]),
    );
    expect(others.length).toBeGreaterThan(0);
  });
});

describe.each(named(trials.filter(({ record }) => record.keyboard.length > 0)))('$name', ({ trial }) => {
  it('shows the focus in forced colours', async () => {
    const guide = await openPage(browser, server, fragment(trial.file), trial.record);
    const { page } = guide;
    try {
      await page.emulateMedia({ forcedColors: 'active' });
      await start(page);
      await allShown(page, trial);
      await finishMovements(page);
      const root = () => page.locator(trial.selector).first();
      const { stops, unseen } = await tabThrough({ page, record: trial.record, root, checked: new Set() });
      expect({ stops: stops > 0 || trial.record.hasNoKeys?.(trial.file) === true, unseen }).toEqual({
        stops: true,
        unseen: [],
      });
    } finally {
      await guide.close();
    }
  });
});

/** @returns the texts of the smallest elements that hide a part of their text. Runs in the page. */
function textsCutOff(): string[] {
  const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { overflowX, overflowY, textIndent, color } = getComputedStyle(element);
    // Text that is hidden on purpose, for instance in a dot.
    if (Number.parseFloat(textIndent) !== 0 || color === 'rgba(0, 0, 0, 0)') return false;
    if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      return false;
    const isCut = (overflow: string, content: number, box: number): boolean =>
      (overflow === 'hidden' || overflow === 'clip') && box > 1 && content > box + 1;
    return (
      element.checkVisibility() &&
      (isCut(overflowX, element.scrollWidth, element.clientWidth) ||
        isCut(overflowY, element.scrollHeight, element.clientHeight))
    );
  });
  return found.map((element) => element.textContent?.trim() ?? '');
}
