import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cssEasing, easeOutCubic, easeOutExpo, easeOutQuart, swing } from './easing';
import { whenInView } from './in-view';
import { slide, stopSlide } from './slide';
import { startTween } from './tween';
import { displayClass, isMobileWidth, subscribeDisplayClass } from '../page/viewport';
import { fakeMedia } from '../../tests/support/unit-media';
import { fakeIntersectionObserver } from '../../tests/support/unit-observers';
import { get, setBody } from '../../tests/support/unit-runtime';

describe('the originals’ curves', () => {
  // p:                     0, 0.25,          0.5,      1
  it.each([
    ['swing', swing, [0, 0.146447, 0.5, 1]],
    ['easeOutCubic', easeOutCubic, [0, 0.578125, 0.875, 1]],
    ['easeOutQuart', easeOutQuart, [0, 0.683594, 0.9375, 1]],
    ['easeOutExpo, a sixth power', easeOutExpo, [0, 0.822021, 0.984375, 1]],
  ] as const)('%s', (_name, easing, expected) => {
    [0, 0.25, 0.5, 1].forEach((p, index) => expect(easing(p)).toBeCloseTo(expected[index] ?? NaN, 6));
  });

  it('as CSS they go through the same points', () => {
    const points = /^linear\((.*)\)$/.exec(cssEasing(easeOutCubic))?.[1]?.split(',').map(Number) ?? [];
    expect(points).toHaveLength(25);
    [0, 6, 12, 24].forEach((at) => expect(points[at]).toBeCloseTo(easeOutCubic(at / 24), 4));
  });
});

describe('sliding a panel', () => {
  /** The animations that were started, with what the test needs to end them. */
  let started: {
    frames: Keyframe[];
    timing: KeyframeAnimationOptions;
    end: () => void;
    cancel: () => void;
  }[];

  beforeEach(() => {
    started = [];
    setBody('<div style="height: 120px; padding-top: 7px"></div>');
    Object.assign(get('div'), {
      animate: (frames: Keyframe[], timing: KeyframeAnimationOptions) => {
        let end: () => void = vi.fn<() => void>();
        let cancel: () => void = end;
        const finished = new Promise<void>((resolve, reject) => {
          end = resolve;
          cancel = () => reject(new DOMException('cancelled', 'AbortError'));
        });
        started.push({ frames, timing, end, cancel });
        return { finished, cancel, finish: end };
      },
    });
  });

  it('opens: shown at once, from nothing to its own height, 200 ms', async () => {
    const panel = get('div');
    panel.style.display = 'none';
    const done = slide(panel, true, 200);
    expect(panel.style.display).toBe('block');
    expect(started[0]?.timing.duration).toBe(200);
    expect(started[0]?.timing.easing).toBe(cssEasing(swing));
    expect(started[0]?.frames).toMatchObject([
      { height: '0px', paddingTop: '0px', overflow: 'hidden' },
      { height: '120px', paddingTop: '7px', overflow: 'hidden' },
    ]);
    started[0]?.end();
    await done;
    expect(panel.getAttribute('style')).toBe('height: 120px; padding-top: 7px; display: block;');
  });

  it('closes: hidden only at the end', async () => {
    const panel = get('div');
    const done = slide(panel, false, 200);
    expect(panel.style.display).not.toBe('none');
    expect(started[0]?.frames).toMatchObject([{ height: '120px' }, { height: '0px' }]);
    started[0]?.end();
    await done;
    expect(panel.style.display).toBe('none');
  });

  it('is turned around where it is, and the last wish decides', async () => {
    const panel = get('div');
    const closing = slide(panel, false, 200);
    // Midway.
    panel.style.height = '60px';
    const opening = slide(panel, true, 200);
    expect(started[1]?.frames[0]).toMatchObject({ height: '60px' });
    await closing;
    expect(panel.style.display).toBe('block');
    started[1]?.end();
    await opening;
    expect(panel.style.display).toBe('block');
  });

  it.each([
    ['open', true, 'block'],
    ['closed', false, 'none'],
  ] as const)('goes %s at once for a visitor who wants less motion', async (_what, isOpen, display) => {
    fakeMedia(1024, true);
    await slide(get('div'), isOpen, 200);
    expect(get('div').style.display).toBe(display);
    expect(started).toEqual([]);
  });

  it('goes there at once when it takes no time', async () => {
    await slide(get('div'), false, 0);
    expect(get('div').style.display).toBe('none');
    expect(started).toEqual([]);
  });

  it('is where it was going when its widget ends', async () => {
    const panel = get('div');
    const done = slide(panel, false, 200);
    stopSlide(panel);
    await done;
    expect(panel.style.display).toBe('none');
    expect(() => stopSlide(panel)).not.toThrow();
  });

  it('ends in the right style when another script cancels the movement', async () => {
    const panel = get('div');
    const done = slide(panel, false, 200);
    started[0]?.cancel();
    await done;
    expect(panel.style.display).toBe('none');
  });
});

