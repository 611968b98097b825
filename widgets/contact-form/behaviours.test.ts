/** RELIABILITY 39, 32, 36: what the form does on its own nodes, fragment by fragment. */
import { describe, expect, it, vi } from 'vitest';
import {
  check,
  feedback,
  type FormPage,
  json,
  openPage,
  press,
  type Reply,
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

describe('RELIABILITY 39: acceptance', () => {
  it('keeps the button disabled until all but the optional ones are satisfied, and says why', () => {
    const { form } = openPage('form-6.1.6-acceptance');
    const button = box(form, '.wpcf7-submit');
    const described = () =>
      (button.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(button.disabled).toBe(true);
    expect(described()).toEqual(['I accept the rules of the library.', 'I am younger than 16.']);
    check(box(form, '[name="rules"]'));
    expect(button.disabled).toBe(true);
    check(box(form, '[name="minor"]'), false);
    expect(button.disabled).toBe(false);
    expect(button.hasAttribute('aria-describedby')).toBe(false);
    check(box(form, '[name="rules"]'), false);
    expect(button.disabled).toBe(true);
  });

  it('as validation never disables anything', () => {
    const { form } = openPage('form-6.1.6-acceptance-as-validation');
    expect(box(form, '.wpcf7-submit').disabled).toBe(false);
  });

  it('is looked at again after a reset', async () => {
    const { form } = openPage('form-6.1.6-acceptance');
    check(box(form, '[name="rules"]'));
    check(box(form, '[name="minor"]'), false);
    form.reset();
    await settle();
    expect(box(form, '.wpcf7-submit').disabled).toBe(true);
  });

  it('gives the button back when the form’s code fails', () => {
    const { form, unmount } = openPage('form-6.1.6-acceptance');
    unmount(true);
    expect(box(form, '.wpcf7-submit').disabled).toBe(false);
    expect(form.querySelector('.wpcf7-spinner')).toBeNull();
    expect('wpcf7' in form).toBe(false);
    expect(form.parentElement?.className).toBe('wpcf7 no-js');
  });
});

describe('RELIABILITY 39: boxes', () => {
  it('of an exclusive group leave one, without events', () => {
    const { form } = openPage('form-6.1.6-every-field');
    const [coach, train] = form.querySelectorAll<HTMLInputElement>('[name="arrival"]');
    if (!coach || !train) throw new Error('there are no boxes');
    const heard = vi.fn<() => void>();
    check(coach);
    coach.addEventListener('change', heard);
    check(train);
    expect([coach.checked, train.checked]).toEqual([false, true]);
    check(train, false);
    expect([coach.checked, train.checked]).toEqual([false, false]);
    expect(heard).not.toHaveBeenCalled();
  });

  it.each(['form-6.1.6-every-field', 'form-5.2'])(
    'open and close the free text beside them (%s)',
    async (name) => {
      const { form } = openPage(name);
      const text = box(form, '.wpcf7-free-text');
      const other = box(form, '.has-free-text input[type="checkbox"]');
      expect(text.disabled).toBe(true);
      check(other);
      expect(text.disabled).toBe(false);
      expect(document.activeElement).toBe(text);
      expect(text.getAttribute('aria-label')).toBe('Other');
      form.reset();
      await settle();
      await new Promise((resolve) => setTimeout(resolve));
      expect(text.disabled).toBe(true);
    },
  );

  it('are a group with a name', () => {
    const { form } = openPage('form-6.1.6-every-field');
    expect(form.querySelector('[role="radiogroup"]')?.getAttribute('aria-label')).toBe('Answer by');
    expect(form.querySelector('.wpcf7-exclusive-checkbox')?.getAttribute('role')).toBe('group');
  });
});

describe('RELIABILITY 39: counters', () => {
  it('follow the field and never write to it', () => {
    const { form } = openPage('form-6.1.6-every-field');
    const counts = () => textsOf(form, '.wpcf7-character-count');
    expect(counts()).toEqual(['0', '400']);
    type(form, 'your-message', ' Hello ');
    expect(counts()).toEqual(['5', '395']);
    expect(form.querySelector('.wpcf7-character-count')?.className).toBe(
      'wpcf7-character-count up too-short',
    );
    type(form, 'your-message', 'x'.repeat(401));
    expect(counts()).toEqual(['401', '-1']);
    expect(form.querySelector('.down')?.classList.contains('too-long')).toBe(true);
    expect(form.querySelector<HTMLElement>('.down')?.dataset['currentValue']).toBe('-1');
  });
});

/** A form with one field. */
function formWith(name: string): string {
  return `<div class="wpcf7" id="u">
<div class="screen-reader-response"><p role="status"></p><ul></ul></div>
<form class="wpcf7-form init"><input type="hidden" name="_wpcf7_unit_tag" value="u">
<span class="wpcf7-form-control-wrap" data-name='${name}'><input class="wpcf7-form-control" name='${name}'
 aria-invalid="false" aria-describedby="hint"></span>
<div class="wpcf7-response-output"></div></form></div>`;
}

function refuse(page: FormPage): Promise<void> {
  press(page.form);
  return settle();
}

function invalid(entry: unknown): Reply {
  return feedback({ status: 'validation_failed', message: 'Check.', invalid_fields: [entry] });
}

describe('RELIABILITY 32: invalid fields', () => {
  it.each([
    ['a.b', { field: 'a_b' }],
    ['a"b', { field: 'a"b' }],
    [String.raw`a\b`, { field: String.raw`a\b` }],
    ['a]b', { field: 'a]b' }],
    ['a:b', { field: 'a:b' }],
    ['your-name', { into: 'span.wpcf7-form-control-wrap.your-name' }],
  ])('are found under the name %s', async (name, entry) => {
    const page = openPage(formWith(name), { reply: invalid({ ...entry, message: 'No.' }) });
    await refuse(page);
    const input = box(page.form, '.wpcf7-form-control');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const [hint, id] = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(hint).toBe('hint');
    expect(document.getElementById(id ?? '')?.textContent).toBe('No.');
    expect(textsOf(page.form, '.wpcf7-not-valid-tip')).toEqual(['No.']);
  });

  it('that the form does not have are in the list only', async () => {
    const page = openPage(formWith('a'), { reply: invalid({ field: 'z', message: 'No.', idref: 'there' }) });
    await refuse(page);
    expect(textsOf(page.form, '.wpcf7-not-valid-tip')).toEqual([]);
    expect(document.querySelector('li a')?.getAttribute('href')).toBe('#there');
  });

  it('are marked once however often they are refused, and free of marks after', async () => {
    const answers = [1, 2, 3].map((round) => ({
      status: 'validation_failed',
      invalid_fields: round < 3 ? [{ field: 'a', message: `No ${round}.` }] : [],
    }));
    const page = openPage(formWith('a'), {
      reply: ({ method }) => (method === 'POST' ? json(answers.shift()) : undefined),
    });
    await refuse(page);
    await refuse(page);
    expect(textsOf(document, '.wpcf7-not-valid-tip')).toEqual(['No 2.']);
    expect(textsOf(document, 'li')).toEqual(['No 2.']);
    await refuse(page);
    expect(textsOf(document, '.wpcf7-not-valid-tip,li')).toEqual([]);
    expect(box(page.form, '.wpcf7-form-control').getAttribute('aria-describedby')).toBe('hint');
    expect(box(page.form, '.wpcf7-form-control').classList.contains('wpcf7-not-valid')).toBe(false);
  });

  it('of two forms with one unit tag have ids of their own, and lose their marks', async () => {
    const { forms } = openPage(formWith('a') + formWith('a'), {
      reply: invalid({ field: 'a', message: 'No.' }),
    });
    for (const form of forms) {
      press(form);
      await settle();
    }
    const ids = forms.map((form) => box(form, '.wpcf7-form-control').getAttribute('aria-describedby'));
    expect(ids).toEqual(['hint u-ve-a', 'hint u-ve-a-2']);
    const [, second] = forms;
    if (second) press(second);
    expect(second && box(second, '.wpcf7-form-control').getAttribute('aria-describedby')).toBe('hint');
    await settle();
  });

  it('of a group are marked on each box', async () => {
    const page = openPage('form-6.1.6-every-field', {
      reply: invalid({ field: 'arrival', message: 'Choose.' }),
    });
    await refuse(page);
    const states = [...page.form.querySelectorAll('[name="arrival"]')].map((each) =>
      each.getAttribute('aria-invalid'),
    );
    expect(states).toEqual(['true', 'true', 'true']);
  });

  it('that the server has printed stay until the next message', async () => {
    const page = openPage('form-6.1.6-answered');
    await settle();
    expect(textsOf(document, '.wpcf7-not-valid-tip,li')).toEqual(
      Array(2).fill('Please fill out this field.'),
    );
    expect(page.form.getAttribute('data-status')).toBe('invalid');
    type(page.form, 'your-name', 'Ada');
    press(page.form);
    expect(textsOf(document, '.wpcf7-not-valid-tip,li')).toEqual([]);
    await settle();
  });
});

describe('RELIABILITY 36: captcha and quiz', () => {
  it('are renewed after a refusal and after a reset, once each', async () => {
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

  it('a question is text', async () => {
    const { form } = openPage('form-6.1.6-captcha-quiz', {
      reply: feedback({ status: 'spam', quiz: { sum: ['<b>1</b>', 'x'] } }),
    });
    press(form);
    await settle();
    expect(textsOf(form, '.wpcf7-quiz-label')).toEqual(['<b>1</b>']);
  });
});

describe('a reset', () => {
  it('that overtakes another leaves the later answer only', async () => {
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

  it('of a cached page keeps what the visitor has typed meanwhile', async () => {
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

  it('unsticks a form that comes back from the browser’s cache', async () => {
    const { form } = openPage('form-5.4.0', { reply: () => new Promise<Response>(() => undefined) });
    press(form);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(form.getAttribute('data-status')).toBe('init');
    expect(form.hasAttribute('aria-busy')).toBe(false);
    await settle();
  });
});

describe('validation while typing', () => {
  it('goes up to the field that was changed, and reflects what is accepted', async () => {
    const { form } = openPage('form-6.1.6-reflection');
    await settle();
    const [choir, rowing] = form.querySelectorAll<HTMLInputElement>('[name="clubs[]"]');
    if (!choir || !rowing) throw new Error('there are no boxes');
    check(choir);
    check(rowing);
    expect(textsOf(form, '.wpcf7-not-valid-tip')).toEqual(['Please fill out this field.']);
    expect(textsOf(form, '.wpcf7-reflection output:not([hidden])')).toEqual(['Choir', 'Rowing']);
    type(form, 'your-name', 'Ada');
    expect(textsOf(form, '.wpcf7-output')).toEqual(['Ada']);
    form.reset();
    expect(textsOf(form, '.wpcf7-output')).toEqual(['nobody yet']);
    expect(form.querySelectorAll('.wpcf7-reflection output:not([hidden])')).toHaveLength(1);
    await settle();
  });

  it('says nothing of the fields further on', async () => {
    const { form } = openPage('form-6.1.6');
    await settle();
    type(form, 'your-name', '');
    expect(textsOf(form, '.wpcf7-not-valid-tip')).toHaveLength(1);
  });

  it('asks for the rules once for two forms with one id, and not at all before 5.6', async () => {
    const { sent } = openPage('form-5.5');
    await settle();
    expect(sent).toEqual([]);
  });

  it('stays off, and silent, when the rules cannot be had', async () => {
    const { form, reported, trace } = openPage('form-6.1.6', { reply: () => Response.error() });
    await settle();
    type(form, 'your-email', 'x');
    expect(trace).toEqual([]);
    expect(reported).toEqual([]);
  });

  it('leaves the word to a validator that the page has brought along', async () => {
    vi.stubGlobal('swv', { validate: () => new Map([['your-name', { error: 'Theirs.' }]]) });
    const { form } = openPage('form-6.1.6');
    await settle();
    type(form, 'your-name', 'Ada');
    expect(textsOf(form, '.wpcf7-not-valid-tip')).toEqual(['Theirs.']);
  });
});

it('inert parts rest while the form has their status', async () => {
  const { form } = openPage('form-6.1.6-inert');
  const hint = box(form, '.inert-on-submitting');
  type(form, 'your-name', 'Ada');
  press(form);
  expect(hint.hasAttribute('inert')).toBe(true);
  await settle();
  expect(hint.hasAttribute('inert')).toBe(false);
  expect(box(form, '.inert-on-sent').hasAttribute('inert')).toBe(true);
});
