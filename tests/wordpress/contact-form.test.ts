/**
 * Contact forms on a real WordPress, which checks the nonces. RELIABILITY 20 and 40; platform-notes, sections A4 to A6.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { hasten } from '../support/page-browser';
import { inline, loaded, visit } from './site';

const url = inject('site').url;
const ENTRY = 'atoll-js-module';
const STALE = '0000000000';
const FEEDBACK = '/wp-json/contact-form-7/v1/contact-forms/101/feedback';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let requested: string[];

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  requested = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
});
afterEach(() => context.close());

/** Opens the page with the forms and waits until they are ready. */
async function open(path = 'contact/'): Promise<void> {
  await page.goto(new URL(path, url).href);
  await hasten(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.wpcf7>form')].every(
      (form) => form.getAttribute('data-atoll-state') === 'ready',
    ),
  );
}

const form = () => page.locator('.wpcf7>form').first();

/** The parts of a response that the tests use. */
interface Answer {
  readonly status: string;
  readonly posted_data_hash: string;
  readonly fixture: { readonly user: number; readonly hash: string };
}

/** Sends the first form and waits for the status of its response. */
async function send(subject: string, status: string): Promise<Answer> {
  await form().locator('[name="your-name"]').fill('Ada');
  await form().locator('[name="your-email"]').fill('ada@school.example');
  await form().locator('[name="your-subject"]').fill(subject);
  const [response] = await Promise.all([
    page.waitForResponse((one) => isFeedback(one) && one.ok()),
    form().locator('.wpcf7-submit').click(),
  ]);
  await page.waitForSelector(`form[data-status="${status}"]`);
  return (await response.json()) as Answer;
}

const isFeedback = (response: Response): boolean => new URL(response.url()).pathname.endsWith('/feedback');

/** The HTTP statuses of the responses to messages. */
function watchStatuses(): number[] {
  const statuses: number[] = [];
  page.on('response', (response) => isFeedback(response) && statuses.push(response.status()));
  return statuses;
}

/** Serves this HTML for the page from now on, like a page cache. */
async function keep(html: string): Promise<void> {
  await page.route('**/contact/', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
}

/** @returns HTTP status and code of an error */
async function post(path: string, body: BodyInit): Promise<unknown> {
  const { status, text } = await visit(path, 'anonymous', { method: 'POST', body });
  return [status, (JSON.parse(text) as { code: unknown }).code];
}

describe('RELIABILITY 20: a cached page', () => {
  test('sends a message of a visitor who is not signed in', async () => {
    await keep((await visit('contact/')).text);
    const statuses = watchStatuses();
    await open();
    expect((await send('Hello', 'sent')).status).toBe('mail_sent');
    expect(statuses).toEqual([200]);
  });

  test('sends a message of a visitor who is not signed in, despite another user’s nonce from two days ago', async () => {
    const { text } = await visit('contact/?fixture_nonce=' + STALE, 'reader');
    expect(text).toContain(`name="_wpnonce" value="${STALE}"`);
    await keep(text.replace(/"nonce":"\w+"/, `"nonce":"${STALE}"`));
    const statuses = watchStatuses();
    await open();
    expect((await send('Hello', 'sent')).status).toBe('mail_sent');
    expect(statuses).toEqual([403, 200]);
  });

  test('sends a message of a signed-in visitor, with a fresh nonce, as that user', async () => {
    await page.goto(new URL('?fixture_user=reader', url).href);
    const { text } = await visit('contact/?fixture_nonce=' + STALE, 'reader');
    await keep(text.replace(/"nonce":"\w+"/, `"nonce":"${STALE}"`));
    const statuses = watchStatuses();
    await open();
    const answer = await send('Hello', 'sent');
    expect(answer.status).toBe('mail_sent');
    expect(answer.fixture.user).toBeGreaterThan(0);
    expect(statuses).toEqual([403, 200]);
    // The next message uses the fresh nonce.
    await send('Hello again', 'sent');
    expect(statuses).toEqual([403, 200, 200]);
  });
});

describe('RELIABILITY 40: the server’s response', () => {
  test.each([
    ['spam', 'spam', 'There was an error trying to send your message. Please try again later.'],
    ['fail', 'failed', 'There was an error trying to send your message. Please try again later.'],
    ['abort', 'aborted', 'Sending mail has been aborted.'],
    ['unaccepted', 'unaccepted', 'You must accept the terms and conditions before sending your message.'],
    ['pay', 'payment-required', 'Payment is required. Please pay by credit card.'],
    ['own status', 'custom-my-own-status', 'The hook has the last word.'],
    ['hello', 'sent', 'Thank you for your message. It has been sent.'],
  ])('“%s” shows as %s, and 415 is never the answer', async (word, status, message) => {
    const statuses = watchStatuses();
    await open();
    await send(word, status);
    const output = form().locator('.wpcf7-response-output');
    await expect.poll(() => output.textContent()).toBe(message);
    expect(statuses).toEqual([200]);
  });

  test('the hash of a message is sent with the next message', async () => {
    await open();
    const first = await send('fail', 'failed');
    expect(first.posted_data_hash).toMatch(/^[0-9a-f]{32}$/);
    expect(first.fixture.hash).toBe('');
    await expect
      .poll(() => form().locator('[name="_wpcf7_posted_data_hash"]').inputValue())
      .toBe(first.posted_data_hash);
    expect((await send('hello', 'sent')).fixture.hash).toBe(first.posted_data_hash);
  });

  test('the questions change after each response', async () => {
    await open();
    const quiz = page.locator('.wpcf7>form').nth(1);
    const hash = quiz.locator('[name="_wpcf7_quiz_answer_sum"]');
    const before = await hash.inputValue();
    await quiz.locator('.wpcf7-submit').click();
    await quiz.and(page.locator('[data-status="invalid"]')).waitFor();
    expect(await hash.inputValue()).not.toBe(before);
    expect(await quiz.locator('.wpcf7-quiz-label').textContent()).toMatch(/^What is \d \+ \d\?$/);
  });

  test('the server refuses invalid requests like the original', async () => {
    const empty = new FormData();
    empty.set('_wpcf7', '101');
    expect(await post(FEEDBACK, '{}')).toEqual([415, 'wpcf7_unsupported_media_type']);
    expect(await post(FEEDBACK, empty)).toEqual([400, 'wpcf7_unit_tag_not_found']);
    expect(await post(FEEDBACK.replace('101', '999'), empty)).toEqual([404, 'wpcf7_not_found']);
  });
});

describe('RELIABILITY 35: a server that cannot answer', () => {
  test.each([
    ['', 'Mail "failed" & is lost. Call us.'],
    ['?fixture_texts=throw', 'Your message could not be sent. Please try again later.'],
  ])('shows the form’s own text for a failed mail, or ours (%j)', async (query, shown) => {
    await open(`contact/${query}`);
    await form().locator('[name="your-name"]').fill('Ada');
    await page.route(
      (address) => address.pathname.endsWith('/feedback'),
      (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'Briefly unavailable.' }),
    );
    await form().locator('.wpcf7-submit').click();
    await page.waitForSelector('form.failed[data-status="failed"]');
    expect(await form().locator('.wpcf7-response-output').textContent()).toBe(shown);
    expect(await page.locator('.screen-reader-response [role="status"]').first().textContent()).toBe(shown);
    expect(await form().locator('[name="your-name"]').inputValue()).toBe('Ada');
  });
});

