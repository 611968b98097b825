import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLayoutPool } from './layout-pool';
import { followScreen, type Job, requestLayout } from './scroll';
import { emitResize } from '../../page/events';
import { fakeMedia } from '../../../tests/support/unit-media';
import { trackLeftovers } from '../../../tests/support/unit-leftovers';
import { get, setBody } from '../../../tests/support/unit-runtime';

let frames: Map<number, () => void>;
let requested: number;

beforeEach(() => {
  frames = new Map();
  requested = 0;
  fakeMedia();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frames.set((requested += 1), callback);
    return requested;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});

function nextFrame(): void {
  const due = [...frames.values()];
  frames.clear();
  due.forEach((callback) => callback());
}

const fail = vi.fn<(error: unknown) => void>();

function owner(): { ending: AbortController; signal: AbortSignal; fail: (error: unknown) => void } {
  const ending = new AbortController();
  return { ending, signal: ending.signal, fail };
}

describe('following the screen', () => {
  it('all jobs read before the first job writes', () => {
    const log: string[] = [];
    const job =
      (name: string): Job =>
      () => {
        log.push(`${name} reads`);
        return () => log.push(`${name} writes`);
      };
    const [a, b] = [owner(), owner()];
    followScreen(job('a'), a);
    followScreen(job('b'), b);
    nextFrame();
    expect(log).toEqual(['a reads', 'b reads', 'a writes', 'b writes']);
    a.ending.abort();
    b.ending.abort();
  });

  it('[RELIABILITY 73] many events request one frame, and an idle page requests none', () => {
    const job = vi.fn<Job>();
    const a = owner();
    followScreen(job, a);
    nextFrame();
    expect(frames.size).toBe(0);
    for (let count = 0; count < 10; count += 1) window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('resize'));
    expect(frames.size).toBe(1);
    nextFrame();
    expect(job).toHaveBeenCalledTimes(2);
    expect(frames.size).toBe(0);
    a.ending.abort();
  });

  it('tells a job whether sizes may have changed', () => {
    const seen: boolean[] = [];
    const a = owner();
    const job: Job = ({ isNewLayout }) => void seen.push(isNewLayout);
    followScreen(job, a);
    nextFrame();
    for (const type of ['scroll', 'resize', 'scroll', 'gdlr-core-element-resize', 'load']) {
      window.dispatchEvent(new Event(type));
      nextFrame();
    }
    requestLayout(job);
    nextFrame();
    expect(seen).toEqual([true, false, true, false, true, true, true]);
    a.ending.abort();
  });

  it('an event from an element concerns only the jobs with a size in it', () => {
    setBody('<section><p></p></section><aside></aside>');
    const seen: string[] = [];
    const a = owner();
    const follow = (name: string, elements: readonly Element[]): void =>
      followScreen(({ isNewLayout }) => void (isNewLayout && seen.push(name)), a, elements);
    follow('inner', [get('p')]);
    follow('other', [get('aside')]);
    follow('none', []);
    nextFrame();
    expect(seen.splice(0)).toEqual(['inner', 'other', 'none']);
    emitResize(get('section'));
    nextFrame();
    expect(seen.splice(0)).toEqual(['inner']);
    emitResize(window);
    nextFrame();
    expect(seen).toEqual(['inner', 'other', 'none']);
    a.ending.abort();
  });

  it('a later job, or a job with a new size, causes no new layout for the other jobs', () => {
    const seen: boolean[] = [];
    const [a, b] = [owner(), owner()];
    followScreen(({ isNewLayout }) => void seen.push(isNewLayout), a);
    nextFrame();
    const later = vi.fn<Job>();
    followScreen(later, b);
    nextFrame();
    requestLayout(later);
    nextFrame();
    expect(seen).toEqual([true, false, false]);
    a.ending.abort();
    b.ending.abort();
  });

  it('reports an error to the job that threw it, and runs the other jobs', () => {
    const job = vi.fn<Job>();
    const [bad, good] = [owner(), owner()];
    const error = new Error('broken');
    followScreen(() => {
      throw error;
    }, bad);
    followScreen(job, good);
    nextFrame();
    expect(fail).toHaveBeenCalledWith(error);
    expect(job).toHaveBeenCalledOnce();
    bad.ending.abort();
    good.ending.abort();
  });

  it('does not write for a job that ended while other jobs read', () => {
    const write = vi.fn<() => void>();
    const [a, b] = [owner(), owner()];
    followScreen(() => write, a);
    followScreen(() => {
      a.ending.abort();
      return undefined;
    }, b);
    nextFrame();
    expect(write).not.toHaveBeenCalled();
    b.ending.abort();
  });

  it('[RELIABILITY 73] reads sizes that keep changing each other only once a second after two seconds', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let report: (entries: object[]) => void = vi.fn<() => void>();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: (entries: object[]) => void) {
          report = callback;
        }
        observe = vi.fn<() => void>();
        unobserve = vi.fn<() => void>();
        disconnect = vi.fn<() => void>();
      },
    );
    setBody('<p></p>');
    const job = vi.fn<Job>();
    const a = owner();
    followScreen(job, a, [get('p')]);
    const runFor = (seconds: number): number => {
      const before = job.mock.calls.length;
      for (let frame = 0; frame < seconds * 60; frame += 1) {
        // Each run changes a size.
        if (frames.size > 0) {
          nextFrame();
          report([{ target: get('p') }]);
        }
        vi.advanceTimersByTime(1000 / 60);
      }
      return job.mock.calls.length - before;
    };
    expect(runFor(1)).toBeGreaterThan(50);
    runFor(2);
    expect(runFor(5)).toBeLessThan(8);
    a.ending.abort();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('leaves no listener, observer or frame behind', () => {
    const leftovers = trackLeftovers();
    setBody('<p></p>');
    const [a, b, late] = [owner(), owner(), owner()];
    followScreen(() => undefined, a, [get('p')]);
    followScreen(() => undefined, b, [get('p')]);
    expect(leftovers()).toEqual({ listeners: { window: 4, document: 0, elements: 0 }, observers: 1 });
    a.ending.abort();
    expect(leftovers().observers).toBe(1);
    b.ending.abort();
    late.ending.abort();
    followScreen(() => undefined, late, [get('p')]);
    expect(leftovers()).toEqual({ listeners: { window: 0, document: 0, elements: 0 }, observers: 0 });
    expect(frames.size).toBe(0);
  });
});

