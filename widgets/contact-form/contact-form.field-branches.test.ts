/**
 * RELIABILITY 39: every branch of acceptance, exclusive groups, free text, addresses and counters (contact-form-7,
 * sections 10 and 12).
 */
import { describe, expect, it, vi } from 'vitest';
import { announce } from '../../runtime/page/announce';
import { isSatisfied } from './fields/controls';
import { check, openPage, settle, textsOf, type } from '../../tests/support/unit-contact-form';

vi.mock('../../runtime/page/announce');

/** A form around these fields. */
const around = (fields: string, className = ''): string => `<div class="wpcf7" id="u">
<div class="screen-reader-response"><p role="status"></p><ul></ul></div>
<form class="wpcf7-form init ${className}"><input type="hidden" name="_wpcf7_unit_tag" value="u">${fields}
<input type="submit" class="wpcf7-form-control wpcf7-submit has-spinner"></form></div>`;

const inputs = (form: HTMLFormElement, selector: string): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(selector),
];

function input(form: HTMLFormElement, selector: string): HTMLInputElement {
  const [found] = inputs(form, selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

describe('RELIABILITY 39: every branch of acceptance', () => {
  it.each([
    ['', false, false],
    ['', true, true],
    ['invert', false, true],
    ['invert', true, false],
    ['optional', false, true],
    ['optional', true, true],
    ['optional invert', true, true],
  ])('%j with the box at %s is satisfied: %s', (className, isChecked, expected) => {
    const acceptance = document.createElement('span');
    acceptance.className = `wpcf7-acceptance ${className}`;
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.checked = isChecked;
    acceptance.append(box);
    expect(isSatisfied(acceptance)).toBe(expected);
  });

  it('without a box does not disable the button, and without a text describes nothing', () => {
    const { form } = openPage(
      around(`<span class="wpcf7-acceptance"></span>
        <span class="wpcf7-acceptance"><input type="checkbox" name="terms"></span>
        <span class="wpcf7-acceptance"><input type="checkbox" name="rules"><span id="own" class="wpcf7-list-item-label">Rules</span></span>`),
    );
    const button = input(form, '.wpcf7-submit');
    expect([button.disabled, button.getAttribute('aria-describedby')]).toEqual([true, 'own']);
    check(input(form, '[name="terms"]'));
    expect(button.disabled).toBe(true);
    check(input(form, '[name="rules"]'));
    expect([button.disabled, button.getAttribute('aria-describedby')]).toEqual([false, null]);
  });

  it('is skipped in a form without acceptance boxes, and as validation', () => {
    const { form } = openPage(around(''));
    expect(input(form, '.wpcf7-submit').disabled).toBe(false);
    const other = openPage(
      around(
        '<span class="wpcf7-acceptance"><input type="checkbox"></span>',
        'wpcf7-acceptance-as-validation',
      ),
    );
    expect(input(other.form, '.wpcf7-submit').disabled).toBe(false);
  });
});

describe('RELIABILITY 39: every branch of exclusive groups and free text', () => {
  it('a change outside of an exclusive group unchecks nothing', () => {
    const { form } = openPage(
      around(`<span class="wpcf7-exclusive-checkbox"><input type="checkbox" name="a" value="1" checked></span>
        <input type="checkbox" name="a" value="2"><select><option></select><input type="checkbox" name="b" checked>`),
    );
    check(input(form, '[value="2"]'));
    form.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(inputs(form, '[name="a"]').map(({ checked }) => checked)).toEqual([true, true]);
    check(input(form, '[value="1"]'));
    // All boxes of the form with the name, also outside the group.
    expect(inputs(form, '[type="checkbox"]').map(({ checked }) => checked)).toEqual([true, false, true]);
  });

  it('free text without a box, a box without text and a label without text are left alone', () => {
    const { form } = openPage(
      around(`<span class="has-free-text"><input class="wpcf7-free-text" name="lone"></span>
        <span class="has-free-text"><input type="radio" name="r"></span>
        <span class="has-free-text"><input type="radio" name="s" checked><span class="wpcf7-list-item-label"></span>
          <input class="wpcf7-free-text" name="t"></span>`),
    );
    expect(input(form, '[name="lone"]').disabled).toBe(false);
    expect(input(form, '[name="t"]').disabled).toBe(false);
    expect(input(form, '[name="t"]').hasAttribute('aria-label')).toBe(false);
    // The text gets the focus only if its own box has changed and is now checked.
    check(input(form, '[name="r"]'));
    expect(document.activeElement).toBe(document.body);
    check(input(form, '[name="s"]'), false);
    expect([document.activeElement === document.body, input(form, '[name="t"]').disabled]).toEqual([
      true,
      true,
    ]);
    check(input(form, '[name="s"]'));
    expect(document.activeElement).toBe(input(form, '[name="t"]'));
  });
});

describe('RELIABILITY 39: every branch of URLs and counters', () => {
  it('a URL is completed in the form; other fields keep their value', () => {
    const { form } = openPage(
      around(
        '<input class="wpcf7-validates-as-url" name="url"><input name="text"><select name="s"></select>',
      ),
    );
    expect(type(form, 'url', ' school.example ').value).toBe('http://school.example');
    expect(type(form, 'text', ' school.example ').value).toBe(' school.example ');
    form.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
  });

  it.each([
    ['no target', '<span class="wpcf7-character-count up">9</span>', '9'],
    ['a missing target', '<span class="wpcf7-character-count up" data-target-name="x">9</span>', '9'],
    ['no start', counter('down', ''), '9'],
    ['an invalid start', counter('down', 'data-starting-value="NaN"'), '9'],
    ['an invalid minimum', counter('up', 'data-starting-value="NaN"'), '5'],
    ['an invalid maximum', counter('up', 'data-maximum-value="1e3" data-minimum-value="-1"'), '5'],
    ['a start', counter('down', 'data-starting-value="40"'), '35'],
  ])('a counter with %s shows the right number', async (_, html, shown) => {
    const { form } = openPage(around(`<textarea name="text">Hello</textarea>${html}`));
    expect(textsOf(form, '.wpcf7-character-count')).toEqual([shown]);
    form.reset();
    await settle();
    expect(textsOf(form, '.wpcf7-character-count')).toEqual([shown]);
  });

  it('only crossing the limit is announced, once for two counters of a field', () => {
    const { form } = openPage(
      around(
        `<textarea name="text"></textarea><input name="other">${counter('up', 'data-maximum-value="3"')}${counter('down', 'data-starting-value="3" data-maximum-value="3"')}`,
      ),
    );
    vi.mocked(announce).mockClear();
    for (const text of ['a', 'ab', 'abcd', 'abcde', 'abc']) {
      type(form, 'text', text);
    }
    type(form, 'other', 'abcdef');
    form.dispatchEvent(new Event('input'));
    expect(vi.mocked(announce).mock.calls).toEqual([['The text is too long.'], ['The text fits again.']]);
  });
});

function counter(direction: string, attributes: string): string {
  return `<span class="wpcf7-character-count ${direction}" data-target-name="text" ${attributes}>9</span>`;
}