describe('the original scripts', () => {
  test('are not requested; window.wpcf7 has the page’s data and our functions', async () => {
    await open();
    expect(requested.filter((path) => /contact-form-7\/includes\//.test(path))).toEqual([]);
    const api = await page.evaluate(() => {
      const { init, submit, reset, validate, api } = Reflect.get(window, 'wpcf7') as Record<string, unknown>;
      return { types: [init, submit, reset, validate].map((one) => typeof one), api };
    });
    expect(api.types).toEqual(['function', 'function', 'function', 'function']);
    expect(api.api).toEqual({ root: new URL('wp-json/', url).href, namespace: 'contact-form-7/v1' });
    expect(await page.evaluate(() => window.__legacy)).toBeUndefined();
  });

  test('are removed with WordPress’s packages and their translations, also on a page that is not buffered', async () => {
    expect(loaded(await visit('contact/'))).toEqual([ENTRY]);
    expect(loaded(await visit('contact/?fixture=none'))).toEqual([ENTRY]);
    const { log } = inject('site');
    expect(existsSync(log) ? readFileSync(log, 'utf8') : '').not.toContain('l10n.php');
  });

  test('leave their data and the payment module that depends on them', async () => {
    const visited = await visit('contact/?fixture=stripe');
    const ids = loaded(visited);
    expect(ids).not.toContain('contact-form-7-js');
    expect(ids).not.toContain('swv-js');
    // Including the dependencies of the form's script, on which the module may rely.
    expect(ids).toEqual(expect.arrayContaining([ENTRY, 'wp-i18n-js', 'wpcf7-stripe-js']));
    expect(inline(visited)).toContain('contact-form-7-js-before');
    expect(visited.text.indexOf('var wpcf7 = ')).toBeLessThan(visited.text.indexOf('wpcf7-stripe-js'));
  });

  test('leave the validator for a script that adds rules to it', async () => {
    expect(loaded(await visit('contact/?fixture=form-rules'))).toEqual([ENTRY, 'swv-js', 'add-on-js']);
  });
});

test('a button has room for its spinner, if the page has the form’s stylesheet', async () => {
  const room = /<input[^>]*has-spinner[^>]*><span class="atoll-spinner-room"><\/span>/g;
  const [withStyle, without] = [await visit('contact/?fixture=form-style'), await visit('contact/')];
  expect(withStyle.text.match(room)).toHaveLength(2);
  expect(withStyle.text).toContain('.atoll-spinner-room{');
  expect(without.text).not.toContain('atoll-spinner-room');
});
