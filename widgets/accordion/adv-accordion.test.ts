/** The advanced accordion of Essential Addons (essential-addons, section 9), on markup that the parser has changed. */
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { mount } from './mount-essential-addons';
import { readAdvAccordion } from './read-essential-addons';
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

it.each([
  ['4.7.0', 'show'],
  ['6.6.9-toggle', 'show-this'],
])('opens the panels of %s with the class %s', (release, shown) => {
  setBody(readFragment(`essential-addons/adv-accordion-${release}.html`));
  const { props } = readAdvAccordion(get('.eael-adv-accordion'), unitContext('adv-accordion'));
  expect(props.openClasses).toEqual([shown, 'active']);
});

it('keeps its open panels when another script has moved it', () => {
  setBody(readFragment('essential-addons/adv-accordion-6.6.9-toggle.html'));
  const root = get('.eael-adv-accordion');
  const open = () => [...readAdvAccordion(root, unitContext('adv-accordion')).props.initiallyOpen];
  const panels = [...root.querySelectorAll<HTMLElement>('.eael-accordion-content')];
  expect(panels.length).toBeGreaterThan(1);
  panels.forEach((panel, index) => {
    panel.style.display = index === panels.length - 1 ? 'block' : 'none';
  });
  expect(open()).toEqual([panels.length - 1]);
});
