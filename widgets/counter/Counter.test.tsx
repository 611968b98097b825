/** The counter's component in React's strict mode. */
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { fakeMedia } from '../../tests/support/unit-media';
import { fakeIntersectionObserver } from '../../tests/support/unit-observers';
import { get, setBody } from '../../tests/support/unit-runtime';
import { Counter } from './Counter';
import { readCounter } from './read-markup';
import { outerMarkup } from '../../tests/support/markup';
import { eventually } from '../../tests/support/eventually';

const SERVER = '<span data-counter-start="0" data-counter-end="1,500" data-duration="0">0</span>';

const mountCounter = (isReduced: boolean) => {
  fakeMedia(1024, isReduced);
  const observers = fakeIntersectionObserver();
  setBody(SERVER);
  const element = get('span');
  const props = readCounter(element, { foundAt: 0, report: vi.fn<() => void>() });
  const root = flushSync(() =>
    hydrateRoot(
      element,
      <StrictMode>
        <Counter {...props} />
      </StrictMode>,
    ),
  );
  return { element, observers, unmount: () => flushSync(() => root.unmount()) };
};

it('gives readers the final text while it counts, and only then', async () => {
  const { element, observers, unmount } = mountCounter(false);
  expect(outerMarkup(element)).toBe(SERVER.replace('>0<', ' role="img" aria-label="1,500">0<'));
  observers.reveal(element);
  await eventually(() => expect(element.hasAttribute('role')).toBe(false));
  expect([element.textContent, element.hasAttribute('aria-label')]).toEqual(['1,500', false]);
  unmount();
});

it('shows the final text at once when reduced motion is preferred', async () => {
  const { element, unmount } = mountCounter(true);
  await eventually(() => expect(outerMarkup(element)).toBe(SERVER.replace('>0<', '>1,500<')));
  unmount();
});

it('watches nothing and has no attributes after unmount', () => {
  const { element, observers, unmount } = mountCounter(false);
  unmount();
  expect([element.hasAttribute('role'), observers.watched()]).toEqual([false, 0]);
});
