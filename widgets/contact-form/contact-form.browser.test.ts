/**
 * Contact forms on the production build in Chromium: what a simulated DOM cannot tell. One file, because all of it uses
 * one page with the mocked server behind it, and starting that takes longer than most of the tests.
 */
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium } from '../../tests/support/browser';
import { chunkAddress, type PageServer, startPageServer } from '../../tests/support/page-server';
import { capturedPage, whyNoCaptures } from '../../tests/support/pages';
import {
  formPage,
  type FormServer,
  serveForms,
  whenLive,
  whenStatus,
} from '../../tests/support/contact-form-page';
import { skipFor } from '../../tests/support/skip';

const IDS = Array.from({ length: 30 }, (_, index) => 101 + index);

let browser: Browser;
let server: PageServer;
let forms: FormServer;
let page: Page;
let errors: string[];

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
});

beforeEach(async () => {
  server.routes.clear();
  forms = serveForms(server, IDS);
  errors = [];
  page = await browser.newPage();
  page.setDefaultTimeout(8000);
  page.on('pageerror', (error) => errors.push(error.message));
});

afterEach(async () => {
  await page.close();
  if (errors.length > 0) throw new Error(errors.join('; '));
});

async function open(html: string): Promise<void> {
  server.routes.set('/contact/', { body: html });
  await page.goto(`${server.origin}/contact/`);
}

async function openLive(...names: string[]): Promise<void> {
  await open(formPage(names));
  await whenLive(page);
}

/** Holds something back until the test lets it go. */
function createGate(): { readonly gate: Promise<void>; readonly release: () => void } {
  const listeners: (() => void)[] = [];
  return {
    gate: new Promise((resolve) => listeners.push(resolve)),
    release: () => listeners.forEach((resolve) => resolve()),
  };
}

const posts = () => forms.received.filter(({ path }) => path === 'feedback');

async function fillIn(): Promise<void> {
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your email').fill('ada@school.example');
}

describe('RELIABILITY 33: a message with HTML in it', () => {
  it('is text in the output, the tip, the list and the question', async () => {
    const evil = '<img src=x onerror="window.__x=1">';
    await openLive('form-6.1.6-captcha-quiz');
    forms.answers = [
      {
        status: 'validation_failed',
        message: evil,
        invalid_fields: [{ field: 'your-name', message: evil, idref: null }],
        quiz: { sum: [evil, 'ab'] },
      },
    ];
    await page.locator('[name="your-name"]').evaluate((input) => (input.id = 'the-name'));
    await page.locator('.wpcf7-submit').click();
    await whenStatus(page, 'invalid');
    for (const place of [
      '.wpcf7-response-output',
      '.wpcf7-not-valid-tip',
      'li a',
      '[role=status]',
      '.wpcf7-quiz-label',
    ]) {
      expect(await page.locator(place).first().textContent()).toBe(evil);
    }
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, '__x') as unknown)).toBeUndefined();
  });
});

/** Serves the page so that a form sent by the browser itself is noted. */
function serveNatively(html: string): string[] {
  const native: string[] = [];
  server.routes.set('/contact/', ({ method, body }) => {
    if (method === 'GET') return { body: html };
    native.push(body);
    return { body: '<p id="native">Answered by the server</p>' };
  });
  return native;
}

