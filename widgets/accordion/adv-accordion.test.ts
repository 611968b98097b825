/** The advanced accordion of Essential Addons (essential-addons, section 9), on markup that the parser has changed. */
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import type { WidgetContext } from '../../runtime/core/define';
import { readConfig } from '../../runtime/page/config';
import { mount } from './read-essential-addons';
import { get, setBody } from '../../tests/support/unit-runtime';

it('RELIABILITY 85: leaves an item alone that the parser has put into another title', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  setBody(readFragment('essential-addons/adv-accordion-4.7.0.html'));
  const root = get('.eael-adv-accordion');
  const [outer, inner] = document.querySelectorAll('.eael-accordion-list');
  if (!outer || !inner) throw new Error('there is no accordion');
  outer.querySelector('.eael-accordion-header')?.append(inner);
  const report = vi.fn<WidgetContext['report']>();
  const end = mount(root, {
    name: 'adv-accordion',
    foundAt: 0,
    config: readConfig(document, () => undefined),
    signal: new AbortController().signal,
    report,
    fail: (error) => {
      throw error;
    },
    scan: () => undefined,
  });
  expect(root.querySelectorAll('[aria-expanded]')).toHaveLength(1);
  expect(report.mock.calls.map(([code]) => code)).toEqual(['item_incomplete']);
  const before = get('[aria-expanded]').getAttribute('aria-expanded');
  inner.querySelector<HTMLElement>('.eael-accordion-header')?.click();
  // React handles the event in a microtask.
  await Promise.resolve();
  expect(get('[aria-expanded]').getAttribute('aria-expanded')).not.toBe(before);
  end?.(false);
});
