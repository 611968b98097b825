import { describe, expect, it, vi } from 'vitest';
import { displayClass, isMobileWidth, subscribeDisplayClass } from './viewport';
import { fakeMedia } from '../../tests/support/unit-media';
import { setBody } from '../../tests/support/unit-runtime';

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

  it('notifies its subscribers of changes, and writes nothing to the page', () => {
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