describe('RELIABILITY 37: add-ons', () => {
  const WRAP = `<script>
    document.addEventListener('DOMContentLoaded', () => {
      const submit = wpcf7.submit;
      wpcf7.submit = (form, options = {}) => {
        window.tokens = (window.tokens ?? 0) + 1;
        form.querySelector('[name="_wpcf7_recaptcha_response"]').value = 'token';
        Promise.resolve().then(() => submit(form, options));
      };
    });
  </script>`;

  it('wrap wpcf7.submit at DOMContentLoaded, long before the forms’ code is there', async () => {
    const { gate, release } = createGate();
    await page.route(chunkAddress('contact-form'), async (route) => {
      await gate;
      await route.continue();
    });
    await open(formPage(['form-6.1.6-spam-checks'], WRAP));
    await page.getByLabel('Your name').fill('Ada');
    await page.locator('.wpcf7-submit').click();
    expect(posts()).toEqual([]);
    release();
    await whenStatus(page, 'sent');
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.fields).toContainEqual(['_wpcf7_recaptcha_response', 'token']);
    expect(await page.evaluate(() => Reflect.get(window, 'tokens') as unknown)).toBe(1);
    expect(new URL(page.url()).search).toBe('');
  });

  /** Opens a page whose forms' code does not come; fills it in after a second and presses the button. */
  async function pressBeforeCode(): Promise<{ readonly native: string[]; readonly release: () => void }> {
    const { gate, release } = createGate();
    await page.clock.install();
    await page.route(chunkAddress('contact-form'), async (route) => {
      await gate;
      await route.continue();
    });
    const native = serveNatively(formPage(['form-6.1.6-spam-checks'], WRAP));
    await page.goto(`${server.origin}/contact/`);
    await page.getByLabel('Your name').fill('Ada');
    await page.clock.runFor(1000);
    await page.locator('.wpcf7-submit').click();
    await page.clock.runFor(4000);
    expect([posts(), native]).toEqual([[], []]);
    return { native, release };
  }

  it('are honoured when the code comes 5 s after the page', async () => {
    const { native, release } = await pressBeforeCode();
    release();
    await page.clock.resume();
    await whenStatus(page, 'sent');
    expect(posts().map(({ fields }) => fields.at(-1))).toEqual([['your-name', 'Ada']]);
    expect(await page.evaluate(() => Reflect.get(window, 'tokens') as unknown)).toBe(1);
    expect(native).toEqual([]);
  });

  it('see the browser send the form itself, once, when the code does not come within 5 s of the press', async () => {
    const { native, release } = await pressBeforeCode();
    await page.clock.runFor(1500);
    await page.locator('#native').waitFor();
    expect(native).toHaveLength(1);
    expect(new URLSearchParams(native[0]).get('your-name')).toBe('Ada');
    expect(posts()).toEqual([]);
    release();
  });

  it('see the browser send the form itself, once, when the code cannot be fetched', async () => {
    // The second try has a query.
    await page.route(chunkAddress('contact-form'), (route) => route.abort());
    const native = serveNatively(formPage(['form-6.1.6']));
    await page.goto(`${server.origin}/contact/`);
    await fillIn();
    await page.locator('.wpcf7-submit').click();
    await page.locator('#native').waitFor();
    expect(native).toHaveLength(1);
    expect(posts()).toEqual([]);
  });

  it('call wpcf7.submit(form), before and after the code is there', async () => {
    const early = `<script>document.addEventListener('DOMContentLoaded', () => wpcf7.submit(document.forms[0]));</script>`;
    await open(formPage(['form-6.1.6'], early));
    await whenStatus(page, 'invalid');
    await fillIn();
    await page.evaluate(() => {
      const { submit } = Reflect.get(window, 'wpcf7') as { submit: (form: unknown) => void };
      submit(document.forms[0]);
    });
    await whenStatus(page, 'sent');
    expect(posts()).toHaveLength(2);
  });

  it('forbid sending with wpcf7.blocked', async () => {
    await openLive('form-6.1.6-stripe');
    await page.evaluate(() => Reflect.set(Reflect.get(window, 'wpcf7') as object, 'blocked', true));
    await page.getByRole('button', { name: 'Pay the fee' }).click();
    await whenStatus(page, 'submitting');
    expect(posts()).toEqual([]);
  });

  it('find our functions marked, and leave the form to the original when that is alive', async () => {
    const original = '<script>wpcf7.init = () => undefined; wpcf7.submit = () => undefined;</script>';
    await open(formPage(['form-6.1.6'], original));
    await page.evaluate(() => window.atoll?.settled());
    await page.waitForFunction(() =>
      window.atoll?.widgets().some(({ name, state }) => name === 'contact-form' && state === 'deferred'),
    );
    expect(await page.locator('.wpcf7-spinner').count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(Reflect.get(window, 'wpcf7') as object))).toEqual([
      'api',
      'init',
      'submit',
    ]);
  });

  it('find nothing on a page without forms and without a configuration', async () => {
    await open(formPage(['form-6.1.6-no-form']).replace(/<script>.*?<\/script>/, ''));
    await page.waitForFunction(() => window.atoll !== undefined);
    expect(await page.evaluate(() => 'wpcf7' in window)).toBe(false);
  });
});

