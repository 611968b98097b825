/** Submissions that fail, and those that a payment holds back (contact-form-7). */
import { describe, expect, it } from 'vitest';
import { feedback, json, openPage, press, settle, textsOf } from '../../tests/support/unit-contact-form';
import { fill } from '../../tests/support/unit-contact-form-send';

/** Our sentence for forms without their own. */
const OURS = 'Your message could not be sent. Please try again later.';
const html = (status = 200) =>
  new Response('<h1>Hi</h1>', { status, headers: { 'Content-Type': 'text/html' } });

describe('RELIABILITY 35: a failure', () => {
  it.each<[string, () => Response, string]>([
    ['no network', () => Response.error(), 'fetch_error'],
    ['a page of HTML', () => html(), 'invalid_json'],
    ['an error page', () => html(500), 'invalid_json'],
    [
      'maintenance, in plain text',
      () => new Response('Briefly unavailable.', { status: 503 }),
      'invalid_json',
    ],
    ['a time-out of the gateway', () => html(504), 'invalid_json'],
    ['a firewall', () => html(403), 'invalid_json'],
    [
      'a refusal',
      () => json({ code: 'rest_forbidden', message: 'No.', data: { status: 403 } }, 403),
      'rest_forbidden',
    ],
    [
      'a refusal without a status',
      () => json({ code: 'rest_forbidden', message: 'No.' }),
      'answer_without_status',
    ],
    ['a server error', () => json({ code: 'wpcf7_not_found', message: 'x' }, 404), 'wpcf7_not_found'],
    ['nothing', () => new Response(null, { status: 204 }), 'answer_without_status'],
    ['an empty body', () => new Response(''), 'answer_without_status'],
    ['no status', () => json({ message: 'x' }), 'answer_without_status'],
    ['a status that is a number', () => json({ status: 503, message: 'x' }), 'answer_without_status'],
    ['a zero', () => new Response('0'), 'answer_without_status'],
    ['a list', () => json([]), 'answer_without_status'],
  ])('(%s) keeps the visitor’s input, says so, and is reported once', async (_, reply, code) => {
    const { form, reported, trace } = openPage('form-5.4.0', { reply });
    fill(form);
    const name = form.querySelector<HTMLInputElement>('[name="your-name"]');
    name?.focus();
    trace.length = 0;
    press(form);
    await settle();
    expect(name?.value).toBe('Ada');
    expect(document.activeElement).toBe(name);
    expect(reported.map(([seen]) => seen)).toEqual([code]);
    expect(textsOf(form, '.wpcf7-response-output')).toEqual([OURS]);
    expect(textsOf(document, '.screen-reader-response [role="status"]')).toEqual([OURS]);
    expect([form.className, form.getAttribute('data-status')]).toEqual(['wpcf7-form failed', 'failed']);
    expect(form.hasAttribute('aria-busy')).toBe(false);
    expect(form.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    expect(trace.at(-1)).toBe('wpcf7statuschanged [failed]');
    // Scripts take these as the server's answer.
    expect(trace.join()).not.toMatch(/wpcf7submit|wpcf7mailfailed/);
  });

  it.each([
    ['The post is closed.', 'The post is closed.'],
    ['Sorry [your-name], write to us. [_remote_ip]', 'Sorry Ada, write to us.'],
    ['A [note] in brackets', 'A [note] in brackets'],
    ['<b>No</b> & "no"', '<b>No</b> & "no"'],
    ['  ', OURS],
  ])('shows the form’s own text for a failed mail, %j, as text', async (own, shown) => {
    const { form } = openPage('form-5.4.0', { reply: () => new Response('Closed', { status: 503 }) });
    form.querySelector('.wpcf7-response-output')?.setAttribute('data-atoll-failed', own);
    fill(form);
    press(form);
    await settle();
    expect(textsOf(form, '.wpcf7-response-output')).toEqual([shown]);
    expect(textsOf(document, '.screen-reader-response [role="status"]')).toEqual([shown]);
  });

  it('is in the page’s language', async () => {
    const config = { strings: { 'contact-form.failed': 'Nicht gesendet.' } };
    const { form } = openPage('form-5.4.0', { config, reply: () => Response.error() });
    press(form);
    await settle();
    expect(textsOf(form, '.wpcf7-response-output')).toEqual(['Nicht gesendet.']);
  });

  it('is announced once if the form has no place for screen readers', async () => {
    const { form } = openPage('form-5.4.0', { reply: () => new Response('Closed', { status: 503 }) });
    document.querySelector('.screen-reader-response')?.remove();
    press(form);
    await settle();
    await expect.poll(() => textsOf(document, '[data-atoll-region="polite"]')).toEqual([OURS]);
  });

  it('goes away with the next message', async () => {
    const replies = [
      new Response('Closed', { status: 503 }),
      json({ status: 'mail_sent', message: 'Thanks.' }),
    ];
    const { form } = openPage('form-5.4.0', {
      reply: ({ route }) => (/\/feedback(?:[?&]|$)/.test(route) ? replies.shift() : undefined),
    });
    fill(form);
    press(form);
    await settle();
    expect(form.getAttribute('data-status')).toBe('failed');
    press(form);
    expect(textsOf(form, '.wpcf7-response-output')).toEqual(['']);
    await settle();
    expect(form.getAttribute('data-status')).toBe('sent');
    expect(textsOf(form, '.wpcf7-response-output')).toEqual(['Thanks.']);
  });

  it('of the refill still shows the success message', async () => {
    const { form, reported } = openPage('form-5.4.0', {
      reply: ({ route }) =>
        route.includes('/refill') ? Response.error() : json({ status: 'mail_sent', message: 'Thanks.' }),
    });
    press(form);
    await settle();
    expect(form.getAttribute('data-status')).toBe('sent');
    expect(textsOf(form, '.wpcf7-response-output')).toEqual(['Thanks.']);
    expect(reported.map(([code]) => code)).toEqual(['fetch_error']);
  });

  it('RELIABILITY 28: of a removed form is not reported', async () => {
    const { form, trace, reported, unmount } = openPage('form-5.4.0', {
      reply: feedback({ status: 'mail_sent', message: 'Thanks.' }),
    });
    press(form);
    trace.length = 0;
    unmount();
    await settle();
    expect(trace.filter((entry) => !entry.startsWith('wpcf7statuschanged'))).toEqual([]);
    expect(reported).toEqual([]);
    expect(textsOf(form, '.wpcf7-response-output')).toEqual(['']);
  });
});

describe('a payment', () => {
  it('does not start while wpcf7.blocked: no request, and the form stays in submitting', async () => {
    const { form, sent, trace } = openPage('form-6.1.6-stripe', { wpcf7: { blocked: true } });
    await settle();
    const before = sent.length;
    press(form);
    await settle();
    expect(sent).toHaveLength(before);
    expect(trace).toEqual(['wpcf7statuschanged [submitting]']);
  });

  it('keeps the marks in its own wrapper', async () => {
    const { form } = openPage('form-6.1.6-stripe');
    const card = form.querySelector('.card-element');
    card?.classList.add('wpcf7-not-valid');
    press(form);
    await settle();
    expect(card?.classList.contains('wpcf7-not-valid')).toBe(true);
  });
});
