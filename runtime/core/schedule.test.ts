import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WidgetDefinition, WidgetModule, When } from './define';
import { createQueue } from './queue';
import { get, start, turn, widget } from '../../tests/support/unit-runtime';
import { eventually } from '../../tests/support/eventually';

const one = (when: When, mount = vi.fn<WidgetModule['mount']>()) => ({
  mount,
  definition: widget(mount, { when, replays: {} }),
});
/** Puts idle callbacks into the simulated window, which has none. @returns the cancelled ones */
const stubIdleCallbacks = (request: (task: () => void) => number = () => 1): readonly number[] => {
  const cancelled: number[] = [];
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', (callback: number) => void cancelled.push(callback));
  return cancelled;
};
const PAGE = '<p class="probe"><b>text</b></p>';

afterEach(() => vi.useRealTimers());

describe('when a widget is due', () => {
  it('mounts a `load` widget as soon as the page has been scanned', async () => {
    const { mount, definition } = one('load');
    await start([definition], PAGE).settle();
    expect(mount).toHaveBeenCalledOnce();
  });

  it('mounts a `visible` widget when it comes near, and then stops observing it', async () => {
    const { mount, definition } = one('visible');
    const { observers, settle } = start([definition], PAGE);
    await settle();
    expect(mount).not.toHaveBeenCalled();
    expect(observers.watched()).toBe(1);

    observers.reveal(get('.probe'));
    expect(observers.watched()).toBe(0);
    await settle();
    expect(mount).toHaveBeenCalledOnce();
  });

  it('loads no code before the first widget is due', async () => {
    const load = vi.fn<WidgetDefinition['load']>(() => Promise.resolve({ mount: () => undefined }));
    const { observers, settle } = start([widget(() => undefined, { when: 'visible', load })], PAGE);
    await settle();
    expect(load).not.toHaveBeenCalled();
    observers.reveal(get('.probe'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('skips a `visible` widget that is reported as still far away', async () => {
    const { mount, definition } = one('visible');
    const { observers, settle } = start([definition], PAGE);
    observers.all().forEach((observer) => observer.tell(get('.probe'), false));
    await settle();
    expect(mount).not.toHaveBeenCalled();
    expect(observers.watched()).toBe(1);
  });

  it('mounts a `at-rest` widget at once on a page that is not scrolled', () => {
    const { definition } = one('at-rest');
    const { atoll, observers } = start([definition], PAGE);
    observers.reveal(get('.probe'));
    expect(atoll.widgets()[0]?.state).toBe('loading');
    expect(observers.watched()).toBe(0);
  });

  it('mounts a `at-rest` widget 400 ms after the last scroll, if it is still near', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { definition } = one('at-rest');
    const { atoll, observers } = start([definition], PAGE + PAGE);
    const [passed, reached] = [...document.querySelectorAll('.probe')];
    const states = (): readonly string[] => atoll.widgets().map(({ state }) => state);
    if (!passed || !reached) throw new Error('No widgets.');
    document.dispatchEvent(new Event('scroll'));
    observers.reveal(passed);
    vi.advanceTimersByTime(399);
    observers.all().forEach((observer) => observer.tell(passed, false));
    observers.reveal(reached);
    document.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(399);
    expect(states()).toEqual(['waiting', 'waiting']);
    vi.advanceTimersByTime(1);
    expect(states()).toEqual(['waiting', 'loading']);
    observers.reveal(passed);
    expect(states()).toEqual(['loading', 'loading']);
  });

  it('listens for scrolling only while a `at-rest` widget waits', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { definition } = one('at-rest');
    const { observers } = start([definition], PAGE);
    // The idle period, in which the engine is fetched.
    vi.runAllTimers();
    document.dispatchEvent(new Event('scroll'));
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(400);
    observers.reveal(get('.probe'));
    document.dispatchEvent(new Event('scroll'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('RELIABILITY 72: observes 1,000 widgets with one observer, 200 px ahead', () => {
    const { definition } = one('visible');
    const { observers } = start([definition], PAGE.repeat(1000));
    expect(observers.all().map(({ rootMargin, targets }) => [rootMargin, targets.size])).toEqual([
      ['200px', 1000],
    ]);
  });

  it('does not mount an `idle` widget on the same element just because it came near', async () => {
    const near = one('visible');
    const later = one('interaction');
    const { observers, settle } = start([near.definition, { ...later.definition, name: 'later' }], PAGE);
    observers.reveal(get('.probe'));
    await settle();
    expect(near.mount).toHaveBeenCalledOnce();
    expect(later.mount).not.toHaveBeenCalled();
  });

  it('mounts `idle` widgets together in the first idle period', async () => {
    const asked: (() => void)[] = [];
    stubIdleCallbacks((task) => asked.push(task));
    const { mount, definition } = one('idle');
    const { settle } = start([definition], PAGE.repeat(3));
    await settle();
    expect(asked).toHaveLength(1);
    expect(mount).not.toHaveBeenCalled();

    asked.forEach((task) => task());
    await settle();
    expect(mount).toHaveBeenCalledTimes(3);
  });

  it('cancels the idle callback when the last waiting widget leaves the page', async () => {
    const cancelled = stubIdleCallbacks(() => 7);
    const { definition } = one('idle');
    const { settle } = start([definition], PAGE.repeat(2));
    get('.probe').remove();
    await settle();
    expect(cancelled).toEqual([]);
    get('.probe').remove();
    await settle();
    expect(cancelled).toEqual([7]);
  });

  it('mounts `idle` widgets a moment later without `requestIdleCallback`, as in Safari', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { mount, definition } = one('idle');
    const { atoll } = start([definition], PAGE);
    await vi.advanceTimersByTimeAsync(199);
    expect(atoll.widgets()[0]?.state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(atoll.widgets()[0]?.state).toBe('loading');
    await turn();
    await vi.advanceTimersByTimeAsync(1);
    expect(mount).toHaveBeenCalledOnce();
  });

  it.each(['pointerover', 'focusin', 'keydown', 'click'])(
    'mounts an `interaction` widget at the first %s inside',
    async (type) => {
      const { mount, definition } = one('interaction');
      const { settle } = start([definition], PAGE);
      await settle();
      expect(mount).not.toHaveBeenCalled();
      get('b').dispatchEvent(new Event(type, { bubbles: true }));
      await settle();
      expect(mount).toHaveBeenCalledOnce();
    },
  );

  it.each<When>(['visible', 'idle', 'interaction'])(
    'mounts a `%s` widget at once when the pointer enters it, and only once',
    async (when) => {
      stubIdleCallbacks();
      const { mount, definition } = one(when);
      const { observers, settle } = start([definition], PAGE);
      get('b').dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
      await settle();
      expect(mount).toHaveBeenCalledOnce();
      observers.reveal(get('.probe'));
      get('b').dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
      await settle();
      expect(mount).toHaveBeenCalledOnce();
    },
  );

  it('leaves a widget alone when the pointer is elsewhere', async () => {
    const { mount, definition } = one('interaction');
    const { settle } = start([definition], `${PAGE}<i>beside</i>`);
    get('i').dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    await settle();
    expect(mount).not.toHaveBeenCalled();
  });
});

describe('the queue of mounts', () => {
  it('runs jobs in order, never in the task that added them', async () => {
    const ran: number[] = [];
    const enqueue = createQueue();
    [1, 2, 3].forEach((job) => enqueue(() => ran.push(job)));
    expect(ran).toEqual([]);
    await eventually(() => expect(ran).toEqual([1, 2, 3]));
  });

  it('yields to the browser after 5 ms and continues in the next task', () => {
    vi.useFakeTimers();
    const tasks: (() => void)[] = [];
    vi.stubGlobal('scheduler', { postTask: (task: () => void) => tasks.push(task) });
    const ran: number[] = [];
    const enqueue = createQueue();
    const takes = (job: number, ms: number) => () => {
      ran.push(job);
      vi.advanceTimersByTime(ms);
    };
    enqueue(takes(1, 3));
    enqueue(takes(2, 3));
    enqueue(takes(3, 60));
    enqueue(takes(4, 1));

    tasks.shift()?.();
    expect(ran).toEqual([1, 2]);
    tasks.shift()?.();
    expect(ran).toEqual([1, 2, 3]);
    tasks.shift()?.();
    expect(ran).toEqual([1, 2, 3, 4]);
    expect(tasks).toEqual([]);
  });

  it('runs a job that another job added', async () => {
    const ran: string[] = [];
    const enqueue = createQueue();
    enqueue(() => {
      ran.push('first');
      enqueue(() => ran.push('second'));
    });
    await eventually(() => expect(ran).toEqual(['first', 'second']));
  });

  it('continues with the next job after a job throws', () => {
    const tasks: (() => void)[] = [];
    vi.stubGlobal('scheduler', { postTask: (task: () => void) => tasks.push(task) });
    const ran: string[] = [];
    const enqueue = createQueue();
    enqueue(() => {
      throw new Error('broken');
    });
    enqueue(() => ran.push('next'));
    expect(() => tasks.shift()?.()).toThrow('broken');
    enqueue(() => ran.push('later'));
    tasks.forEach((task) => task());
    expect(ran).toEqual(['next', 'later']);
  });
});