describe('RELIABILITY 41: forms in other places', () => {
  it('a cloned form has one handler, its own errors and its own ids', async () => {
    await openLive('form-6.1.6');
    await page.evaluate(() => {
      const copy = document.querySelector('.wpcf7')?.cloneNode(true);
      if (copy) document.querySelector('main')?.append(copy);
    });
    await page.waitForFunction(() => document.querySelectorAll('form').length === 2);
    await page.waitForFunction(() => [...document.forms].every((form) => 'wpcf7' in form));
    for (const index of [0, 1]) await page.locator('.wpcf7-submit').nth(index).click();
    await page.waitForFunction(() => document.querySelectorAll('form.invalid').length === 2);
    expect(posts()).toHaveLength(2);
    expect(await page.locator('.wpcf7-spinner').count()).toBe(2);
    const problems = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('li[id]')].map(({ id }) => id);
      const described = [...document.querySelectorAll('[aria-describedby]')].filter((control) => {
        const item = document.getElementById(control.getAttribute('aria-describedby') ?? '');
        return !item || item.closest('.wpcf7') !== control.closest('.wpcf7');
      });
      return { repeated: ids.length - new Set(ids).size, described: described.length };
    });
    expect(problems).toEqual({ repeated: 0, described: 0 });
  });

  it('a form in a dialog that opens later and moves works like every other, once', async () => {
    await openLive('form-6.1.6');
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      const wrapper = document.querySelector('.wpcf7');
      document.body.append(dialog);
      if (wrapper) dialog.append(wrapper);
      dialog.showModal();
    });
    await fillIn();
    await page.keyboard.press('Enter');
    await whenStatus(page, 'sent');
    expect(posts()).toHaveLength(1);
  });

  it('content that comes later is alive as soon as wpcf7.init has been called', async () => {
    await openLive('form-6.1.6-acceptance');
    const found = await page.evaluate(() => {
      const wrapper = document.querySelector('.wpcf7');
      const main = document.querySelector('main');
      const html = wrapper?.outerHTML.replaceAll(/ data-atoll[^ >]*/g, '').replaceAll('f103', 'f101');
      const box = document.createElement('div');
      main?.append(box);
      box.innerHTML = html ?? '';
      const form = box.querySelector('form');
      const { init } = Reflect.get(window, 'wpcf7') as { init: (form: unknown) => void };
      init(form);
      init(form);
      return form !== null && 'wpcf7' in form;
    });
    expect(found).toBe(true);
    await whenLive(page);
    expect(await page.locator('.wpcf7-spinner').count()).toBe(2);
  });

  it('a form in a form is replaced by a notice', async () => {
    const inner = formPage(['form-6.1.6']).replace('<h1>Contact</h1>', '<h1>Contact</h1><form action="/x">');
    await open(inner);
    expect(await page.locator('.wpcf7-form-in-wrong-place').textContent()).toBe(
      'Error: This contact form is placed in the wrong place.',
    );
  });
});

