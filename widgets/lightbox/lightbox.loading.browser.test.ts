/** How the lightbox loads and opens: its code, its policy, and an opening that is cancelled. */
import { describe, expect, it } from 'vitest';
import { delayResponse, requested } from '../../tests/support/page-browser';
import { htmlPage } from '../../tests/support/pages';
import {
  CALM,
  GALLERY,
  arrived,
  closed,
  dialog,
  leftovers,
  lightboxBrowser,
  link,
  press,
  ready,
} from '../../tests/support/lightbox-page';

const { open, stage } = lightboxBrowser();

describe('the code of the lightbox', () => {
  it('loads when the visitor is about to click, and an earlier click is replayed', async () => {
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

  it('leaves the link a link if it cannot be loaded; a click with a modifier always follows the link', async () => {
    const { page, lines } = await open('<a class="strip" href="/a/one.jpg">One</a>');
    await page.route(/photoswipe/, (route) => route.abort());
    const asked = requested(stage.server(), '/a/one.jpg');
    const tab = page.context().waitForEvent('page');
    await link(page).click({ modifiers: ['ControlOrMeta'] });
    await Promise.all([tab, asked]);
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

/** More steps than any opening has. */
const STEPS = 8;

describe('opening the lightbox', () => {
  it('is a chain of tasks, and can be cancelled or ended by its link’s removal after each of them', async () => {
    const watched = await stage.open(htmlPage({ body: GALLERY }), CALM);
    const { page } = watched;
    page.setDefaultTimeout(30_000);
    await page.addInitScript(() => {
      const tasks: (() => void)[] = [];
      const { scheduler } = window as unknown as { scheduler: { postTask: (task: () => void) => unknown } };
      const postTask = scheduler.postTask.bind(scheduler);
      scheduler.postTask = (task) => (Reflect.get(window, 'isStepping') ? tasks.push(task) : postTask(task));
      /** Runs the next task and its microtasks. */
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
    expect(nothing).toEqual({
      dialogs: 0,
      inert: 0,
      overflow: 'visible',
      bodyClass: '',
      sheets: 0,
      hash: '',
    });
    await page.evaluate(() => Object.assign(window, { isStepping: true }));
    const dialogs: number[] = [];
    for (let steps = 0; steps < STEPS; steps += 1) {
      for (const end of ['Escape', 'removal'] as const) {
        await link(page).click();
        for (let done = 0; done < steps; done += 1) await step();
        dialogs.push(await page.locator('.pswp').count());
        // A second click changes nothing.
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
    // The dialog existed after some of the steps, and not yet after others.
    expect([...new Set(dialogs)]).toEqual([0, 1]);
    expect([watched.errors, watched.lines]).toEqual([[], []]);
    await link(page).click();
    await link(page, 1).evaluate((node) => (node as HTMLElement).click());
    await page.evaluate(() => Object.assign(window, { isStepping: false }));
    for (let done = 0; done < STEPS; done += 1) await step();
    await arrived(page, '1 of 3');
    expect(await dialog(page).count()).toBe(1);
  });

  it('is cancelled by Escape while its code loads', async () => {
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