describe('a shared layout', () => {
  it('is done once for all elements, in the order of the page, and not when the page is only scrolled', () => {
    setBody('<p id="a"></p><p id="b"></p>');
    const layout = vi.fn<(elements: readonly HTMLElement[]) => void>();
    const join = createLayoutPool(layout);
    const [a, b] = [owner(), owner()];
    join(get('#b'), b, []);
    join(get('#a'), a, []);
    nextFrame();
    window.dispatchEvent(new Event('scroll'));
    nextFrame();
    expect(layout.mock.calls).toEqual([[[get('#a'), get('#b')]]]);
    b.ending.abort();
    window.dispatchEvent(new Event('resize'));
    nextFrame();
    expect(layout).toHaveBeenLastCalledWith([get('#a')]);
    a.ending.abort();
    window.dispatchEvent(new Event('resize'));
    expect(frames.size).toBe(0);
  });

  it('is not repeated for the sizes that it has set, and is repeated for others', () => {
    // Long after the sizes of other tests, which may still count as unstable.
    vi.spyOn(performance, 'now').mockReturnValue(1e9);
    let report: (entries: object[]) => void = vi.fn<() => void>();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: (entries: object[]) => void) {
          report = callback;
        }
        observe = vi.fn<() => void>();
        unobserve = vi.fn<() => void>();
        disconnect = vi.fn<() => void>();
      },
    );
    setBody('<p></p>');
    const target = get('p');
    vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 50));
    const layout = vi.fn<() => void>();
    const a = owner();
    createLayoutPool(layout)(target, a, [target]);
    nextFrame();
    const reportHeight = (blockSize: number): void => {
      report([{ target, borderBoxSize: [{ inlineSize: 300, blockSize }] }]);
      nextFrame();
    };
    reportHeight(50);
    expect(layout).toHaveBeenCalledTimes(1);
    reportHeight(50.5);
    expect(layout).toHaveBeenCalledTimes(2);
    a.ending.abort();
  });
});