describe('the author’s form', () => {
  it('keeps its nodes, what is typed before the code is there, and the focus', async () => {
    const { gate, release } = createGate();
    await page.route(chunkAddress('contact-form'), async (route) => {
      await gate;
      await route.continue();
    });
    await open(formPage(['form-6.1.6-every-field'], '', 'api: { root: "/wp-json/" }, cached: 1'));
    await page.evaluate(() => Reflect.set(window, 'before', [...document.querySelectorAll('form *')]));
    await page.getByLabel('Your name').fill('Ada');
    release();
    await whenLive(page);
    await page.waitForSelector('form.init');
    expect(
      await page.evaluate(() =>
        (Reflect.get(window, 'before') as Element[]).every((node) => node.isConnected),
      ),
    ).toBe(true);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('your-name');
    expect(forms.received.map(({ path }) => path)).toContain('refill');
  });

  it('RELIABILITY 38: sends what the browser would send', async () => {
    await openLive('form-6.1.6-every-field');
    await page.locator('[name="languages[]"]').selectOption(['English', 'Welsh']);
    await page
      .locator('[name="programme"]')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await page.getByLabel('Your name').fill('Ada “Å” 🎉');
    const expected = await page.evaluate(() => {
      const [form] = document.forms;
      return [...new FormData(form)].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : value.name,
      ]);
    });
    await page.evaluate(() => {
      const { submit } = Reflect.get(window, 'wpcf7') as { submit: (form: unknown) => void };
      submit(document.forms[0]);
    });
    await whenStatus(page, 'invalid');
    const sent = posts()[0]?.fields.map(([name, value]) => [name, Buffer.from(value, 'utf8').toString()]);
    expect(sent).toEqual(expected);
    expect(sent).toContainEqual(['programme', 'a.txt']);
    expect(sent?.filter(([name]) => name === 'languages[]')).toHaveLength(2);
  });

  it.each(['6.0', '5.9', '5.6', '5.5', '5.4.0', '5.2'])(
    'of release %s is checked, sent and renewed',
    async (release) => {
      await openLive(`form-${release}`);
      await page.evaluate(() => {
        const { submit } = Reflect.get(window, 'wpcf7') as { submit: (form: unknown) => void };
        submit(document.forms[0]);
      });
      await whenStatus(page, 'invalid');
      expect(await page.locator('.wpcf7-not-valid-tip').first().textContent()).toBe(
        'Please fill out this field.',
      );
      expect(await page.locator('[name="your-name"]').getAttribute('aria-describedby')).toMatch(
        /-ve-your-name$/,
      );
      expect(await page.locator('.screen-reader-response li').first().textContent()).toBe(
        'Please fill out this field.',
      );
      await fillIn();
      if (release !== '6.1.6') {
        await page.getByLabel('Web site').fill('school.example');
        await page.locator('[name="sum"]').fill('7');
        await page.locator('[name="rules"]').check();
      }
      await page.locator('.wpcf7-submit').click();
      await whenStatus(page, 'sent');
      expect(await page.locator('.wpcf7-response-output').innerText()).toBe(
        'Thank you for your message. It has been sent.',
      );
      expect(await page.locator('.screen-reader-response p').textContent()).toBe(
        'Thank you for your message. It has been sent.',
      );
      expect(await page.getByLabel('Your name').inputValue()).toBe('');
      expect(forms.received.filter(({ path }) => path === 'refill')).toHaveLength(1);
      expect(posts()[1]?.fields).toContainEqual(['your-url', 'http://school.example']);
    },
  );
});

it('a click on the button is not lost when the change of the last field moves the button', async () => {
  await openLive('form-6.1.6-floating-tips');
  await page.locator('form').evaluate((form) => form.classList.remove('use-floating-validation-tip'));
  await page.waitForLoadState('networkidle');
  await page.locator('.wpcf7-submit').press('Enter');
  await whenStatus(page, 'invalid');
  await fillIn();
  expect(await page.locator('.wpcf7-not-valid-tip').count()).toBe(1);
  await page.locator('.wpcf7-submit').click();
  await whenStatus(page, 'sent');
  expect(posts()).toHaveLength(2);
});

