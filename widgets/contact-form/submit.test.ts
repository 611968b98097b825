/**
 * Replaces Contact Form 7's script (baseline 6.1.6, specified on 5.4.0). This file: reference traces and events.
 *
 * Kept: one detail object for a submission, which listeners may change; nothing is shown when events fire; the success
 * message shows only after the refill; names with an underscore are not among the inputs. Not kept: "undefined" as a message.
 */
import { describe, expect, it } from 'vitest';
import {
  feedback,
  openPage,
  press,
  requestsTo,
  settle,
  textsOf,
  type,
} from '../../tests/support/unit-contact-form';
import { fill } from '../../tests/support/unit-contact-form-send';

describe('the reference traces (contact-form-7, section 20)', () => {
  it('RELIABILITY 31: validation failure', async () => {
    const { form, trace } = openPage('form-6.1.6');
    await settle();
    press(form);
    await settle();
    expect(trace).toEqual([
      'wpcf7beforesubmit [init]',
      'wpcf7statuschanged [submitting]',
      'wpcf7statuschanged [invalid]',
      'wpcf7invalid [invalid]',
      'wpcf7submit [invalid]',
    ]);
    expect(form.classList.value).toBe('wpcf7-form invalid');
    expect(textsOf(form, '.wpcf7-not-valid-tip')).toEqual(Array(2).fill('Please fill out this field.'));
  });

  it('RELIABILITY 31: success', async () => {
    const { form, trace, sent, details } = openPage('form-5.4.0');
    fill(form);
    type(form, 'sum', '7');
    trace.length = 0;
    press(form);
    await settle();
    expect(trace).toEqual([
      'wpcf7beforesubmit [init]',
      'wpcf7statuschanged [submitting]',
      'wpcf7statuschanged [sent]',
      'wpcf7mailsent [sent]',
      'wpcf7submit [sent]',
      'wpcf7statuschanged [resetting]',
      'reset [resetting]',
      'wpcf7statuschanged [sent]',
      'wpcf7reset [sent]',
    ]);
    expect(sent.map(({ method, route }) => `${method} ${route}`)).toEqual([
      'POST contact-form-7/v1/contact-forms/125/feedback?_locale=user',
      'GET contact-form-7/v1/contact-forms/125/refill?_locale=user',
    ]);
    expect(details.get('wpcf7reset')).toMatchObject({ status: 'sent', apiResponse: { quiz: {} } });
    expect(form.querySelector<HTMLInputElement>('[name="your-name"]')?.value).toBe('');
    expect(textsOf(form, '.wpcf7-response-output')).toEqual([
      'Thank you for your message. It has been sent.',
    ]);
  });

  it('cached page', async () => {
    const { form, trace, sent } = openPage('form-5.4.0', {
      wpcf7: { api: { root: '/wp-json/' }, cached: '1' },
    });
    await settle();
    expect(trace).toEqual([
      'wpcf7statuschanged [resetting]',
      'reset [resetting]',
      'wpcf7statuschanged [init]',
      'wpcf7reset [init]',
    ]);
    expect(requestsTo(sent, 'refill')).toHaveLength(1);
    expect(textsOf(form, '.wpcf7-quiz-label')).toEqual(['What is 2 + 5?']);
  });

  it('custom status', async () => {
    const { form, trace } = openPage('form-5.4.0', {
      reply: feedback({ status: 'my_own_status', message: 'Held.' }),
    });
    press(form);
    await settle();
    expect(trace.slice(2)).toEqual([
      'wpcf7statuschanged [custom-my-own-status]',
      'wpcf7submit [custom-my-own-status]',
    ]);
    expect(textsOf(form, '.wpcf7-response-output')).toEqual(['Held.']);
  });

  it('field change with a schema', async () => {
    const { form, trace } = openPage('form-6.1.6');
    await settle();
    type(form, 'your-email', 'nobody');
    expect(trace).toEqual(['wpcf7statuschanged [validating]', 'wpcf7statuschanged [init]']);
    expect(textsOf(form, '.wpcf7-not-valid-tip')).toEqual([
      'Please fill out this field.',
      'Please enter an email address.',
    ]);
  });

  it('network failure', async () => {
    const { form, trace, reported } = openPage('form-5.4.0', { reply: () => Response.error() });
    press(form);
    await settle();
    expect(trace).toEqual([
      'wpcf7beforesubmit [init]',
      'wpcf7statuschanged [submitting]',
      'wpcf7statuschanged [failed]',
    ]);
    expect(reported.map(([code]) => code)).toEqual(['fetch_error']);
  });
});

