/** Forms that count as changed: a click beside the lightbox does not close them (goodlayers-panels, section 12). */
import { describe, expect, it } from 'vitest';
import { hasChangedFields } from './changed-fields';
import { toFragment } from '../../tests/support/markup';

function build(html: string): HTMLElement {
  const form = document.createElement('div');
  form.append(toFragment(html));
  return document.body.appendChild(form);
}

describe('a form', () => {
  it.each([
    '<input type="hidden" value="1">',
    '<input value="a"><textarea>b</textarea><input type="checkbox" checked>',
    '<select><option>a</option><option>b</option></select>',
    '<select><option>a</option><option selected>b</option></select>',
    '<select multiple><option>a</option><option selected>b</option></select>',
  ])('is unchanged as the server printed it: %s', (html) => {
    expect(hasChangedFields(build(html))).toBe(false);
  });

  it.each([
    [
      'text',
      '<input>',
      (form: HTMLElement) => Object.assign(form.querySelector('input') ?? {}, { value: 'x' }),
    ],
    ['a checkbox', '<input type="checkbox">', (form: HTMLElement) => form.querySelector('input')?.click()],
    [
      'a select',
      '<select><option>a</option><option>b</option></select>',
      (form: HTMLElement) => {
        const select = form.querySelector('select');
        if (select) select.selectedIndex = 1;
      },
    ],
  ])('is changed with %s that has another value', (_name, html, act) => {
    const form = build(html);
    act(form);
    expect(hasChangedFields(form)).toBe(true);
  });
});
