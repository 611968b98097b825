/** When the runtime starts, and its public functions. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startRuntime } from './runtime';
import { fakeIntersectionObserver } from '../../tests/support/unit-observers';
import {
  forgetRuntime,
  get,
  importEngine,
  setBody,
  start,
  turn,
  widget,
} from '../../tests/support/unit-runtime';
import { outerMarkup } from '../../tests/support/markup';

const ignore = (): void => undefined;
const PAGE = '<p class="probe"></p>';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetRuntime();
  for (const key of ['gdlr_core_pbf', 'elementorFrontendConfig', 'jQuery', 'ea', 'wpcf7'])
    Reflect.deleteProperty(window, key);
  for (const name of ['readyState', 'addEventListener', 'prerendering'])
    Reflect.deleteProperty(document, name);
  document.body.className = '';
  history.replaceState(null, '', '/');
});

/** Sets the document's ready state. Returns a function that changes it. */
function at(state: DocumentReadyState): (next: DocumentReadyState) => void {
  let now = state;
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => now });
  return (next) => {
    now = next;
    document.dispatchEvent(new Event('readystatechange'));
  };
}

function navigationSays(domContentLoadedEventStart: number): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      entryType: 'navigation',
      name: '',
      domContentLoadedEventStart,
    } as unknown as PerformanceNavigationTiming,
  ]);
}

describe('the moment of the start', () => {
  it.each(['interactive', 'complete'] as const)(
    'RELIABILITY 10: starts at once when the document is %s, and mounts once',
    async (state) => {
      const become = at(state);
      const mount = vi.fn<() => void>();
      const { settle } = start([widget(mount)], PAGE);
      await settle();
      become('complete');
      document.dispatchEvent(new Event('DOMContentLoaded'));
      window.dispatchEvent(new Event('load'));
      await settle();
      expect(mount).toHaveBeenCalledOnce();
    },
  );

  it('waits until the visitor opens a page that is rendered in advance', async () => {
    at('complete');
    let isPrerendering = true;
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrerendering });
    const mount = vi.fn<() => void>();
    const { atoll } = start([widget(mount)], PAGE);
    await turn();
    expect(atoll.widgets()).toEqual([]);
    isPrerendering = false;
    document.dispatchEvent(new Event('prerenderingchange'));
    await atoll.settled();
    expect(mount).toHaveBeenCalledOnce();
  });

  it('RELIABILITY 10: waits while the document is loading, and mounts once', async () => {
    const become = at('loading');
    navigationSays(0);
    const mount = vi.fn<() => void>();
    const { atoll } = start([widget(mount)], PAGE);
    await turn();
    expect(atoll.widgets()).toEqual([]);

    become('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    become('complete');
    window.dispatchEvent(new Event('load'));
    await atoll.settled();
    expect(mount).toHaveBeenCalledOnce();
  });

  it('RELIABILITY 10: starts in the late run of a script delayer, which reports "loading" and renames events', async () => {
    at('loading');
    navigationSays(321);
    Object.defineProperty(document, 'addEventListener', {
      configurable: true,
      value: (type: string, ...rest: [EventListener]) =>
        Document.prototype.addEventListener.call(document, `rocket-${type}`, ...rest),
    });
    const mount = vi.fn<() => void>();
    const { atoll } = start([widget(mount)], PAGE);
    await atoll.settled();
    document.dispatchEvent(new Event('rocket-DOMContentLoaded'));
    window.dispatchEvent(new Event('load'));
    await atoll.settled();
    expect(mount).toHaveBeenCalledOnce();
  });

  it('RELIABILITY 10: uses the load event if a delayer always reports "loading"', async () => {
    at('loading');
    navigationSays(0);
    const mount = vi.fn<() => void>();
    const { atoll } = start([widget(mount)], PAGE);
    window.dispatchEvent(new Event('load'));
    await atoll.settled();
    expect(mount).toHaveBeenCalledOnce();
  });

  it('does not take a change from loading to loading for the end of loading', async () => {
    const become = at('loading');
    navigationSays(0);
    const { atoll } = start([widget(() => undefined)], PAGE);
    become('loading');
    await turn();
    expect(atoll.widgets()).toEqual([]);
  });
});

