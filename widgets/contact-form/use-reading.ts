/** Reads fields in a component. Their values belong to the browser, so the reading follows events. */
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterReset } from './fields/after-reset';

/**
 * @param type the event of the form after which it reads again; it also does after a reset
 * @param read reads the fields as they are now
 * @param onEvent called before the new reading is rendered, with the event's target
 * @returns the current reading
 */
export function useReading<T>(
  form: HTMLFormElement,
  type: 'change' | 'input',
  read: (form: HTMLFormElement) => T,
  onEvent?: (before: T, after: T, target: EventTarget | null) => void,
): T {
  const [reading, setReading] = useState(() => read(form));
  const update = useEffectEvent((target?: EventTarget | null): void => {
    const next = read(form);
    if (target) onEvent?.(reading, next, target);
    // Synchronous, because the page's listeners of the same event expect the new state.
    flushSync(() => setReading(next));
  });
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    form.addEventListener(type, ({ target }) => update(target), { signal });
    afterReset(form, signal, () => update());
    return () => controller.abort();
  }, [form, type]);
  return reading;
}