describe('the keyboard and the focus', () => {
  it('Enter sends; the first field to correct gets the focus', async () => {
    await openLive('form-6.1.6');
    await page.getByLabel('Subject').focus();
    await page.keyboard.press('Enter');
    await whenStatus(page, 'invalid');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('your-name');
  });

  it('the focus stays where the visitor has gone meanwhile', async () => {
    await open(formPage(['form-6.1.6'], '<button id="elsewhere">Menu</button>'));
    await whenLive(page);
    await page.evaluate(() => {
      document.addEventListener('wpcf7beforesubmit', () => document.getElementById('elsewhere')?.focus());
    });
    await page.locator('.wpcf7-submit').click();
    await whenStatus(page, 'invalid');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('elsewhere');
  });

  it('with floating tips the focus stays, and the tip goes on focus, click and hover', async () => {
    await openLive('form-6.1.6-floating-tips');
    // By keyboard: a mouse would lie over the tips that push the button away.
    await page.locator('.wpcf7-submit').press('Enter');
    await whenStatus(page, 'invalid');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
    expect(await page.locator('.wpcf7-not-valid-tip:visible').count()).toBe(2);
    await page.getByLabel('Your name').focus();
    expect(await page.locator('.wpcf7-not-valid-tip:visible').count()).toBe(1);
    await page.locator('.wpcf7-not-valid-tip:visible').dispatchEvent('mouseover');
    expect(await page.locator('.wpcf7-not-valid-tip:visible').count()).toBe(0);
    expect(await page.locator('.wpcf7-not-valid').count()).toBe(2);
  });

  it('the submit button keeps the focus while it waits, and a success moves nothing', async () => {
    await openLive('form-6.1.6');
    await fillIn();
    await page.locator('.wpcf7-submit').focus();
    await page.keyboard.press('Space');
    await whenStatus(page, 'sent');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
  });

  it('a link in the list of errors opens what is closed around its control', async () => {
    const html = formPage(['form-6.1.6'])
      .replace('<p><label> Your email', '<details><summary>More</summary><p><label> Your email')
      .replace('<p><label> Subject', '</details><p><label> Subject')
      .replace(' name="your-email"', ' name="your-email" id="the-email"');
    await open(html);
    await whenLive(page);
    await page.locator('.wpcf7-submit').click();
    await whenStatus(page, 'invalid');
    await page.locator('li a[href="#the-email"]').focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('the-email');
    expect(await page.locator('details').getAttribute('open')).toBe('');
  });

  it('the message comes into view when it is off screen', async () => {
    await open(
      formPage(['form-6.1.6']).replace(
        '<div class="wpcf7-response-output"',
        '<div style="height:3000px"></div><div class="wpcf7-response-output"',
      ),
    );
    await whenLive(page);
    await fillIn();
    await page.locator('.wpcf7-submit').click();
    await whenStatus(page, 'sent');
    await page.waitForFunction(() => {
      const box = document.querySelector('.wpcf7-response-output')?.getBoundingClientRect();
      return box !== undefined && box.bottom <= innerHeight + 1 && box.top >= 0;
    });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });
});

async function openCaptured(path: string): Promise<void> {
  await open(capturedPage(path).replaceAll('https:\\/\\/college.example', ''));
  await whenLive(page);
}

