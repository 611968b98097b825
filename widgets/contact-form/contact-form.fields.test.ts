/** RELIABILITY 39: acceptance, exclusive boxes, free text and counters, fragment by fragment. */
import { describe, expect, it, vi } from 'vitest';
import { check, openPage, press, settle, textsOf, type } from '../../tests/support/unit-contact-form';

function box(form: HTMLFormElement, selector: string): HTMLInputElement {
  const found = form.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

describe('RELIABILITY 39: acceptance', () => {
  it('keeps the button disabled until all required boxes are checked, and explains why', () => {
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

  it('as validation never disables a button', () => {
    const { form } = openPage('form-6.1.6-acceptance-as-validation');
    expect(box(form, '.wpcf7-submit').disabled).toBe(false);
  });

  it('is checked again after a reset', async () => {
    const { form } = openPage('form-6.1.6-acceptance');
    check(box(form, '[name="rules"]'));
    check(box(form, '[name="minor"]'), false);
    form.reset();
    await settle();
    expect(box(form, '.wpcf7-submit').disabled).toBe(true);
  });

  it('enables the button again if the form’s code fails', () => {
    const { form, unmount } = openPage('form-6.1.6-acceptance');
    unmount(true);
    expect(box(form, '.wpcf7-submit').disabled).toBe(false);
    expect(form.querySelector('.wpcf7-spinner')).toBeNull();
    expect('wpcf7' in form).toBe(false);
    expect(form.parentElement?.className).toBe('wpcf7 no-js');
  });
});

describe('RELIABILITY 39: boxes', () => {
  it('of an exclusive group keep one checked, without events', () => {
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

it('inert elements pause while the form has their status', async () => {
  const { form } = openPage('form-6.1.6-inert');
  const hint = box(form, '.inert-on-submitting');
  type(form, 'your-name', 'Ada');
  press(form);
  expect(hint.hasAttribute('inert')).toBe(true);
  await settle();
  expect(hint.hasAttribute('inert')).toBe(false);
  expect(box(form, '.inert-on-sent').hasAttribute('inert')).toBe(true);
});
