/** RELIABILITY 36: captcha, quiz and the refill after a reset. */
import { describe, expect, it } from 'vitest';
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

function box(form: HTMLFormElement, selector: string): HTMLInputElement {
  const found = form.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

describe('RELIABILITY 36: captcha and quiz', () => {
  it('are renewed after an invalid message and after a reset, once each', async () => {
    const { form, sent } = openPage('form-6.1.6-captcha-quiz');
    const challenge = box(form, '[name="_wpcf7_captcha_challenge_code"]');
    type(form, 'sum', '7');
    press(form);
    await settle();
    const first = challenge.value;
    expect(box(form, '.wpcf7-captchac').getAttribute('src')).toContain(`/${first}.png`);
    expect(box(form, '[name="sum"]').value).toBe('');
    form.reset();
    await settle();
    expect(challenge.value).not.toBe(first);
    expect(requestsTo(sent, 'refill')).toHaveLength(1);
  });

  it('show their question as text', async () => {
    const { form } = openPage('form-6.1.6-captcha-quiz', {
      reply: feedback({ status: 'spam', quiz: { sum: ['<b>1</b>', 'x'] } }),
    });
    press(form);
    await settle();
    expect(textsOf(form, '.wpcf7-quiz-label')).toEqual(['<b>1</b>']);
  });
});

describe('a reset', () => {
  it('that overtakes another applies only the later response', async () => {
    const waiting: ((response: Response) => void)[] = [];
    const { form, trace } = openPage('form-5.4.0', {
      reply: () => new Promise((resolve) => waiting.push(resolve)),
    });
    form.reset();
    form.reset();
    await settle();
    waiting.forEach((resolve) => resolve(json([])));
    await settle();
    expect(trace.filter((entry) => entry.startsWith('wpcf7reset'))).toEqual(['wpcf7reset [init]']);
    expect(form.getAttribute('data-status')).toBe('init');
  });

  it('of a cached page keeps what the visitor has typed since', async () => {
    const { form } = openPage('form-5.4.0', {
      wpcf7: { cached: 1 },
      atDomReady: () => {
        const input = document.querySelector<HTMLInputElement>('[name="your-name"]');
        if (input) input.value = 'Ada';
      },
    });
    await settle();
    expect(box(form, '[name="your-name"]').value).toBe('Ada');
    expect(textsOf(form, '.wpcf7-quiz-label')).toEqual(['What is 2 + 5?']);
  });

  it('enables a form that comes back from the browser’s cache', async () => {
    const { form } = openPage('form-5.4.0', { reply: () => new Promise<Response>(() => undefined) });
    press(form);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(form.getAttribute('data-status')).toBe('init');
    expect(form.hasAttribute('aria-busy')).toBe(false);
    await settle();
  });
});
