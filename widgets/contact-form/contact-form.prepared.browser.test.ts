/**
 * A contact form before the visitor uses it: prepared without React, REST client and rules, and mounted when the visitor
 * or a script needs it (contact-form-7, sections 1.3, 3 and 10).
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { fillIn, forms, open, page, posts, openForms } from '../../tests/support/contact-form-browser';
import { watchReact } from '../../tests/support/far-below';
import { formPage, whenStatus } from '../../tests/support/contact-form-page';

openForms();

let hasReact: () => Promise<boolean>;

beforeEach(async () => {
  hasReact = await watchReact(page);
});

const SPACE = '<div style="height:5000px"></div>';

/** Opens a page whose form is far below the viewport, and waits until it is prepared. */
async function openPrepared(name: string, wpcf7?: string): Promise<void> {
  await open(formPage([name], '', wpcf7).replace('<main>', `<main>${SPACE}`));
  await page.waitForSelector('.wpcf7-spinner', { state: 'attached' });
}

/** What the form has run and requested when the network is quiet, and how many forms are mounted. */
async function readCost() {
  await page.waitForLoadState('networkidle');
  const mounted = await page.locator('form[data-atoll-state]').count();
  return { hasReact: await hasReact(), requests: forms.received, mounted };
}

const NOTHING = { hasReact: false, requests: [], mounted: 0 };

const readRules = (): Promise<boolean> =>
  page.locator('form').evaluate((form) => {
    const { schema } = Reflect.get(form, 'wpcf7') as { schema: unknown };
    return schema !== undefined;
  });

describe('a form that nobody uses', () => {
  it('shows its state and follows its fields, without React and requests', async () => {
    await openPrepared('form-6.1.6-acceptance');
    await page.evaluate(() => {
      const [form] = document.forms;
      const { init } = Reflect.get(window, 'wpcf7') as { init: (form: unknown) => void };
      init(form);
    });
    const button = page.locator('.wpcf7-submit');
    expect(await button.isDisabled()).toBe(true);
    expect(await button.getAttribute('aria-describedby')).toBeTruthy();
    expect(await page.locator('.wpcf7.js > form').evaluate((form) => 'wpcf7' in form)).toBe(true);
    await page.evaluate(() => {
      for (const box of document.querySelectorAll<HTMLInputElement>('.wpcf7-acceptance input')) {
        box.checked = box.closest('.invert') === null;
        box.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    expect(await button.isDisabled()).toBe(false);
    expect(await readCost()).toEqual(NOTHING);
  });

  it('counts characters, and names its groups', async () => {
    await openPrepared('form-6.1.6-every-field');
    expect(await page.getByRole('group').count()).toBeGreaterThan(0);
    const counter = page.locator('.wpcf7-character-count').first();
    const before = await counter.textContent();
    await counter.evaluate((element) => {
      const name = element.getAttribute('data-target-name') ?? '';
      for (const field of document.getElementsByName(name)) {
        Reflect.set(field, 'value', 'seven l');
        field.closest('form')?.dispatchEvent(new Event('wpcf7reset'));
      }
    });
    expect(await counter.textContent()).not.toBe(before);
    expect(await readCost()).toEqual(NOTHING);
  });

  it('requests nothing from a cached page’s server if it has no captcha and no question', async () => {
    await openPrepared('form-6.1.6', 'api: { root: "/wp-json/" }, cached: 1');
    expect(await readCost()).toEqual(NOTHING);
  });
});

describe('a form is mounted', () => {
  it('on a cached page, if it has a captcha or a question', async () => {
    await openPrepared('form-6.1.6-captcha-quiz', 'api: { root: "/wp-json/" }, cached: 1');
    await page.waitForSelector('form[data-atoll-state="ready"][data-status="init"]');
    await expect.poll(() => forms.received.map(({ path }) => path).toSorted()).toEqual(['refill', 'schema']);
  });

  it('when it gets the focus, and keeps what is typed meanwhile', async () => {
    await openPrepared('form-6.1.6');
    await page.locator('[name="your-name"]').focus();
    await page.keyboard.type('Ada');
    await page.waitForSelector('form[data-atoll-state="ready"]');
    expect(await page.locator('[name="your-name"]').inputValue()).toBe('Ada');
    expect(await hasReact()).toBe(true);
  });

  it('when a script reads its rules', async () => {
    await openPrepared('form-6.1.6');
    expect(await readRules()).toBe(false);
    await expect.poll(readRules).toBe(true);
  });

  it.each([
    ['a script submits it', () => document.forms[0]?.requestSubmit()],
    [
      'a script calls wpcf7.submit',
      () => (Reflect.get(window, 'wpcf7') as { submit: (form: unknown) => void }).submit(document.forms[0]),
    ],
    [
      'its button is pressed',
      () => document.querySelector<HTMLInputElement>('.wpcf7-submit')?.dispatchEvent(new MouseEvent('click')),
    ],
  ])('when %s, which sends one message', async (_name, act) => {
    await openPrepared('form-6.1.6');
    await page.evaluate(act);
    await whenStatus(page, 'invalid');
    expect(posts()).toHaveLength(1);
    await fillIn();
    await page.locator('.wpcf7-submit').click();
    await whenStatus(page, 'sent');
    expect(posts()).toHaveLength(2);
  });

  it('when a script resets it, which fetches new challenges', async () => {
    await openPrepared('form-6.1.6-captcha-quiz');
    await page.evaluate(() => document.forms[0]?.reset());
    await page.waitForFunction(() => document.forms[0]?.getAttribute('data-atoll-state') === 'ready');
    await expect.poll(() => forms.received.some(({ path }) => path === 'refill')).toBe(true);
    await whenStatus(page, 'init');
  });
});
