/** Submissions that fail, and those that a payment holds back (contact-form-7). */
import { describe, expect, it } from 'vitest';
import { feedback, json, openPage, press, settle, textsOf } from '../../tests/support/unit-contact-form';
import { fill } from '../../tests/support/unit-contact-form-send';

describe('RELIABILITY 35: a failure', () => {
  it.each<[string, () => Response, string]>([
    ['no network', () => Response.error(), 'fetch_error'],
    ['a page of HTML', () => new Response('<p>Hi</p>'), 'invalid_json'],
    ['an error page', () => new Response('<p>Oops</p>', { status: 500 }), 'invalid_json'],
    ['a server error', () => json({ code: 'wpcf7_not_found', message: 'x' }, 404), 'wpcf7_not_found'],
    ['nothing', () => new Response(null, { status: 204 }), 'answer_without_status'],
    ['no status', () => json({ message: 'x' }), 'answer_without_status'],
  ])('(%s) keeps the visitor’s input, shows nothing, and is reported once', async (_, reply, code) => {
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
    expect(textsOf(form, '.wpcf7-response-output')).toEqual(['']);
    expect(trace.at(-1)).toBe('wpcf7statuschanged [init]');
    expect(trace.join()).not.toContain('wpcf7submit');
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
