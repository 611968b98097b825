import { describe, expect, it, vi } from 'vitest';
import { watchIntersection, watchOnScreen, whenInView, whileNear } from './intersection';
import { fakeIntersectionObserver } from '../../tests/support/unit-observers';
import { get, setBody } from '../../tests/support/unit-runtime';

describe('watchIntersection', () => {
  it('keeps observing the other elements when one of them is no longer watched', () => {
    const observers = fakeIntersectionObserver();
    setBody('<p id="one"></p><p id="two"></p>');
    const listener = vi.fn<() => void>();
    const stopFirst = watchIntersection(get('#one'), '10px', () => undefined);
    const stopSecond = watchIntersection(get('#two'), '10px', listener);
    expect(observers.all()).toHaveLength(1);

    stopFirst();
    expect(observers.watched()).toBe(1);
    observers.reveal(get('#two'));
    expect(listener).toHaveBeenCalledOnce();

    stopSecond();
    expect(observers.watched()).toBe(0);
  });

  it('keeps reporting to the other listener of the same element', () => {
    const observers = fakeIntersectionObserver();
    setBody('<p id="one"></p>');
    const listener = vi.fn<() => void>();
    const stopFirst = watchIntersection(get('#one'), '20px', () => undefined);
    const stopSecond = watchIntersection(get('#one'), '20px', listener);
    stopFirst();
    observers.reveal(get('#one'));
    expect(listener).toHaveBeenCalledOnce();
    stopSecond();
  });
});

describe('whenInView', () => {
  it('reports once, asynchronously, that an element was in view from the start', () => {
    const { all, reveal, watched } = fakeIntersectionObserver();
    setBody('<p></p>');
    const onView = vi.fn<(wasInView: boolean) => void>();
    whenInView(get('p'), 0.8, onView, new AbortController().signal);
    expect(onView).not.toHaveBeenCalled();
    reveal(get('p'));
    reveal(get('p'));
    expect(onView.mock.calls).toEqual([[true]]);
    expect(watched()).toBe(0);
    expect(all()[0]?.rootMargin).toMatch(/^10000000px 10000000px -20(\.0*\d*)?% 10000000px$|-19\.99/);
  });

  it('reports that an element came into view later', () => {
    const { all, reveal } = fakeIntersectionObserver();
    setBody('<p></p>');
    const onView = vi.fn<(wasInView: boolean) => void>();
    whenInView(get('p'), 1, onView, new AbortController().signal);
    all().forEach((observer) => observer.tell(get('p'), false));
    expect(onView).not.toHaveBeenCalled();
    reveal(get('p'));
    expect(onView.mock.calls).toEqual([[false]]);
  });

  it('stops watching when it is aborted, and never starts after that', () => {
    const { reveal, watched } = fakeIntersectionObserver();
    setBody('<p></p>');
    const onView = vi.fn<() => void>();
    const controller = new AbortController();
    whenInView(get('p'), 1, onView, controller.signal);
    controller.abort();
    whenInView(get('p'), 1, onView, AbortSignal.abort());
    reveal(get('p'));
    expect(onView).not.toHaveBeenCalled();
    expect(watched()).toBe(0);
  });
});

describe('whileNear', () => {
  it('reports the first result and every change, until it is aborted', () => {
    const { all, watched } = fakeIntersectionObserver();
    setBody('<p></p>');
    const onChange = vi.fn<(isNear: boolean) => void>();
    const controller = new AbortController();
    whileNear(get('p'), onChange, controller.signal);
    expect(all().map(({ rootMargin }) => rootMargin)).toEqual(['200px']);
    [false, false, true, true, false].forEach((isNear) => all()[0]?.tell(get('p'), isNear));
    expect(onChange.mock.calls).toEqual([[false], [true], [false]]);
    controller.abort();
    expect(watched()).toBe(0);
  });
});

describe('watchOnScreen', () => {
  it('reports an element as visible while it is on the screen and the page is not hidden', () => {
    const { all, watched } = fakeIntersectionObserver();
    setBody('<p></p>');
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const setPage = (state: DocumentVisibilityState): void => {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const onChange = vi.fn<(isVisible: boolean) => void>();
    const controller = new AbortController();
    watchOnScreen(get('p'), onChange, controller.signal);
    setPage('visible');
    expect(onChange).not.toHaveBeenCalled();
    all()[0]?.tell(get('p'), true);
    setPage('hidden');
    all()[0]?.tell(get('p'), false);
    setPage('visible');
    all()[0]?.tell(get('p'), true);
    expect(onChange.mock.calls).toEqual([[true], [false], [true]]);
    controller.abort();
    setPage('hidden');
    expect(onChange).toHaveBeenCalledTimes(3);
    expect(watched()).toBe(0);
  });
});
