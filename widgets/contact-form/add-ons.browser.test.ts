/**
 * Add-ons that hook into contact forms (contact-form-7, section 13), in the production build: stand-ins for
 * Turnstile's and hCaptcha's scripts, and, if the plugin is in tests/.plugins, its modules for reCAPTCHA and Stripe
 * with stand-ins for their services.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openChromium } from '../../tests/support/shared-chromium';
import { type PageServer, ROOT, startPageServer } from '../../tests/support/page-server';
import { skipFor } from '../../tests/support/skip';
import {
  formPage,
  type FormServer,
  serveForms,
  whenLive,
  whenStatus,
} from '../../tests/support/contact-form-page';

const MODULES = 'tests/.plugins/contact-form-7/modules';
const whyNoModules = existsSync(join(ROOT, MODULES))
  ? undefined
  : 'the plugin’s modules are not there: tests/.plugins/contact-form-7 (see README.md)';

let browser: Browser;
let server: PageServer;
let forms: FormServer;
let page: Page;
let errors: string[];

beforeAll(async () => {
  [browser, server] = await Promise.all([openChromium(), startPageServer()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
});

beforeEach(async () => {
  server.routes.clear();
  forms = serveForms(server, [111, 112]);
  errors = [];
  page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => errors.push(error.message));
});
afterEach(async () => {
  await page.close();
  if (errors.length > 0) throw new Error(errors.join('; '));
});

async function open(html: string): Promise<void> {
  server.routes.set('/contact/', { body: html });
  await page.goto(`${server.origin}/contact/`);
  await whenLive(page);
}

const posts = () => forms.received.filter(({ path }) => path === 'feedback');
const sent = (name: string) =>
  posts().map(({ fields }) => fields.filter(([field]) => field === name).map(([, value]) => value));
const send = () => page.locator('[type="submit"]').first().click();
const seen = (name: string) => page.evaluate((key) => Reflect.get(window, key) as unknown, name);

const answer = (status: string, more: object = {}) => ({ status, message: `${status}.`, ...more });

describe('Turnstile', () => {
  /** Puts its input and a frame into its container, and renews the token after every response. */
  const TURNSTILE = `<script>
    let round = 0;
    const place = document.querySelector('.cf-turnstile');
    window.turnstile = {
      reset() {
        round += 1;
        place.querySelector('input').value = 'token-' + round;
      },
    };
    // The service inserts its markup as a text, so its stand-in does.
    place.innerHTML = '<iframe title="Turnstile" srcdoc="x"></iframe>' +
      '<input type="hidden" name="' + place.dataset.responseFieldName + '">';
    turnstile.reset();
    place.querySelector('iframe').addEventListener('load', () => (window.loads = (window.loads ?? 0) + 1));
    document.addEventListener('wpcf7submit', (e) => turnstile.reset());
  </script>`;

  it('gets a new token after every response, and none after a failure; its nodes are left alone', async () => {
    await open(formPage(['form-6.1.6-spam-checks'], TURNSTILE));
    forms.answers = [answer('spam'), answer('mail_sent')];
    await page.locator('[name="your-name"]').fill('Ada');
    const printed: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().startsWith('[atoll]')) printed.push(message.text());
    });
    await page.route('**/feedback?*', (route) => route.abort(), { times: 2 });
    for (const count of [1, 2]) {
      await send();
      await page.waitForFunction(
        () => document.querySelector('form.failed') && !document.querySelector('.submitting'),
      );
      // Every failed message is an error in the console, not only the first.
      expect(printed.filter((line) => line.includes('contact-form:fetch_error'))).toHaveLength(count);
    }
    await send();
    await whenStatus(page, 'spam');
    await send();
    await whenStatus(page, 'sent');
    // The first token never left the browser.
    expect(sent('_wpcf7_turnstile_response')).toEqual([['token-1'], ['token-2']]);
    expect(await page.locator('.cf-turnstile input').inputValue()).toBe('token-3');
    expect(await seen('loads')).toBe(1);
  });
});