describe('`window.atoll`', () => {
  it('RELIABILITY 7: a second evaluation of the entry gets the first runtime', async () => {
    const mount = vi.fn<() => void>();
    const { atoll, leftovers, settle } = start([widget(mount)], PAGE);
    await settle();
    const before = leftovers();
    expect(startRuntime(document, [widget(mount)], importEngine)).toBe(atoll);
    await settle();
    expect(mount).toHaveBeenCalledOnce();
    expect(leftovers()).toEqual(before);
    expect(window.atoll).toBe(atoll);
  });

  it('is Atoll’s even if the page has another global of that name', () => {
    forgetRuntime();
    Object.assign(window, { atoll: { of: 'the page' } });
    const { atoll } = (fakeIntersectionObserver(), { atoll: startRuntime(document, [], importEngine) });
    expect(atoll.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(startRuntime(document, [], importEngine)).toBe(atoll);
  });

  it('`settled` waits for widgets that are due, and not for those that wait for the visitor', async () => {
    let arrive: (module: { mount: () => void }) => void = ignore;
    const load = (): Promise<{ mount: () => void }> =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const { atoll } = start(
      [widget(() => undefined, { load }), widget(() => undefined, { name: 'later', when: 'interaction' })],
      PAGE,
    );
    const settled = vi.fn<() => void>();
    const all = Promise.all([atoll.settled().then(settled), atoll.settled()]);
    await turn();
    expect(settled).not.toHaveBeenCalled();
    arrive({ mount: () => undefined });
    await all;
    expect(atoll.widgets().map(({ name, state }) => `${name} ${state}`)).toEqual([
      'probe ready',
      'later waiting',
    ]);
  });

  it('`settled` resolves on a page without widgets', async () => {
    await expect(start([], '').atoll.settled()).resolves.toBeUndefined();
  });

  it('`widgets` lists live records with their times', async () => {
    const { atoll, settle } = start([widget(() => undefined)], PAGE);
    const [record] = atoll.widgets();
    expect(record).toMatchObject({ name: 'probe', element: get('.probe'), state: 'loading' });
    await settle();
    expect(record?.state).toBe('ready');
    const times = [record?.foundAt, record?.dueAt, record?.readyAt];
    expect(times.every((time) => typeof time === 'number')).toBe(true);
    expect(times).toEqual(times.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('marks a mounted element with the names of all its widgets, and fires an event', async () => {
    const heard: unknown[] = [];
    document.body.addEventListener('atoll:ready', (event) => {
      if (event instanceof CustomEvent) heard.push([event.target, event.detail, event.bubbles]);
    });
    const { settle } = start([widget(() => undefined), widget(() => undefined, { name: 'other' })], PAGE);
    await settle();
    expect(outerMarkup(get('.probe'))).toBe(
      '<p class="probe" data-atoll="probe other" data-atoll-state="ready"></p>',
    );
    expect(heard).toEqual([
      [get('.probe'), { widget: 'probe' }, true],
      [get('.probe'), { widget: 'other' }, true],
    ]);
  });
});

describe('`define`', () => {
  it('mounts a site’s widget on present and later elements', async () => {
    const mount = vi.fn<() => void>();
    const { atoll, settle } = start([], PAGE);
    await settle();
    atoll.define(widget(mount, { name: 'own' }));
    await settle();
    document.body.append(Object.assign(document.createElement('p'), { className: 'probe' }));
    await settle();
    expect(mount).toHaveBeenCalledTimes(2);
  });

  it('throws on an invalid selector, and continues without it', async () => {
    const mount = vi.fn<() => void>();
    const { atoll, settle } = start([widget(mount)], '');
    expect(() => atoll.define(widget(mount, { name: 'own', selector: ':has(' }))).toThrow(DOMException);
    setBody(PAGE);
    await settle();
    expect(mount).toHaveBeenCalledOnce();
  });

  it('throws if the name is taken', () => {
    const { atoll } = start([widget(() => undefined)], PAGE);
    expect(() => atoll.define(widget(() => undefined, { selector: 'b' }))).toThrow('probe is taken');
  });

  it('does not change the build’s list', () => {
    const list = [widget(() => undefined)];
    start(list, '').atoll.define(widget(() => undefined, { name: 'own' }));
    expect(list).toHaveLength(1);
  });
});
