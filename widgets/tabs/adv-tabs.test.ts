/**
 * Replaces Essential Addons' tabs (essential-addons, section 10). This file: differences between releases. In a
 * browser: adv-tabs.browser.test.ts.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { scrollToElement } from '../../runtime/motion/scroll-to-element';
import { tabs } from '.';
import { readAdvTabs } from './read-essential-addons';
import { unitContext } from '../../tests/support/unit-context';
import { get, setBody, start } from '../../tests/support/unit-runtime';
import { eventually } from '../../tests/support/eventually';

vi.mock('../../runtime/motion/scroll-to-element', () => ({
  scrollToElement: vi.fn<typeof scrollToElement>(),
}));

const VERTICAL = readFragment('essential-addons/adv-tabs-6.6.9-vertical.html');

async function open(html: string, hash = ''): Promise<void> {
  history.replaceState(null, '', `/${hash}`);
  const started = start(tabs, html);
  started.visit(document);
  await started.settle();
}

const chosen = (): string | undefined =>
  document.querySelector('.eael-tabs-nav li.active .eael-tab-title')?.textContent ?? undefined;

const without = (html: string, ...texts: readonly string[]): string =>
  texts.reduce((rest, text) => rest.replaceAll(text, ''), html);

describe('without a default tab', () => {
  const noChoice = without(VERTICAL.replace('active-default', 'inactive'), 'eael-tab-auto-active');
  const old = without(noChoice, ' eael-tab-nav-item');
  it.each([
    ['5.0.11 to 5.1.4, in which the first always opens', without(old, ' role="tablist"'), 'North hall'],
    [
      '5.1.5 to 6.0.5, with a class for it',
      old.replaceAll('eael-tab-title title', 'eael-tab-title  title'),
      undefined,
    ],
    [
      '5.7.4 to 6.0.5 without double spaces, which an optimiser has removed',
      old.replace('eael-tabs-vertical', 'eael-tabs-vertical eael-tab-toggle'),
      undefined,
    ],
    ['6.0.6 and later', noChoice, undefined],
    ['6.0.6 and later, with the class', VERTICAL.replace('active-default', 'inactive'), 'North hall'],
  ])('the first tab of %s: %#', async (_release, html, first) => {
    await open(html);
    expect(chosen()).toBe(first);
  });
});

describe('the address', () => {
  it('#safari opens the title whose id cannot be #safari', async () => {
    await open(VERTICAL.replaceAll('kitchens', 'eael-safari'), '#safari');
    expect(chosen()).toBe('Kitchens');
  });
});

describe.each(['Große Halle', 'räume', '100%', 'a%20b'])('an id that authors typed: %j', (id) => {
  it.each([
    ['as it is', `#${id}`],
    ['as browsers encode it', `#${encodeURIComponent(id)}`],
    ['with an exclamation mark', `#!${encodeURIComponent(id)}`],
  ])('is found in the address %s', async (_how, hash) => {
    await open(VERTICAL.replaceAll('kitchens', id), hash);
    expect(chosen()).toBe('Kitchens');
  });
});

describe('a click that scrolls', () => {
  const SCROLLING = VERTICAL.replace('data-scroll-on-click="no"', 'data-scroll-on-click="yes"').replace(
    'data-scroll-speed="300"',
    'data-scroll-speed="450" data-custom-id-offset="20"',
  );
  beforeEach(() => {
    vi.mocked(scrollToElement).mockClear();
  });

  it.each([
    ['to the title', SCROLLING.replace('eael-tabs-vertical', 'eael-tabs-horizontal'), '#kitchens'],
    ['to all panes beside a column of titles', SCROLLING, '.eael-tabs-content'],
  ])('scrolls %s', async (_where, html, target) => {
    await open(html);
    get('#kitchens').click();
    await eventually(() => expect(scrollToElement).toHaveBeenCalled());
    const [element, scroll] = vi.mocked(scrollToElement).mock.calls[0] ?? [];
    expect(element).toBe(get(target));
    expect(scroll).toMatchObject({ offsetPx: 20, durationMs: 450 });
  });
});

it.each([
  ['4.7.0', 'server'],
  ['6.6.9-vertical', 'address'],
])('the served tab of %s counts as chosen by the %s', (release, by) => {
  history.replaceState(null, '', '/');
  setBody(readFragment(`essential-addons/adv-tabs-${release}.html`));
  const { props } = readAdvTabs(get('.eael-advance-tabs'), unitContext('adv-tabs'));
  expect(props.first.by).toBe(by);
});

it.each([
  ['navigate', 1],
  ['reload', 0],
  ['back_forward', 0],
])('scrolls to the tab that the address names, but not over a restored position: %s', async (type, calls) => {
  vi.mocked(scrollToElement).mockClear();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as unknown as PerformanceNavigationTiming,
  ]);
  await open(VERTICAL, '#kitchens');
  expect(chosen()).toBe('Kitchens');
  expect(scrollToElement).toHaveBeenCalledTimes(calls);
});
