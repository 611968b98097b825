/**
 * The requests of a submission (contact-form-7). Kept: a failing submit handler leaves the form to the browser. Not kept:
 * forms stuck in submitting or resetting; second submits.
 */
import { describe, expect, it, vi } from 'vitest';
import {
  feedback,
  json,
  openPage,
  press,
  requestsTo,
  settle,
  type,
} from '../../tests/support/unit-contact-form';
import { fill, slow } from '../../tests/support/unit-contact-form-send';

describe('a request', () => {
  it('RELIABILITY 38: contains what the browser would send, with the button last', async () => {
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

  it('is not sent to another site: the browser sends the form', () => {
    const wpcf7 = { api: { root: 'https://elsewhere.example/wp-json/', namespace: 'contact-form-7/v1' } };
    expect(() => openPage('form-6.1.6', { wpcf7 })).toThrow('https://elsewhere.example/wp-json/');
  });

  it('RELIABILITY 38: contains an empty file and no disabled free text', async () => {
    const { details, form } = openPage('form-6.1.6-every-field');
    press(form);
    const body = details.get('wpcf7beforesubmit')?.['formData'] as FormData;
    expect(body.has('_wpcf7_free_text_interests')).toBe(false);
    expect(body.get('programme')).toBeInstanceOf(File);
    await settle();
  });

  it('contains the fields that a listener of wpcf7beforesubmit adds', async () => {
    const { form, sent } = openPage('form-5.4.0');
    form.addEventListener('wpcf7beforesubmit', (event) => {
      (event as CustomEvent<{ formData: FormData }>).detail.formData.append('campaign', 'spring');
    });
    press(form);
    await settle();
    expect(sent[0]?.form?.get('campaign')).toBe('spring');
  });

  it('has no nonce if the page has none, and asks for JSON', async () => {
    const { form, sent } = openPage('form-5.4.0');
    press(form);
    await settle();
    expect(sent[0]?.headers.get('X-WP-Nonce')).toBeNull();
    expect(sent[0]?.headers.get('Accept')).toBe('application/json, */*;q=0.1');
    expect(sent[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; ?boundary=/);
  });

  it('RELIABILITY 18: is repeated without a refused nonce, also in the body and the input', async () => {
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

  it.each([500, 502, 404, 415])(
    'RELIABILITY 27: is sent once when the server responds with %d',
    async (status) => {
      const { form, sent } = openPage('form-5.4.0', { reply: feedback({ code: 'x', message: 'y' }, status) });
      press(form);
      await settle();
      expect(requestsTo(sent, 'feedback')).toHaveLength(1);
      expect(form.getAttribute('data-status')).toBe('failed');
    },
  );
});

describe('RELIABILITY 34: a second submit', () => {
  it('is ignored during the first, and the buttons are marked but keep the focus', async () => {
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
    expect(form.getAttribute('data-status')).toBe('failed');
    expect(form.hasAttribute('aria-busy')).toBe(false);
    press(form);
    await settle();
    expect(sent).toHaveLength(2);
  });

  it('is ignored if it waited for a token while the first was sent and answered', async () => {
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

  it('is left to the browser if the submit handler throws', () => {
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

describe('the posted data hash', () => {
  it('is sent with the next message; an empty one changes nothing', async () => {
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