describe('RELIABILITY 31: the events', () => {
  it.each([
    ['validation_failed', 'invalid', 'wpcf7invalid'],
    ['acceptance_missing', 'unaccepted', 'wpcf7unaccepted'],
    ['spam', 'spam', 'wpcf7spam'],
    ['aborted', 'aborted', 'wpcf7aborted'],
    ['mail_failed', 'failed', 'wpcf7mailfailed'],
    ['mail_sent', 'sent', 'wpcf7mailsent'],
  ])(
    'of %s fire on the form, bubble, cannot be cancelled, and have the full detail',
    async (status, client, name) => {
      const answer = { status, message: 'Text.', into: '#x', redirect: '/thanks/' };
      const { form } = openPage('form-5.4.0', { reply: feedback(answer) });
      const seen: CustomEvent[] = [];
      for (const type of ['wpcf7beforesubmit', name, 'wpcf7submit']) {
        document.addEventListener(type, (event) => seen.push(event as CustomEvent), { once: true });
      }
      type(form, 'your-name', 'Ada');
      press(form);
      await settle();
      expect(seen.map((event) => event.type)).toEqual(['wpcf7beforesubmit', name, 'wpcf7submit']);
      expect(form.classList.contains(client)).toBe(true);
      for (const event of seen) {
        expect(event).toMatchObject({ target: form, bubbles: true, cancelable: false });
        expect(event.detail).toBe(seen[0]?.detail);
      }
      expect(Object.keys(seen[0]?.detail ?? {}).toSorted()).toEqual([
        'apiResponse',
        'contactFormId',
        'contactFormLocale',
        'containerPostId',
        'formData',
        'inputs',
        'pluginVersion',
        'status',
        'unitTag',
      ]);
      expect(seen[0]?.detail).toMatchObject({
        apiResponse: answer,
        contactFormId: 125,
        contactFormLocale: 'en_US',
        containerPostId: 9,
        pluginVersion: '5.4.0',
        status,
        unitTag: 'wpcf7-f125-p9-o1',
      });
    },
  );

  it('have the previous status in wpcf7beforesubmit, and none of the plugin’s fields in the inputs', () => {
    const { form, details } = openPage('form-5.4.0', { reply: feedback({ status: 'spam' }) });
    let status: unknown;
    form.addEventListener('wpcf7beforesubmit', (event) => {
      status = (event as CustomEvent<{ status: string }>).detail.status;
    });
    type(form, 'your-name', 'Ada');
    press(form);
    expect(status).toBe('init');
    const inputs = details.get('wpcf7beforesubmit')?.['inputs'];
    expect(inputs).toContainEqual({ name: 'your-name', value: 'Ada' });
    expect(JSON.stringify(inputs)).not.toContain('"_wpcf7');
  });

  it('fire before the response is shown', async () => {
    const { form } = openPage('form-5.4.0', {
      reply: feedback({
        status: 'validation_failed',
        message: 'Check.',
        invalid_fields: [{ field: 'your-name', message: 'No.' }],
      }),
    });
    const shown: string[] = [];
    const look = (): void => {
      shown.push(...textsOf(document, '.wpcf7-response-output,.wpcf7-not-valid-tip,[role=status]'));
    };
    document.addEventListener(
      'wpcf7submit',
      () => {
        look();
        // A listener's microtasks run before the response is shown, too.
        queueMicrotask(look);
      },
      { once: true },
    );
    press(form);
    await settle();
    expect(shown).toEqual(['', '', '', '']);
    expect(textsOf(form, '.wpcf7-response-output')).toEqual(['Check.']);
  });
});
