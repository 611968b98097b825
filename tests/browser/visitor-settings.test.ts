/**
 * Each widget with the settings of a visitor who sees little: a window of 320 px, which is 400 % zoom (WCAG 1.4.10), a font
 * twice as large (1.4.4), and forced colours. One fragment for each widget, before and after its first steps.
 */
// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readIndex } from '../../mocks/markup-index';
import { definitions } from '../support/definitions';
import { launchChromium } from '../support/browser';
import type { ConformanceRecord } from '../support/conformance';
import { tabThrough } from '../support/conformance-actions';
import {
  allShown,
  finishMovements,
  type Guide,
  nextFrames,
  openPage,
  replaceContent,
  start,
} from '../support/conformance-page';
import { elementorPath, type PageServer, startPageServer } from '../support/page-server';
import { fragment } from '../support/pages';
import { records } from './conformance/records';

interface Trial {
  readonly record: ConformanceRecord;
  readonly file: string;
  readonly name: string;
  readonly selector: string;
}

const index = readIndex();
const trials = records.flatMap((record): Trial[] => {
  const entry = index.find(
    ({ widget, file }) => widget === record.widget && !record.isAbsent?.(file) && !record.looksOnly?.(file),
  );
  const selector = record.root ?? definitions.find(({ name }) => name === record.widget)?.selector ?? '';
  return entry && !record.ofPage && !record.cannotMount?.(entry.file)
    ? [{ record, file: entry.file, name: record.widget, selector }]
    : [];
});

/** The stylesheet hides the controls of these widgets on phones. */
const HIDDEN_ON_PHONES = new Set(['content-ticker', 'simple-menu']);
/** On phones, the theme shows another menu. */
const ABSENT_ON_PHONES = new Set(['main-menu']);

/** What a visitor has set. */
interface Setting {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly forcedColors?: 'active';
  readonly fontPx?: number;
}

/**
 * Pages with a setting: one without Atoll, and one for each configuration on which Atoll runs. A fragment replaces the
 * one before, because that takes a third of the time of a navigation.
 */
function openPages({ viewport, forcedColors, fontPx }: Setting) {
  const pages = new Map<string, Promise<Guide>>();
  let browser: Browser;
  let server: PageServer;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
  });
  afterAll(() => Promise.all([browser.close(), server.close()]));

  async function open(record: Pick<ConformanceRecord, 'config' | 'routes'>, isStarted: boolean) {
    const guide = await openPage(browser, server, '', record);
    const { page } = guide;
    if (viewport) await page.setViewportSize(viewport);
    if (forcedColors) await page.emulateMedia({ forcedColors });
    if (fontPx !== undefined) {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: fontPx, fixed: (fontPx * 13) / 16 } });
    }
    if (isStarted) {
      await start(page);
      // Its widgets come with a later fragment.
      await page.addScriptTag({ type: 'module', url: elementorPath() });
    }
    return guide;
  }

  async function pageFor(record: Pick<ConformanceRecord, 'config' | 'routes'>, isStarted: boolean) {
    const name = JSON.stringify([isStarted, record.config]);
    const opened = pages.get(name) ?? open(record, isStarted);
    pages.set(name, opened);
    for (const [asked, answer] of record.routes ?? [])
      server.routes.set(asked, ({ body }) => ({ body: answer(body), type: 'application/json' }));
    const { page } = await opened;
    await page.mouse.move(0, 0);
    await replaceContent(page, '');
    await page.evaluate(() => scrollTo(0, 0));
    return page;
  }

  return {
    /** @returns a page with the fragment as the server prints it */
    served: async ({ file }: Trial): Promise<Page> => {
      const page = await pageFor({}, false);
      await replaceContent(page, fragment(file));
      return page;
    },
    /** @returns a page on which Atoll has mounted the fragment */
    mounted: async ({ record, file, selector }: Trial): Promise<Page> => {
      const page = await pageFor(record, true);
      await replaceContent(page, fragment(file));
      await nextFrames(page);
      await allShown(page, { selector });
      await finishMovements(page);
      return page;
    },
  };
}

/** Looks at a mounted widget, and after each of the steps that apply. */
async function use(
  page: Page,
  { record, selector }: Trial,
  look: (moment: string) => Promise<void>,
  steps = record.steps.slice(0, 2),
): Promise<void> {
  await look('mounted');
  const root = page.locator(selector).first();
  for (const step of steps) {
    if (!(await step.act(root, await root.evaluate(record.readState), page))) continue;
    await record.settle?.(root);
    await finishMovements(page);
    await look(step.name);
  }
}

describe('in a window of 320 px', () => {
  const { served, mounted } = openPages({ viewport: { width: 320, height: 640 } });
  const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

  it.each(trials.filter(({ name }) => !ABSENT_ON_PHONES.has(name)))(
    '$name makes the page no wider',
    async (trial) => {
      const before = await widthOf(await served(trial));
      const widths: (readonly [moment: string, px: number])[] = [];
      const page = await mounted(trial);
      const look = async (moment: string): Promise<void> => void widths.push([moment, await widthOf(page)]);
      await use(page, trial, look, HIDDEN_ON_PHONES.has(trial.name) ? [] : undefined);
      expect(widths.filter(([, px]) => px > Math.max(320, before))).toEqual([]);
      expect(widths.length).toBeGreaterThan(0);
    },
  );
});

describe('with a font twice as large', () => {
  const { served, mounted } = openPages({ fontPx: 32 });

  it.each(trials)('$name cuts no text off', async (trial) => {
    const before = await (await served(trial)).evaluate(textsCutOff);
    const cut: (readonly [moment: string, texts: readonly string[]])[] = [];
    const page = await mounted(trial);
    await use(page, trial, async (moment) => {
      const texts = await page.evaluate(textsCutOff);
      cut.push([moment, texts.filter((text) => !before.includes(text))]);
    });
    expect(cut).toEqual(cut.map(([moment]) => [moment, []]));
    expect(cut.length).toBeGreaterThan(0);
  });
});

describe('in forced colours', () => {
  const { mounted } = openPages({ forcedColors: 'active' });

  it.each(trials.filter(({ record }) => record.keyboard.length > 0))(
    '$name shows the focus',
    async ({ record, file, ...trial }) => {
      const page = await mounted({ record, file, ...trial });
      const root = () => page.locator(trial.selector).first();
      const { stops, unseen } = await tabThrough({ page, record, root, checked: new Set() });
      expect({ stops: stops > 0 || record.hasNoKeys?.(file) === true, unseen }).toEqual({
        stops: true,
        unseen: [],
      });
    },
  );
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
