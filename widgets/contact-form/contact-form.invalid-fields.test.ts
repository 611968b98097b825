/** RELIABILITY 32: invalid fields, marked by the server and while the visitor types. */
import { describe, expect, it, vi } from 'vitest';
import {
  check,
  feedback,
  type FormPage,
  json,
  openPage,
  press,
  type Reply,
  settle,
  textsOf,
  type,
} from '../../tests/support/unit-contact-form';

function box(form: HTMLFormElement, selector: string): HTMLInputElement {
  const found = form.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

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

  it('that the form does not have appear only in the list', async () => {
    const page = openPage(formWith('a'), { reply: invalid({ field: 'z', message: 'No.', idref: 'there' }) });
    await refuse(page);
    expect(textsOf(page.form, '.wpcf7-not-valid-tip')).toEqual([]);
    expect(document.querySelector('li a')?.getAttribute('href')).toBe('#there');
  });

  it('are marked once, however often they are invalid, and lose their marks', async () => {
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

  it('of two forms with one unit tag have different ids, and lose their marks', async () => {
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
    if (!second) throw new Error('there is no second form');
    press(second);
    expect(box(second, '.wpcf7-form-control').getAttribute('aria-describedby')).toBe('hint');
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

  it('that the server printed stay until the next message', async () => {
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

describe('validation while typing', () => {
  it('validates up to the changed field, and shows what is valid', async () => {
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

  it('ignores later fields', async () => {
    const { form } = openPage('form-6.1.6');
    await settle();
    type(form, 'your-name', '');
    expect(textsOf(form, '.wpcf7-not-valid-tip')).toHaveLength(1);
  });

  it('requests the schema once for two forms with one id, and never before 5.6', async () => {
    const { sent } = openPage('form-5.5');
    await settle();
    expect(sent).toEqual([]);
  });

  it('stays off, without a report, if the schema cannot be loaded', async () => {
    const { form, reported, trace } = openPage('form-6.1.6', { reply: () => Response.error() });
    await settle();
    type(form, 'your-email', 'x');
    expect(trace).toEqual([]);
    expect(reported).toEqual([]);
  });

  it('is left to a validator of the page', async () => {
    vi.stubGlobal('swv', { validate: () => new Map([['your-name', { error: 'Theirs.' }]]) });
    const { form } = openPage('form-6.1.6');
    await settle();
    type(form, 'your-name', 'Ada');
    expect(textsOf(form, '.wpcf7-not-valid-tip')).toEqual(['Theirs.']);
  });
});
