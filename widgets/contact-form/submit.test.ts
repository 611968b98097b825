/**
 * Replaces Contact Form 7's script (baseline 6.1.6, specified on 5.4.0).
 *
 * Kept on purpose: one detail object a submission, which listeners may change; nothing is shown when events fire;
 * the message of success shows only after the refill; a failing submit handler leaves the form to the browser;
 * members that a page has put on `wpcf7` win; names with an underscore are not among the inputs.
 *
 * Not kept: forms stuck in submitting or resetting, second submits, "undefined" as a message, errors marked twice,
 * HTML in messages, lost ids of the author's in aria-describedby, nested prefixes of custom statuses.
 * One file, because a submission is one course from the click to the answer, on one way of sending.
 */
import { describe, expect, it, vi } from 'vitest';
import {
  feedback,
  json,
  openPage,
  press,
  requestsTo,
  settle,
  textsOf,
  type,
} from '../../tests/support/unit-contact-form';

function fill(form: HTMLFormElement, message = 'Hello'): void {
  type(form, 'your-name', 'Ada');
  type(form, 'your-email', 'ada@school.example');
  type(form, 'your-message', message);
}

/** A server that answers when the test says so. */
function slow() {
  const waiting: ((response: Response) => void)[] = [];
  return {
    reply: () => new Promise<Response>((resolve) => waiting.push(resolve)),
    answer: (body: unknown) => waiting.splice(0).forEach((resolve) => resolve(json(body))),
    fail: () => waiting.splice(0).forEach((resolve) => resolve(Response.error())),
  };
}

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
      'wpcf7statuschanged [init]',
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
    'of %s go to the form, bubble, cannot be cancelled, and say everything',
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

  it('say the status before in wpcf7beforesubmit, and nothing of the plugin in the inputs', () => {
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

  it('fire before anything of the answer is shown', async () => {
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
        // What a listener leaves for later comes before the answer, too.
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

describe('what is sent', () => {
  it('RELIABILITY 38: is what the browser would send, with the button last', async () => {
    const { form, sent } = openPage('form-6.1.6-several-outputs');
    await settle();
    const outside = document.createElement('input');
    Object.assign(outside, { name: 'outside', value: '1' });
    outside.setAttribute('form', form.id);
    const off = document.createElement('input');
    Object.assign(off, { name: 'off', value: '1', disabled: true });
    form.append(off);
    type(form, 'your-name', 'Ada');
    const button = form.querySelector<HTMLButtonElement>('button[name="also"]');
    const expected = [...new FormData(form), ['also', 'copy']];
    press(form, button);
    await settle();
    expect([...(requestsTo(sent, 'feedback')[0]?.form ?? [])]).toEqual(expected);
  });

  it('RELIABILITY 38: holds an empty file and no disabled free text', async () => {
    const { details, form } = openPage('form-6.1.6-every-field');
    press(form);
    const body = details.get('wpcf7beforesubmit')?.['formData'] as FormData;
    expect(body.has('_wpcf7_free_text_interests')).toBe(false);
    expect(body.get('programme')).toBeInstanceOf(File);
    await settle();
  });

  it('can be added to by a listener of wpcf7beforesubmit', async () => {
    const { form, sent } = openPage('form-5.4.0');
    form.addEventListener('wpcf7beforesubmit', (event) => {
      (event as CustomEvent<{ formData: FormData }>).detail.formData.append('campaign', 'spring');
    });
    press(form);
    await settle();
    expect(sent[0]?.form?.get('campaign')).toBe('spring');
  });

  it('goes without a nonce when the page has none, and asks for JSON', async () => {
    const { form, sent } = openPage('form-5.4.0');
    press(form);
    await settle();
    expect(sent[0]?.headers.get('X-WP-Nonce')).toBeNull();
    expect(sent[0]?.headers.get('Accept')).toBe('application/json, */*;q=0.1');
    expect(sent[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; ?boundary=/);
  });

  it('RELIABILITY 18: goes once more without a nonce that was refused, also in the body and the input', async () => {
    const refused = {
      code: 'rest_cookie_invalid_nonce',
      message: 'Cookie check failed',
      data: { status: 403 },
    };
    const { form, sent } = openPage('form-6.1.6-signed-in', {
      config: { nonce: 'badc0de999' },
      reply: ({ form: body, route }) =>
        route.includes('/feedback?') && body?.has('_wpnonce') ? json(refused, 403) : undefined,
    });
    await settle();
    fill(form);
    press(form);
    await settle();
    const posts = requestsTo(sent, 'feedback');
    expect(
      posts.map(({ headers, form: body }) => [headers.get('X-WP-Nonce'), body?.get('_wpnonce')]),
    ).toEqual([
      ['badc0de999', 'c0ffee0123'],
      [null, null],
    ]);
    expect(form.querySelector<HTMLInputElement>('[name="_wpnonce"]')?.disabled).toBe(true);
    expect(form.getAttribute('data-status')).toBe('sent');
  });

  it.each([500, 502, 404, 415])('RELIABILITY 27: is sent once when the server answers %d', async (status) => {
    const { form, sent } = openPage('form-5.4.0', { reply: feedback({ code: 'x', message: 'y' }, status) });
    press(form);
    await settle();
    expect(requestsTo(sent, 'feedback')).toHaveLength(1);
    expect(form.getAttribute('data-status')).toBe('init');
  });
});

describe('RELIABILITY 34: a second submit', () => {
  it('is ignored while the first is under way, and the buttons say so but keep the focus', async () => {
    const server = slow();
    const { form, sent } = openPage('form-5.4.0', { reply: server.reply });
    const button = form.querySelector<HTMLInputElement>('.wpcf7-submit');
    button?.removeAttribute('disabled');
    expect(press(form)).toBe(false);
    expect(press(form)).toBe(false);
    await settle();
    expect(sent).toHaveLength(1);
    expect(form.getAttribute('aria-busy')).toBe('true');
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    expect(button?.disabled).toBe(false);
    server.answer({ status: 'spam', message: 'No.' });
    await settle();
    expect(form.hasAttribute('aria-busy')).toBe(false);
    expect(button?.hasAttribute('aria-disabled')).toBe(false);
    press(form);
    await settle();
    expect(sent).toHaveLength(2);
  });

  it.each(['fail', 'answer'] as const)('works after the first has ended by %s', async (end) => {
    const server = slow();
    const { form, sent } = openPage('form-5.4.0', { reply: server.reply });
    press(form);
    await settle();
    server[end]({ nonsense: true });
    await settle();
    expect(form.getAttribute('data-status')).toBe('init');
    expect(form.hasAttribute('aria-busy')).toBe(false);
    press(form);
    await settle();
    expect(sent).toHaveLength(2);
  });

  it('is ignored when it waited for a token while the first was sent and answered', async () => {
    const tokens: (() => void)[] = [];
    const { form, sent } = openPage('form-5.4.0', {
      reply: feedback({ status: 'spam', message: 'No.' }),
      atDomReady() {
        const api = Reflect.get(window, 'wpcf7') as { submit: (...given: unknown[]) => void };
        const { submit } = api;
        api.submit = (...given) => tokens.push(() => submit(...given));
      },
    });
    press(form);
    press(form);
    tokens[0]?.();
    await settle();
    tokens[1]?.();
    await settle();
    expect(sent).toHaveLength(1);
    press(form);
    tokens[2]?.();
    await settle();
    expect(sent).toHaveLength(2);
  });

  it('leaves the form to the browser when the submit throws', () => {
    const { form } = openPage('form-5.4.0', {
      wpcf7: {
        submit: () => {
          throw new Error('not ours');
        },
      },
    });
    vi.spyOn(console, 'error').mockReturnValue();
    let isPrevented: boolean | undefined;
    window.addEventListener('error', (event) => event.preventDefault(), { once: true });
    try {
      isPrevented = !press(form);
    } catch {
      isPrevented = false;
    }
    expect(isPrevented).toBe(false);
    expect(form.getAttribute('data-status')).toBe('init');
  });
});

describe('RELIABILITY 35: a failure', () => {
  it.each<[string, () => Response, string]>([
    ['no network', () => Response.error(), 'fetch_error'],
    ['a page of HTML', () => new Response('<p>Hi</p>'), 'invalid_json'],
    ['an error page', () => new Response('<p>Oops</p>', { status: 500 }), 'invalid_json'],
    ['an error of the server', () => json({ code: 'wpcf7_not_found', message: 'x' }, 404), 'wpcf7_not_found'],
    ['nothing', () => new Response(null, { status: 204 }), 'answer_without_status'],
    ['no status', () => json({ message: 'x' }), 'answer_without_status'],
  ])(
    '(%s) changes nothing that the visitor has done, shows nothing, and is logged once',
    async (_, reply, code) => {
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
    },
  );

  it('of the refill shows the message of success all the same', async () => {
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

  it('RELIABILITY 28: of a form that has gone is nobody’s business', async () => {
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

describe('the posted data hash', () => {
  it('goes back with the next message; an empty one changes nothing', async () => {
    const hashes = ['abc', ''];
    const { form, sent } = openPage('form-5.4.0', {
      reply: () => json({ status: 'spam', posted_data_hash: hashes.shift() ?? '' }),
    });
    for (let round = 0; round < 3; round += 1) {
      press(form);
      await settle();
    }
    expect(sent.map(({ form: body }) => body?.get('_wpcf7_posted_data_hash'))).toEqual(['', 'abc', 'abc']);
  });
});

describe('a payment', () => {
  it('is not started while wpcf7.blocked: no request, submitting for good', async () => {
    const { form, sent, trace } = openPage('form-6.1.6-stripe', { wpcf7: { blocked: true } });
    await settle();
    const before = sent.length;
    press(form);
    await settle();
    expect(sent).toHaveLength(before);
    expect(trace).toEqual(['wpcf7statuschanged [submitting]']);
  });

  it('leaves the marks in its own wrap alone', async () => {
    const { form } = openPage('form-6.1.6-stripe');
    const card = form.querySelector('.card-element');
    card?.classList.add('wpcf7-not-valid');
    press(form);
    await settle();
    expect(card?.classList.contains('wpcf7-not-valid')).toBe(true);
  });
});
