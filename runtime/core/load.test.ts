import { describe, expect, it, vi } from 'vitest';
import type { WidgetDefinition, WidgetModule } from './define';
import { loadWithRetries } from './load';
import type { Failure } from './report';
import { get, start, widget } from '../../tests/support/unit-runtime';
import { innerMarkup } from '../../tests/support/markup';
import { eventually } from '../../tests/support/eventually';

type Load = WidgetDefinition['load'];
const PAGE = '<p class="probe" title="x">server</p>';

describe('loading code', () => {
  it('requests it once if it loads', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('code');
    await expect(loadWithRetries(load)).resolves.toBe('code');
    expect(load).toHaveBeenCalledOnce();
  });

  it('RELIABILITY 4: tries again when the first attempt fails, and uses the result', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue('code');
    await expect(loadWithRetries(load)).resolves.toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('RELIABILITY 4: tries a third time, after it has announced separate modules', async () => {
    const onSeparate = vi.fn<() => void>();
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('first'))
      .mockImplementationOnce(() => {
        expect(onSeparate).not.toHaveBeenCalled();
        return Promise.reject(new TypeError('second'));
      })
      .mockResolvedValue('code');
    await expect(loadWithRetries(load, onSeparate)).resolves.toBe('code');
    expect(onSeparate).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('RELIABILITY 4: gives up after the third failure, and reports that', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('first'))
      .mockRejectedValueOnce(new TypeError('second'))
      .mockRejectedValue(new TypeError('third'));
    await expect(loadWithRetries(load)).rejects.toThrow('third');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('retries when the loader throws synchronously', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(() => {
        throw new Error('at once');
      })
      .mockResolvedValue('code');
    await expect(loadWithRetries(load)).resolves.toBe('code');
  });
});

it('waits for the network before the second attempt', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('code');
  const loaded = loadWithRetries(load);
  await eventually(() => expect(onLine).toHaveBeenCalled());
  expect(load).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

describe('a widget whose code does not load', () => {
  it('RELIABILITY 4: becomes ready when the second attempt succeeds, without a report', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const mount = vi.fn<WidgetModule['mount']>();
    const load = vi.fn<Load>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ mount });
    await start([widget(mount, { load })], PAGE).settle();
    expect(mount).toHaveBeenCalledOnce();
    expect(get('.probe').dataset['atollState']).toBe('ready');
    expect(warn).not.toHaveBeenCalled();
  });

  it('RELIABILITY 4: fails after three attempts: markup intact, one event, one console line', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const load = vi.fn<Load>().mockRejectedValue(new TypeError('gone'));
    const heard: Failure[] = [];
    const onError = (event: CustomEvent<Failure>): void => void heard.push(event.detail);
    document.body.addEventListener('atoll:error', onError as EventListener, { once: true });
    const { settle } = start([widget(() => undefined, { load })], PAGE);
    await settle();

    expect(load).toHaveBeenCalledTimes(3);
    expect(innerMarkup(document.body)).toBe(
      '<p class="probe" title="x" data-atoll="probe" data-atoll-state="failed">server</p>',
    );
    expect(heard).toEqual([{ widget: 'probe', code: 'load_failed', error: new TypeError('gone') }]);
    expect(warn.mock.calls).toEqual([['[atoll] probe:load_failed', get('.probe'), new TypeError('gone')]]);
  });

  it('RELIABILITY 4: prints nothing on the console if a listener prevents `atoll:error`', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    setListener((event) => event.preventDefault());
    const load = vi.fn<Load>().mockRejectedValue(new TypeError('gone'));
    await start([widget(() => undefined, { load })], PAGE).settle();
    expect(get('.probe').dataset['atollState']).toBe('failed');
    expect(warn).not.toHaveBeenCalled();
  });

  it('loads the code once for all elements of a definition', async () => {
    const mount = vi.fn<WidgetModule['mount']>();
    const load = vi.fn<Load>().mockResolvedValue({ mount });
    const shared = vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined);
    await start([widget(mount, { load, shared })], PAGE.repeat(5)).settle();
    expect(load).toHaveBeenCalledOnce();
    expect(shared).toHaveBeenCalledOnce();
    expect(mount).toHaveBeenCalledTimes(5);
  });

  it('works if only the preloading of shared code fails', async () => {
    const mount = vi.fn<WidgetModule['mount']>();
    const shared = vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError('gone'));
    await start([widget(mount, { shared })], PAGE).settle();
    expect(mount).toHaveBeenCalledOnce();
  });

  it('does not affect widgets whose code loads', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const mount = vi.fn<WidgetModule['mount']>();
    const broken = vi.fn<Load>().mockRejectedValue(new TypeError('gone'));
    const { settle } = start(
      [widget(mount), widget(mount, { name: 'other', selector: '.other', load: broken })],
      `<p class="other"></p>${PAGE}`,
    );
    await settle();
    expect(get('.other').dataset['atollState']).toBe('failed');
    expect(get('.probe').dataset['atollState']).toBe('ready');
  });
});

function setListener(listener: (event: Event) => void): void {
  document.body.addEventListener('atoll:error', listener, { once: true });
}
