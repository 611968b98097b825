/** runtime/react/events: the listeners of a root. */
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { HANDLED_EVENTS, withFewListeners } from './events';

it('adds a capturing and a bubbling listener for each handled event, and no others', () => {
  const container = document.createElement('div');
  const add = vi.spyOn(container, 'addEventListener');
  withFewListeners(container, () => createRoot(container)).unmount();
  const types = add.mock.calls.map(([type]) => type).toSorted();
  expect(types).toEqual([...HANDLED_EVENTS, ...HANDLED_EVENTS].toSorted());
});

it('gives the container its method back, also after an error', () => {
  const container = document.createElement('div');
  withFewListeners(container, () => undefined);
  expect(Object.hasOwn(container, 'addEventListener')).toBe(false);
  expect(() =>
    withFewListeners(container, () => createRoot(document.createTextNode('') as unknown as Element)),
  ).toThrow('not a DOM element');
  expect(Object.hasOwn(container, 'addEventListener')).toBe(false);
});
