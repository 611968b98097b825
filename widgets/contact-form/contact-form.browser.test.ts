/** Contact forms in the production build: sending, messages, forms in other places, captured pages. */
import { describe, expect, it } from 'vitest';
import { chunkAddress } from '../../tests/support/page-server';
import { capturedPage, whyNoCaptures } from '../../tests/support/pages';
import { formPage, whenLive, whenStatus } from '../../tests/support/contact-form-page';
import { skipFor } from '../../tests/support/skip';
import {
  createGate,
  fillIn,
  forms,
  open,
  openLive,
  page,
  posts,
  serve,
  openForms,
} from '../../tests/support/contact-form-browser';

openForms();

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

  it('a form in a dialog that opens later and moves works like any other, once', async () => {
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

  it('later content works as soon as wpcf7.init has been called', async () => {
    await openLive('form-6.1.6-acceptance');
    const found = await page.evaluate(() => {
      const wrapper = document.querySelector('.wpcf7');
      const main = document.querySelector('main');
      // A second form with another id, as a script of the page would insert it.
      const html = wrapper?.outerHTML.replaceAll(/ data-atoll[^ >]*/g, '').replaceAll('f103', 'f101');
      const box = document.createElement('div');
      main?.append(box);
      box.append(document.createRange().createContextualFragment(html ?? ''));
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
  it('keeps its nodes, text that was typed before the code loaded, and the focus', async () => {
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
    await expect.poll(() => forms.received.map(({ path }) => path)).toContain('refill');
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

it('a click on the button is not lost if the last field’s change event moves the button', async () => {
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

async function openCaptured(path: string): Promise<void> {
  await open(capturedPage(path).replaceAll('https:\\/\\/college.example', ''));
  await whenLive(page);
}

describe('captured pages', () => {
  it('goodlayers/contact.html: every behaviour works', skipFor(whyNoCaptures), async () => {
    serve([155, 156]);
    await openCaptured('goodlayers/contact.html');
    const first = page.locator('form').filter({ has: page.locator('[name="_wpcf7"][value="156"]') });
    const field = (name: string) => first.locator(`[name="${name}"]`);
    expect(await page.locator('.wpcf7.js .wpcf7-spinner').count()).toBe(2);
    await expect.poll(() => forms.received.filter(({ path }) => path === 'schema')).toHaveLength(2);

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
    serve([43, 44]);
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
