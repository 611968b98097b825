/** Drives the same page with the original and with Atoll, and compares what a visitor sees. */
import type { Page } from 'playwright-core';
import { differences, type Part, readLook } from './theme-look';
import { BOTH, reopenEdited, scrollPageTo, type themeBrowser, type Visit } from './theme-page';

type Open = ReturnType<typeof themeBrowser>;

export const DESKTOP = { width: 1350, height: 800 };
export const MENU = '#kingster-main-menu>ul';
export const FIXED = '.kingster-fixed-navigation';
/** Beyond every header and the distance after which it slides in. */
export const BEYOND_PX = 900;

/** What is read after each step. */
type Looks = Readonly<Record<string, readonly Part[]>>;
export type Look = (step: string) => Promise<void>;
export type Options = Readonly<Record<string, string>>;

export interface Comparison extends Visit {
  /** Changes the document before the browser gets it. */
  readonly edit?: (html: string) => string;
  readonly tolerancePx?: number;
  /** The prefix of the site's theme. */
  readonly prefix?: string;
  /** What the page has when its scripts have started. */
  readonly ready?: string;
}

/** Drives a page with the original and with Atoll. @returns the differences after each step */
export async function compare(
  open: Open,
  { edit, tolerancePx, prefix, ready, ...visit }: Comparison,
  steps: (page: Page, look: Look) => Promise<void>,
): Promise<readonly string[]> {
  const [original = {}, atoll = {}] = await Promise.all(
    BOTH.map(async (who): Promise<Looks> => {
      const options = { 'no-item': 'current', ...visit.options };
      const page = await open(who, { path: 'plain/', viewport: DESKTOP, ...visit, options });
      if (edit) await reopenEdited(page, edit);
      const looks: Record<string, readonly Part[]> = {};
      await arrive(page, ready);
      await steps(page, async (step) => {
        looks[step] = await readLook(page, prefix);
      });
      return looks;
    }),
  );
  const names = Object.keys(original);
  if (names.length === 0) throw new Error('nothing was compared');
  return names.flatMap((step) =>
    differences(original[step] ?? [], atoll[step] ?? [], tolerancePx).map((text) => `${step}: ${text}`),
  );
}

/** Moves the pointer beside the menu, and waits until the menu is ready. Atoll waits for a sign of the visitor. */
export async function arrive(page: Page, ready = '.sf-js-enabled'): Promise<void> {
  await page.mouse.move(395, 290);
  await page.mouse.move(395, 300);
  await page.locator(ready).first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}

/** What a visitor does with a theme's header. */
export interface Steps {
  /** Points at items of the menu, from the outside in, and waits for their lists. */
  readonly point: (page: Page, ...items: readonly number[]) => Promise<void>;
  /** Leaves the menu, and waits until its lists are closed. */
  readonly leave: (page: Page) => Promise<void>;
  readonly goBeyond: (page: Page) => Promise<void>;
  readonly goBack: (page: Page) => Promise<void>;
  readonly openMenu: (page: Page, button: string) => Promise<void>;
  readonly closeMenu: (page: Page) => Promise<void>;
}

/** @param prefix of the theme */
export function stepsOf(prefix: string): Steps {
  const menu = `#${prefix}-main-menu>ul`;
  const fixed = `.${prefix}-fixed-navigation`;
  const opened = `html.mm-opening,.${prefix}-overlay-menu-content.${prefix}-active`;
  return {
    async point(page, ...items) {
      let selector = menu;
      for (const item of items) {
        selector = `${selector}>li:nth-child(${item})`;
        await page.locator(`${selector}>a`).hover();
        await page.locator(`${selector}.sfHover>:is(ul,.sf-mega)`).waitFor();
        selector += '>ul';
      }
    },
    async leave(page) {
      await page.mouse.move(675, 700);
      await page.waitForFunction((menu) => {
        const lists = [...document.querySelectorAll(`${menu} li>:is(ul,.sf-mega)`)];
        return lists.every((list) => !list.checkVisibility());
      }, menu);
    },
    async goBeyond(page) {
      await scrollPageTo(page, BEYOND_PX);
      await page.locator(fixed).waitFor();
    },
    async goBack(page) {
      await scrollPageTo(page, 0);
      await page.locator(fixed).filter({ visible: true }).waitFor({ state: 'hidden' });
    },
    async openMenu(page, button) {
      await page.locator(button).click();
      await page.locator(opened).first().waitFor({ state: 'attached' });
      // Away from what has come under the pointer.
      await page.mouse.move(300, 780);
    },
    async closeMenu(page) {
      const cross = `.mm-current .mmenu-custom-close,.${prefix}-overlay-menu-close`;
      await page.locator(cross).filter({ visible: true }).click();
      await page.mouse.move(300, 780);
      await page.locator(`html.mm-opened,${opened}`).waitFor({ state: 'detached' });
    },
  };
}

export const { point, leave, goBeyond, goBack, openMenu, closeMenu } = stepsOf('kingster');
