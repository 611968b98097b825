/** The components of both countdowns in React's strict mode. */
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { EaelCountdown } from './EaelCountdown';
import { GoodlayersCountdown } from './GoodlayersCountdown';
import { innerMarkup } from '../../tests/support/markup';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SECONDS_MS = 5000;

const remaining = (): (() => number) => {
  const end = Date.now() + SECONDS_MS;
  return () => end - Date.now();
};

const theme = (): { field: HTMLElement; component: ReactNode } => {
  setBody(readFragment('goodlayers/countdown-2.1.7.html'));
  const field = get('.gdlr-core-sec');
  const fields = [{ unit: 'seconds' as const, element: field }];
  const timer = get('.gdlr-core-countdown-wrap');
  const component = (
    <GoodlayersCountdown timer={timer} label="Countdown" remainingMs={remaining()} fields={fields} />
  );
  return { field, component };
};

const eael = (): { field: HTMLElement; component: ReactNode } => {
  setBody(readFragment('essential-addons/countdown-4.9.1-template.html'));
  const field = get('[data-seconds]');
  const template = get('.eael-countdown-expiry-template');
  const component = (
    <EaelCountdown
      timer={get('.eael-countdown-container')}
      label="Countdown"
      remainingMs={remaining()}
      list={get('.eael-countdown-items')}
      fields={[{ unit: 'seconds', element: field }]}
      digits={1}
      expiry={{ kind: 'printed-template', template }}
      report={vi.fn<(code: string) => void>()}
    />
  );
  return { field, component };
};

it.each([
  ['the page builder', theme],
  ['Essential Addons', eael],
])('the countdown of %s counts, and leaves no timer and no attribute on unmount', (_name, build) => {
  const { field, component } = build();
  const server = innerMarkup(document.body);
  const printed = field.textContent ?? '';
  const unmount = mountTwice(component);
  expect(vi.getTimerCount()).toBe(1);
  expect(get('[role="timer"]').getAttribute('aria-label')).toBe('Countdown');
  expect(field.textContent).toBe('5');
  vi.advanceTimersByTime(1000);
  expect(field.textContent).toBe('4');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  field.textContent = printed;
  expect(innerMarkup(document.body).replace(' style=""', '')).toBe(server);
});

it('shows the template of the server at the end, and hides it again on unmount', async () => {
  const { component } = eael();
  const list = get('.eael-countdown-items');
  const template = get('.eael-countdown-expiry-template');
  const displays = () => [list.style.display, template.style.display];
  const before = displays();
  const unmount = mountTwice(component);
  await vi.advanceTimersByTimeAsync(SECONDS_MS);
  expect(displays()).toEqual(['none', 'block']);
  unmount();
  expect(displays()).toEqual(before);
});