describe('hCaptcha', () => {
  /** Its field has a text area with the token, which is renewed on every event of a response. */
  const FIELD =
    '<p><span class="wpcf7-form-control-wrap" data-name="hcap-cf7"><span class="wpcf7-form-control h-captcha" ' +
    'data-sitekey="1"></span></span></p>';
  const HCAPTCHA = `<script>
    let round = 0;
    const place = document.querySelector('.h-captcha');
    // The service inserts its markup as a text, so its stand-in does.
    place.innerHTML = '<iframe title="hCaptcha" srcdoc="x"></iframe>' +
      '<textarea name="h-captcha-response" style="display: none"></textarea>';
    window.hcaptcha = { reset: () => (place.lastChild.value = 'token-' + (round += 1)) };
    hcaptcha.reset();
    window.heard = [];
    for (const wrapper of document.querySelectorAll('.wpcf7')) {
      for (const name of ['invalid', 'spam', 'mailsent', 'mailfailed', 'submit']) {
        wrapper.addEventListener('wpcf7' + name, ({ type }) => {
          heard.push(type);
          if (type !== 'wpcf7submit') hcaptcha.reset();
        });
      }
    }
  </script>`;

  it('receives each response once on the wrapper, sends its token, and its error is shown and removed', async () => {
    await open(
      formPage(['form-6.1.6-spam-checks'], HCAPTCHA).replace('<div class="wpcf7-turnstile', `${FIELD}$&`),
    );
    forms.answers = [
      answer('validation_failed', { invalid_fields: [{ field: 'hcap-cf7', message: 'Prove it.' }] }),
      answer('mail_failed'),
      answer('mail_sent'),
    ];
    await page.locator('[name="your-name"]').fill('Ada');
    await send();
    await whenStatus(page, 'invalid');
    const field = page.locator('[data-name="hcap-cf7"]');
    expect(await field.locator('.wpcf7-not-valid-tip').textContent()).toBe('Prove it.');
    expect(await field.locator('.h-captcha.wpcf7-not-valid').count()).toBe(1);
    await send();
    await whenStatus(page, 'failed');
    expect(await field.locator('.wpcf7-not-valid-tip,.wpcf7-not-valid').count()).toBe(0);
    await send();
    await whenStatus(page, 'sent');
    expect(sent('h-captcha-response')).toEqual([['token-1'], ['token-2'], ['token-3']]);
    expect(await seen('heard')).toEqual([
      'wpcf7invalid',
      'wpcf7submit',
      'wpcf7mailfailed',
      'wpcf7submit',
      'wpcf7mailsent',
      'wpcf7submit',
    ]);
  });
});

describe('RELIABILITY 37: the plugin’s own modules', skipFor(whyNoModules), () => {
  it('reCAPTCHA: each message waits for a new token; the press is sent once', async () => {
    const recaptcha = `<script>
      var wpcf7_recaptcha = { sitekey: 'key', actions: { homepage: 'homepage', contactform: 'contactform' } };
      window.asked = [];
      window.grecaptcha = {
        ready: (run) => run(),
        execute: (key, { action }) => new Promise((resolve) => {
          asked.push(action);
          const token = action + '-' + asked.length;
          setTimeout(() => resolve(token), 20);
        }),
      };
    </script><script src="/${MODULES}/recaptcha/index.js"></script>`;
    await open(formPage(['form-6.1.6-spam-checks'], recaptcha));
    forms.answers = [answer('spam'), answer('mail_sent')];
    await page.locator('[name="your-name"]').fill('Ada');
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('.wpcf7-submit');
      button?.click();
      button?.click();
    });
    await whenStatus(page, 'spam');
    await send();
    await whenStatus(page, 'sent');
    const tokens = sent('_wpcf7_recaptcha_response');
    expect(tokens).toHaveLength(2);
    expect(tokens.flat().every((token) => token.startsWith('contactform-'))).toBe(true);
    expect(new Set(tokens.flat()).size).toBe(2);
  });

  it('Stripe: asks for the card, pays, and sends the message with the payment and the hash', async () => {
    const stripe = `<script>
      var wpcf7_stripe = { publishable_key: 'pk' };
      let onChange;
      const card = {
        mount: (place) => (document.querySelector(place).textContent = 'card'),
        clear() {},
        addEventListener: (_, listener) => (onChange = listener),
      };
      window.typeCard = (error) => onChange({ error });
      window.results = [
        { error: { message: 'Declined.' } },
        { paymentIntent: { status: 'succeeded' } },
      ];
      window.Stripe = () => ({
        elements: () => ({ getElement: () => null, create: () => card }),
        confirmCardPayment: async () => results.shift(),
      });
    </script><script src="/${MODULES}/stripe/index.js"></script>`;
    await open(formPage(['form-6.1.6-stripe'], stripe));
    const required = answer('payment_required', {
      posted_data_hash: 'abc',
      stripe: { payment_intent: { id: 'pi_1', client_secret: 's' } },
    });
    forms.answers = [required, answer('mail_sent')];
    await page.locator('[name="your-name"]').fill('Ada');
    await send();
    await whenStatus(page, 'payment-required');
    const second = page.locator('button.second');
    expect(await page.locator('.card-element').textContent()).toBe('card');
    const type = (error?: object) =>
      page.evaluate((given) => (Reflect.get(window, 'typeCard') as (error: unknown) => void)(given), error);
    await type({ message: 'Too short.' });
    expect(await page.locator('.wpcf7-stripe .wpcf7-not-valid-tip').textContent()).toBe('Too short.');
    await type();
    await second.click();
    await page.locator('li#wpcf7-f111-p9-o1-ve-stripe-card-element').waitFor({ state: 'attached' });
    expect(await page.locator('form').getAttribute('class')).not.toContain('submitting');
    expect(posts()).toHaveLength(1);
    await type();
    await second.click();
    await whenStatus(page, 'sent');
    expect(sent('_wpcf7_stripe_payment_intent')).toEqual([[''], ['pi_1']]);
    expect(sent('_wpcf7_posted_data_hash')).toEqual([[''], ['abc']]);
    expect(await page.locator('button.first').isDisabled()).toBe(true);
    expect(await page.locator('form').getAttribute('class')).not.toContain('submitting');
  });
});
