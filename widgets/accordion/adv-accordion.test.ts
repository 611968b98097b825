/** The advanced accordion of Essential Addons (essential-addons, section 9), on markup that the parser has changed. */
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { mount } from './mount-essential-addons';
import { unitContext } from '../../tests/support/unit-context';
import { get, setBody } from '../../tests/support/unit-runtime';

it('RELIABILITY 85: leaves an item alone that the parser has put into another title', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  setBody(readFragment('essential-addons/adv-accordion-4.7.0.html'));
  const root = get('.eael-adv-accordion');
  const [outer, inner] = document.querySelectorAll('.eael-accordion-list');
  if (!outer || !inner) throw new Error('there is no accordion');
  outer.querySelector('.eael-accordion-header')?.append(inner);
  const context = unitContext('adv-accordion');
  const end = mount(root, context);
  expect(root.querySelectorAll('[aria-expanded]')).toHaveLength(1);
  expect(context.report.mock.calls.map(([code]) => code)).toEqual(['item_incomplete']);
  const before = get('[aria-expanded]').getAttribute('aria-expanded');
  inner.querySelector<HTMLElement>('.eael-accordion-header')?.click();
  // React handles the event in a microtask.
  await Promise.resolve();
  expect(get('[aria-expanded]').getAttribute('aria-expanded')).not.toBe(before);
  end?.(false);
});