describe('captured pages', () => {
  it('goodlayers/contact.html: every behaviour works', skipFor(whyNoCaptures), async () => {
    forms = serveForms(server, [155, 156]);
    await openCaptured('goodlayers/contact.html');
    const first = page.locator('form').filter({ has: page.locator('[name="_wpcf7"][value="156"]') });
    const field = (name: string) => first.locator(`[name="${name}"]`);
    expect(await page.locator('.wpcf7.js .wpcf7-spinner').count()).toBe(2);
    expect(forms.received.filter(({ path }) => path === 'schema')).toHaveLength(2);

    expect(await first.locator('.wpcf7-submit').isDisabled()).toBe(true);
    await field('terms').check();
    expect(await first.locator('.wpcf7-submit').isDisabled()).toBe(false);

    await field('level').nth(0).check();
    await field('level').nth(2).check();
    expect(await first.locator('[name="level"]:checked').count()).toBe(1);

    expect(await field('_wpcf7_free_text_heard').isDisabled()).toBe(true);
    await field('heard[]').nth(3).check();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      '_wpcf7_free_text_heard',
    );

    await field('your-message').fill('Hello there');
    expect(await first.locator('.wpcf7-character-count').allTextContents()).toEqual(['40', '11', '389']);

    await field('your-url').fill('college.example');
    await field('your-url').blur();
    expect(await field('your-url').inputValue()).toBe('http://college.example');

    forms.answers = [
      {
        status: 'validation_failed',
        message: 'Please check.',
        invalid_fields: [{ field: 'geo', message: 'The answer is wrong.', idref: null }],
        quiz: { geo: ['Three plus three?', 'beef'] },
      },
      { status: 'mail_sent', message: 'Thank you.', invalid_fields: [], posted_data_hash: 'abc' },
    ];
    await first.locator('.wpcf7-submit').click();
    await first.and(page.locator('.invalid')).waitFor();
    expect(await first.locator('.wpcf7-quiz-label').textContent()).toBe('Three plus three?');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('geo');
    await first.locator('.wpcf7-submit').click();
    await first.and(page.locator('.sent')).waitFor();
    expect(posts()[1]?.fields).toContainEqual(['_wpcf7_quiz_answer_geo', 'beef']);
    expect(await first.locator('.wpcf7-response-output').textContent()).toBe('Thank you.');
    expect(await field('your-message').inputValue()).toBe('');
    expect(await page.locator('form.init').count()).toBeGreaterThan(0);
  });

  it('essential-addons/eael-contact.html: both forms send', skipFor(whyNoCaptures), async () => {
    forms = serveForms(server, [43, 44]);
    await openCaptured('essential-addons/eael-contact.html');
    forms.answers = [
      { status: 'mail_sent', message: 'One.' },
      { status: 'mail_sent', message: 'Two.' },
    ];
    const buttons = page.locator('.wpcf7-submit');
    await buttons.nth(0).click();
    await page.locator('#wpcf7-f43-p53-o1 form.sent').waitFor();
    await page.locator('[name="agree"]').check();
    await buttons.nth(1).click();
    await page.locator('#wpcf7-f44-p53-o2 form.sent').waitFor();
    expect(await page.locator('.wpcf7-response-output').allTextContents()).toEqual(['One.', 'Two.']);
  });
});

/** What axe finds in the forms, as `rule: html`. */
async function violations(): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as { run: typeof axe.run };
    const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] };
    const { violations: found } = await run('.wpcf7', options);
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

describe('axe', () => {
  it.each([
    ['validation_failed', 'invalid'],
    ['acceptance_missing', 'unaccepted'],
    ['spam', 'spam'],
    ['aborted', 'aborted'],
    ['mail_failed', 'failed'],
    ['payment_required', 'payment-required'],
    ['my_own_status', 'custom-my-own-status'],
    ['mail_sent', 'sent'],
  ])('finds nothing in a form after %s', async (status, client) => {
    await openLive('form-6.1.6-reflection');
    expect(await violations()).toEqual([]);
    forms.answers = [
      {
        status,
        message: 'A message.',
        invalid_fields: status === 'validation_failed' ? [{ field: 'your-name', message: 'No.' }] : [],
      },
    ];
    await page.locator('.wpcf7-submit').first().click();
    await whenStatus(page, client);
    expect(await violations()).toEqual([]);
  });

  it('finds nothing in every field that was not there before, also when all are refused', async () => {
    await open(formPage(['form-6.1.6-every-field']).replace(/<script type="module".*?<\/script>/, ''));
    const before = new Set((await violations()).map((line) => line.split(':')[0]));
    await openLive('form-6.1.6-every-field');
    await page.evaluate(() => {
      const { submit } = Reflect.get(window, 'wpcf7') as { submit: (form: unknown) => void };
      submit(document.forms[0]);
    });
    await whenStatus(page, 'invalid');
    expect((await violations()).filter((line) => !before.has(line.split(':')[0]))).toEqual([]);
  });
});
