/** `window.wpcf7` before the forms' code has loaded (contact-form-7, sections 1.2 to 1.4). */
import { describe, expect, it, vi } from 'vitest';
import { isOriginalLive } from '../../runtime/core/original-detection';
import { publishFacade } from './facade';
import { openPage, requestsTo, settle } from '../../tests/support/unit-contact-form';
import { setBody } from '../../tests/support/unit-runtime';

type Api = Record<string, unknown>;

function publish(printed: unknown, html = '<div class="wpcf7"><form></form></div>'): Api | undefined {
  setBody(html);
  const view = { document, wpcf7: printed } as unknown as Window & { wpcf7?: unknown };
  publishFacade(view);
  return view.wpcf7 as Api | undefined;
}

describe('the facade', () => {
  it.each([[undefined], [[]], [{}], [{ api: { root: '/' } }], [{ apiSettings: {}, cached: 1 }]])(
    'is published over %j',
    (printed) => {
      const api = publish(printed);
      for (const name of ['init', 'submit', 'reset', 'validate', 'initForm'])
        expect(api?.[name]).toBeTypeOf('function');
      expect(api?.['schemas']).toBeInstanceOf(Map);
      expect(api).toMatchObject(Array.isArray(printed) ? {} : (printed ?? {}));
    },
  );

  it('is not mistaken for the original', () => {
    Reflect.set(window, 'wpcf7', publish({}));
    expect(isOriginalLive('contact-form-7', document)).toBe(false);
    Reflect.set(window, 'wpcf7', { init: () => undefined });
    expect(isOriginalLive('contact-form-7', document)).toBe(true);
    Reflect.deleteProperty(window, 'wpcf7');
  });

  it('keeps the page’s members', () => {
    const submit = vi.fn<() => void>();
    expect(publish({ submit })?.['submit']).toBe(submit);
  });

  it('leaves everything alone if the original is running', () => {
    const printed = { init: () => undefined };
    publish(printed);
    expect(Object.keys(printed)).toEqual(['init']);
  });

  it('does not exist on a page without forms and configuration', () => {
    expect(publish(undefined, '<p>Nothing</p>')).toBeUndefined();
    expect(publish({}, '<p>Nothing</p>')).toHaveProperty('submit');
  });

  it('queues calls until the forms’ code has loaded', async () => {
    const { sent, form } = openPage('form-5.4.0', {
      atDomReady() {
        const { submit } = Reflect.get(window, 'wpcf7') as { submit: (form: unknown) => void };
        submit(document.forms[0]);
      },
    });
    await settle();
    expect(requestsTo(sent, 'feedback')).toHaveLength(1);
    expect(form.getAttribute('data-status')).toBe('invalid');
  });
});

describe('the root of the REST API', () => {
  it.each([
    [
      { api: { root: `${location.origin}/wp-json/` } },
      {},
      '/wp-json/contact-form-7/v1/contact-forms/125/refill?_locale=user',
    ],
    [
      { api: { root: `${location.origin}/?rest_route=/` } },
      {},
      '/?rest_route=/contact-form-7/v1/contact-forms/125/refill&_locale=user',
    ],
    [
      {
        apiSettings: { root: `${location.origin}/wp-json/contact-form-7/v1`, namespace: 'contact-form-7/v1' },
      },
      {},
      '/wp-json/contact-form-7/v1/contact-forms/125/refill?_locale=user',
    ],
    [
      [],
      { restRoot: `${location.origin}/api/` },
      '/api/contact-form-7/v1/contact-forms/125/refill?_locale=user',
    ],
  ])('RELIABILITY 21: is found in %j', async (wpcf7, config, expected) => {
    const { form, sent } = openPage('form-5.4.0', {
      wpcf7,
      config,
      reply: () => new Response('[]', { headers: { 'Content-Type': 'application/json' } }),
    });
    form.reset();
    await settle();
    expect(
      sent.map(({ route }) =>
        decodeURIComponent(route)
          .replace(location.origin, '')
          .replace(/^contact/, '/wp-json/contact'),
      ),
    ).toEqual([expected]);
  });
});
