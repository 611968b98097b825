/** Responses that overtake each other, and forms that lack parts of their markup. */
import { describe, expect, it, vi } from 'vitest';
import { announce } from '../../runtime/page/announce';
import { codeOf } from './requests';
import { json, openPage, press, requestsTo, settle, textsOf } from '../../tests/support/unit-contact-form';

vi.mock('../../runtime/page/announce');

function submitAgain(form: HTMLFormElement): void {
  (Reflect.get(window, 'wpcf7') as { submit: (form: unknown) => void }).submit(form);
}

describe('late responses and missing elements', () => {
  it('RELIABILITY 34: a message that a listener of the response sends takes that response’s place', async () => {
    const replies = ['First.', 'Second.'];
    const { form, sent } = openPage('form-5.4.0', {
      reply: () => json({ status: 'spam', message: replies.shift() }),
    });
    form.addEventListener('wpcf7submit', () => submitAgain(form), { once: true });
    press(form);
    await settle();
    expect(requestsTo(sent, 'feedback')).toHaveLength(2);
    expect(textsOf(form, '.wpcf7-response-output')).toEqual(['Second.']);
  });

  it('RELIABILITY 36: a reset during a submission requests nothing', async () => {
    const { form, sent } = openPage('form-5.4.0', { reply: () => json({ status: 'spam' }) });
    press(form);
    form.reset();
    await settle();
    expect(requestsTo(sent, 'refill')).toEqual([]);
    expect(form.getAttribute('data-status')).toBe('spam');
  });

  it('a form without a block for screen readers and without an output has its message announced', async () => {
    vi.mocked(announce).mockClear();
    const replies = ['Said.', ''];
    const { form } = openPage('<div class="wpcf7"><form></form></div>', {
      reply: () =>
        json({ status: 'spam', message: replies.shift(), invalid_fields: [{ field: 'x', message: 'No.' }] }),
    });
    for (let round = 0; round < 2; round += 1) {
      press(form);
      await settle();
    }
    expect(vi.mocked(announce).mock.calls).toEqual([['Said.']]);
    expect(form.className).toBe('spam');
  });

  it('a form whose status contains a space can be sent', async () => {
    const { form, reported } = openPage('<div class="wpcf7"><form data-status="a b"></form></div>', {
      reply: () => json({ status: 'spam' }),
    });
    press(form);
    await settle();
    expect([form.getAttribute('data-status'), reported]).toEqual(['spam', []]);
  });

  it('a message out of sight is scrolled into view, without animation when reduced motion is preferred', async () => {
    const { form } = openPage('form-5.4.0', { reply: () => json({ status: 'spam', message: 'Look.' }) });
    const output = form.querySelector('.wpcf7-response-output');
    if (!output) throw new Error('there is no output');
    vi.spyOn(output, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 10, 10));
    const scroll = vi.spyOn(output, 'scrollIntoView').mockReturnValue();
    for (const matches of [false, true]) {
      vi.spyOn(window, 'matchMedia').mockReturnValue(
        Object.assign(new EventTarget(), { matches }) as MediaQueryList,
      );
      press(form);
      await settle();
    }
    expect(scroll.mock.calls).toEqual([
      [{ block: 'nearest', behavior: 'smooth' }],
      [{ block: 'nearest', behavior: 'auto' }],
    ]);
  });

  it.each([
    ['a word', 'request_failed'],
    [null, 'request_failed'],
    [{ code: 7 }, 'request_failed'],
    [{ code: 'own' }, 'own'],
  ])('the failure %j is reported as %s', (error, code) => {
    expect(codeOf(error)).toBe(code);
  });
});
