/** How the lightbox loads and opens: its code, its policy, and an opening that is cancelled. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { delayResponse } from '../../tests/support/page-browser';
import { htmlPage } from '../../tests/support/pages';
import {
  CALM,
  GALLERY,
  arrived,
  closed,
  dialog,
  lightboxBrowser,
  link,
  press,
  ready,
} from '../../tests/support/lightbox-page';

const { open, stage } = lightboxBrowser();

describe('the code', () => {
  it('comes when the visitor is about to click, and a click that is earlier is kept', async () => {
    const { page, scripts } = await open(GALLERY);
    const names = () => scripts.map((script) => script.replace(/(?:-[\w-]{8})?\.js.*/, ''));
    await page.evaluate(() => window.atoll?.settled());
    expect(names()).not.toContain('photoswipe');
    const letGo = await delayResponse(page, /photoswipe/);
    const asked = page.waitForRequest(/photoswipe/);
    await link(page, 1).hover();
    await asked;
    await link(page, 1).click();
    expect(await dialog(page).count()).toBe(0);
    letGo();
    await arrived(page, '2 of 3');
  });

  it('that cannot be had leaves the link a link; with a modifier it always is one', async () => {
    const { page, lines } = await open('<a class="strip" href="/a/one.jpg">One</a>');
    await page.route(/photoswipe/, (route) => route.abort());
    const other = page.context().waitForEvent('page');
    await link(page).click({ modifiers: ['ControlOrMeta'] });
    await (await other).waitForURL('**/a/one.jpg');
    expect(await dialog(page).count()).toBe(0);
    await link(page).click();
    await page.waitForURL('**/a/one.jpg');
    expect(lines.some((line) => line.startsWith('[atoll] lightbox:lightbox_failed'))).toBe(true);
  });

  it('[RELIABILITY 74, 75] keeps a strict policy and writes no HTML', async () => {
    const policy =
      "script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types atoll";
    const watched = await stage.open(
      { body: htmlPage({ body: GALLERY }), headers: { 'content-security-policy': policy } },
      CALM,
    );
    await watched.page.addInitScript(() => {
      const broken: string[] = [];
      Object.assign(window, { broken });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        broken.push(violatedDirective),
      );
    });
    const { page } = watched;
    await page.goto(stage.url);
    await ready(page);
    await page.evaluate(() => Object.assign(window, { broken: [] }));
    await link(page).click();
    await arrived(page, '1 of 3');
    await press(page, 'End', '3 of 3');
    await page.locator('.atoll-lightbox-caption em').waitFor();
    await page.getByRole('button', { name: 'Slide show' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toEqual([]);
    expect(await dialog(page).evaluate((node) => getComputedStyle(node).position)).toBe('fixed');
    expect(watched.errors).toEqual([]);
  });
});

/** No opening has more of them. */
const STEPS = 8;

/** What an opening that was given up has left behind; nothing, that is. */
const leftovers = (page: Page) =>
  page.evaluate(() => ({
    dialogs: document.querySelectorAll('.pswp').length,
    inert: document.querySelectorAll('[inert]').length,
    overflow: document.documentElement.style.overflow,
    bodyClass: document.body.className,
    sheets: document.adoptedStyleSheets.length,
    hash: location.hash,
  }));

describe('the opening', () => {
  it('is a chain of tasks, after each of which it can be given up or overtaken by the end of its link', async () => {
    const watched = await stage.open(htmlPage({ body: GALLERY }), CALM);
    const { page } = watched;
    page.setDefaultTimeout(8000);
    await page.addInitScript(() => {
      const tasks: (() => void)[] = [];
      const { scheduler } = window as unknown as { scheduler: { postTask: (task: () => void) => unknown } };
      const postTask = scheduler.postTask.bind(scheduler);
      scheduler.postTask = (task) => (Reflect.get(window, 'isStepping') ? tasks.push(task) : postTask(task));
      /** Runs the next task and what it leads to. */
      const step = async (): Promise<void> => {
        tasks.shift()?.();
        await new Promise((resolve) => setTimeout(resolve));
      };
      Object.assign(window, { step, isStepping: false });
    });
    await page.goto(stage.url);
    await ready(page);
    await page.evaluate(() =>
      document.querySelector('[data-atoll="lightbox"]')?.dispatchEvent(new PointerEvent('pointerover')),
    );
    const step = () => page.evaluate(() => (Reflect.get(window, 'step') as () => Promise<void>)());
    await link(page).click();
    await arrived(page, '1 of 3');
    await page.keyboard.press('Escape');
    await closed(page);
    const nothing = await leftovers(page);
    expect(nothing).toEqual({ dialogs: 0, inert: 0, overflow: '', bodyClass: '', sheets: 0, hash: '' });
    await page.evaluate(() => Object.assign(window, { isStepping: true }));
    const dialogs: number[] = [];
    for (let steps = 0; steps < STEPS; steps += 1) {
      for (const end of ['Escape', 'removal'] as const) {
        await link(page).click();
        for (let done = 0; done < steps; done += 1) await step();
        dialogs.push(await page.locator('.pswp').count());
        // A second click changes nothing, as long as there can be one.
        await link(page, 1).evaluate((node) => !node.closest('[inert]') && (node as HTMLElement).click());
        if (end === 'Escape') await page.keyboard.press('Escape');
        else
          await link(page).evaluate((node) => {
            const place = document.createComment('');
            node.replaceWith(place);
            Object.assign(window, { putBack: () => place.replaceWith(node) });
          });
        for (let done = 0; done < STEPS; done += 1) await step();
        await expect.poll(async () => [steps, end, await leftovers(page)]).toEqual([steps, end, nothing]);
        const isBack = await link(page).evaluateAll(([node]) => node === document.activeElement);
        expect([steps, end, isBack || end === 'removal']).toEqual([steps, end, true]);
        await page.evaluate(() => {
          Object.assign(window, { isStepping: false });
          (Reflect.get(window, 'putBack') as (() => void) | undefined)?.();
        });
        await ready(page);
        await page.evaluate(() => Object.assign(window, { isStepping: true, putBack: undefined }));
      }
    }
    // It was there in some of them, and not yet in others.
    expect([...new Set(dialogs)]).toEqual([0, 1]);
    expect([watched.errors, watched.lines]).toEqual([[], []]);
    await link(page).click();
    await link(page, 1).evaluate((node) => (node as HTMLElement).click());
    await page.evaluate(() => Object.assign(window, { isStepping: false }));
    for (let done = 0; done < STEPS; done += 1) await step();
    await arrived(page, '1 of 3');
    expect(await dialog(page).count()).toBe(1);
  });

  it('is given up by Escape while its code is on its way', async () => {
    const { page, errors, lines } = await open(GALLERY);
    const letGo = await delayResponse(page, /photoswipe/);
    const asked = page.waitForRequest(/photoswipe/);
    await link(page).click();
    await asked;
    await page.keyboard.press('Escape');
    await link(page, 2).click();
    letGo();
    await arrived(page, '3 of 3');
    expect([await dialog(page).count(), errors, lines]).toEqual([1, [], []]);
  });
});
