/** The module that adds the widgets for Elementor. */
import { afterEach, expect, it, vi } from 'vitest';
import { elementorDefinitions } from './elementor-definitions';

const KEY = Symbol.for('atoll');
const globals = window as { [KEY]?: unknown };

afterEach(() => {
  delete globals[KEY];
  vi.resetModules();
});

const fakeRuntime = () => ({ define: vi.fn<(definition: unknown) => void>(), widgets: () => [] });

it('adds its widgets to the runtime', async () => {
  const runtime = fakeRuntime();
  globals[KEY] = runtime;
  await import('./elementor');
  expect(runtime.define.mock.calls).toEqual(elementorDefinitions.map((definition) => [definition]));
  expect(elementorDefinitions.length).toBeGreaterThan(0);
});

it('waits for an entry that an optimiser starts later, and adds them once', async () => {
  await import('./elementor');
  const runtime = fakeRuntime();
  globals[KEY] = runtime;
  const script = document.body.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('load'));
  script.dispatchEvent(new Event('load'));
  expect(runtime.define).toHaveBeenCalledTimes(elementorDefinitions.length);
});

it('adds nothing if the originals were brought back', async () => {
  // The inline script leaves its element in place of the runtime.
  const inline = document.createElement('script');
  globals[KEY] = inline;
  await import('./elementor');
  document.body.appendChild(document.createElement('img')).dispatchEvent(new Event('load'));
  expect(globals[KEY]).toBe(inline);
});

it('does no harm if a page runs it twice', async () => {
  const runtime = fakeRuntime();
  runtime.define.mockImplementation(() => {
    throw new Error('elementor-counter is taken');
  });
  globals[KEY] = runtime;
  await expect(import('./elementor')).resolves.toBeDefined();
});