describe('a tween', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends on exactly its last value, once', () => {
    const { values, onEnd } = run({ to: 200.3, easing: easeOutExpo });
    vi.advanceTimersByTime(5000);
    expect(values.at(-1)).toBe(200.3);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes by the clock: frames that did not come are not made up for', () => {
    const { values } = run();
    vi.advanceTimersToNextFrame();
    // The page was hidden: no frame for half a second.
    vi.setSystemTime(Date.now());
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 500);
    vi.advanceTimersToNextFrame();
    expect(values.at(-1)).toBeGreaterThanOrEqual(150);
    expect(values.length).toBe(2);
    clock.mockRestore();
  });

  it('that began long ago shows its last value in the first frame', () => {
    const { values, onEnd } = run({ startedAt: performance.now() - 2000 });
    vi.advanceTimersToNextFrame();
    expect(values).toEqual([200]);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('without a duration is there at once', () => {
    const { values } = run({ durationMs: 0 });
    vi.advanceTimersToNextFrame();
    expect(values).toEqual([200]);
  });

  it('stops where it is when it is ended, and asks for no more frames', () => {
    const { values, onEnd, ending } = run();
    vi.advanceTimersByTime(100);
    const before = values.length;
    expect(before).toBeGreaterThan(0);
    ending.abort();
    vi.advanceTimersByTime(5000);
    expect(values).toHaveLength(before);
    expect(onEnd).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops also when it is ended by what its value causes', () => {
    const ending = new AbortController();
    const onValue = vi.fn<() => void>(() => ending.abort());
    startTween({ from: 0, to: 1, durationMs: 1000, easing: swing, onValue, onEnd: onValue }, ending.signal);
    vi.advanceTimersByTime(5000);
    expect(onValue).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that has been ended before it starts does nothing', () => {
    const onValue = vi.fn<() => void>();
    startTween(
      { from: 0, to: 1, durationMs: 9, easing: swing, onValue, onEnd: onValue },
      AbortSignal.abort(),
    );
    vi.advanceTimersByTime(100);
    expect(onValue).not.toHaveBeenCalled();
  });
});

describe('coming into view', () => {
  it('says once, and later, that an element was there from the start', () => {
    const { all, reveal, watched } = fakeIntersectionObserver();
    setBody('<p></p>');
    const onView = vi.fn<(wasThere: boolean) => void>();
    whenInView(get('p'), 0.8, onView, new AbortController().signal);
    expect(onView).not.toHaveBeenCalled();
    reveal(get('p'));
    reveal(get('p'));
    expect(onView.mock.calls).toEqual([[true]]);
    expect(watched()).toBe(0);
    expect(all()[0]?.rootMargin).toMatch(/^10000000px 10000000px -20(\.0*\d*)?% 10000000px$|-19\.99/);
  });

  it('says that an element came later', () => {
    const { all, reveal } = fakeIntersectionObserver();
    setBody('<p></p>');
    const onView = vi.fn<(wasThere: boolean) => void>();
    whenInView(get('p'), 1, onView, new AbortController().signal);
    all().forEach((observer) => observer.tell(get('p'), false));
    expect(onView).not.toHaveBeenCalled();
    reveal(get('p'));
    expect(onView.mock.calls).toEqual([[false]]);
  });

  it('watches no longer when it is ended, before or after', () => {
    const { reveal, watched } = fakeIntersectionObserver();
    setBody('<p></p>');
    const onView = vi.fn<() => void>();
    const ending = new AbortController();
    whenInView(get('p'), 1, onView, ending.signal);
    ending.abort();
    whenInView(get('p'), 1, onView, AbortSignal.abort());
    reveal(get('p'));
    expect(onView).not.toHaveBeenCalled();
    expect(watched()).toBe(0);
  });
});

describe('the display class', () => {
  it.each([
    [320, 'mobile-portrait', true],
    [419, 'mobile-portrait', true],
    [420, 'mobile-landscape', true],
    [767, 'mobile-landscape', true],
    [768, 'tablet', false],
    [959, 'tablet', false],
    [960, 'desktop', false],
    [2560, 'desktop', false],
  ] as const)('at %d px is %s', (widthPx, expected, isMobile) => {
    fakeMedia(widthPx);
    expect(displayClass()).toBe(expected);
    expect(isMobileWidth()).toBe(isMobile);
  });

  it('tells its subscribers when it changes, and writes nothing to the page', () => {
    const { resize, listening } = fakeMedia(1024);
    setBody('<p></p>');
    const onChange = vi.fn<() => void>();
    const unsubscribe = subscribeDisplayClass(onChange);
    resize(1000);
    expect(onChange).not.toHaveBeenCalled();
    resize(959);
    expect(onChange).toHaveBeenCalledOnce();
    resize(419);
    expect(displayClass()).toBe('mobile-portrait');
    unsubscribe();
    onChange.mockClear();
    resize(1024);
    expect(onChange).not.toHaveBeenCalled();
    expect(listening()).toBe(0);
    expect(document.documentElement.className + document.body.className).toBe('');
  });
});

/** Starts a tween and keeps what it says. */
function run(rest: Partial<Parameters<typeof startTween>[0]> = {}) {
  const values: number[] = [];
  const onEnd = vi.fn<() => void>();
  const ending = new AbortController();
  const onValue = (value: number): void => void values.push(value);
  startTween(
    { from: 100, to: 200, durationMs: 1000, easing: (p) => p, onValue, onEnd, ...rest },
    ending.signal,
  );
  return { values, onEnd, ending };
}
