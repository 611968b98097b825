/** Which forms count as changed, so that closing the lightbox asks first (goodlayers-panels, section 12). */
import { describe, expect, it } from 'vitest';
import { hasChangedFields } from './changed-fields';

function build(html: string): HTMLElement {
  const form = document.createElement('div');
  form.append(document.createRange().createContextualFragment(html));
  return document.body.appendChild(form);
}

describe('a filled-in form', () => {
  it.each([
    '<input type="hidden" value="1">',
    '<input value="a"><textarea>b</textarea><input type="checkbox" checked>',
    '<select><option>a</option><option>b</option></select>',
    '<select><option>a</option><option selected>b</option></select>',
    '<select multiple><option>a</option><option selected>b</option></select>',
  ])('is not what the server printed: %s', (html) => {
    expect(hasChangedFields(build(html))).toBe(false);
  });

  it.each([
    [
      'text',
      '<input>',
      (form: HTMLElement) => Object.assign(form.querySelector('input') ?? {}, { value: 'x' }),
    ],
    ['a box', '<input type="checkbox">', (form: HTMLElement) => form.querySelector('input')?.click()],
    [
      'a choice',
      '<select><option>a</option><option>b</option></select>',
      (form: HTMLElement) => {
        const select = form.querySelector('select');
        if (select) select.selectedIndex = 1;
      },
    ],
  ])('is one with %s that is another', (_name, html, act) => {
    const form = build(html);
    act(form);
    expect(hasChangedFields(form)).toBe(true);
  });
});
