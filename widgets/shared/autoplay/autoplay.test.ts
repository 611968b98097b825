/** The reasons to pause an animation (goodlayers-platform, section 10), its pause button and its interval. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../runtime/page/config';
import { fakeMedia, type Media } from '../../../tests/support/unit-media';
import { get, setBody } from '../../../tests/support/unit-runtime';
import { type AutoplayOptions, createAutoplay, createInterval, type Watch } from './autoplay';

let media: Media;

beforeEach(() => {
  vi.useFakeTimers();
  media = fakeMedia();
  setBody('<div id="slider"><a href="#">A slide</a></div>');
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts autoplay on the slider, with the button in it, as the widgets do. */
function start(options: Partial<AutoplayOptions> = {}) {
  const ending = new AbortController();
  const { signal } = ending;
  const onChange = vi.fn<(isPlaying: boolean) => void>();
  const config = readConfig(document, () => undefined);
  const root = get('#slider');
  const autoplay = createAutoplay({ root, config, signal, onChange, ...options });
  root.prepend(autoplay.button);
  const changes = (): readonly boolean[] => onChange.mock.calls.map(([isPlaying]) => isPlaying);
  return { ...autoplay, root, changes, end: () => ending.abort() };
}

/** Autoplay whose condition the test controls. */
function startWatching(name: 'watchInterest' | 'watchVisible') {
  const watch = vi.fn<Watch>();
  const started = start({ [name]: watch });
  return { ...started, change: (isMet: boolean) => watch.mock.calls[0]?.[0](isMet) };
}

/** A slider that counts its turns. */
function startTurning() {
  const ending = new AbortController();
  const onTurn = vi.fn<() => void>();
  const started = start({
    signal: ending.signal,
    onChange: createInterval(7000, onTurn, ending.signal),
  });
  return { ...started, onTurn, end: () => ending.abort() };
}

const point = (root: HTMLElement, type: 'pointerenter' | 'pointerleave', pointerType = 'mouse') =>
  root.dispatchEvent(new PointerEvent(type, { pointerType }));

const tap = (target: Element, pointerType = 'touch') =>
  target.dispatchEvent(new PointerEvent('pointerup', { pointerType, bubbles: true }));

const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('autoplay', () => {
  it('plays at once if there is no reason to pause', () => {
    const { changes, isPlaying } = start();
    expect([changes(), isPlaying()]).toEqual([[true], true]);
  });

  it('pauses while the pointer is over its root', () => {
    const { root, changes } = start();
    point(root, 'pointerenter');
    point(root, 'pointerenter');
    point(root, 'pointerleave');
    expect(changes()).toEqual([true, false, true]);
  });

  it('does not pause for a finger, which enters and leaves with every touch', () => {
    const { root, changes } = start();
    point(root, 'pointerenter', 'touch');
    expect(changes()).toEqual([true]);
  });

  it('pauses after a tap, until the next tap elsewhere', () => {
    const { root, button, isPlaying } = start();
    tap(get('a'), 'mouse');
    expect(isPlaying()).toBe(true);
    tap(get('a'));
    expect(isPlaying()).toBe(false);
    tap(document.body);
    expect(isPlaying()).toBe(true);
    tap(button);
    expect(isPlaying()).toBe(true);
    expect(root.contains(button)).toBe(true);
  });

  it('pauses while something in its root has focus, except for the pause button', async () => {
    const { button, changes } = start();
    get('a').focus();
    await vi.advanceTimersByTimeAsync(0);
    expect(changes()).toEqual([true, false]);
    button.focus();
    await vi.advanceTimersByTimeAsync(0);
    expect(changes()).toEqual([true, false, true]);
  });

  it('stays paused while the focus moves inside its root', async () => {
    get('a').after(document.createElement('button'));
    const { root, changes } = start();
    get('a').focus();
    get('a + button', root).focus();
    await vi.advanceTimersByTimeAsync(0);
    expect(changes()).toEqual([true, false]);
  });

  it.each([
    ['something in its root has focus', () => get('a').focus()],
    ['the tab is hidden', () => setHidden(true)],
    ['reduced motion is preferred', () => media.setReducedMotion(true)],
  ])('starts paused if %s', (_condition, meet) => {
    meet();
    const { changes, isPlaying } = start();
    expect([changes(), isPlaying()]).toEqual([[], false]);
  });

  it('[RELIABILITY 65] pauses while the tab is hidden', () => {
    const { changes } = start();
    setHidden(true);
    setHidden(false);
    expect(changes()).toEqual([true, false, true]);
  });

  it('[RELIABILITY 64] pauses when the visitor turns on reduced motion', () => {
    const { changes, end } = start();
    media.setReducedMotion(true);
    media.setReducedMotion(false);
    expect(changes()).toEqual([true, false, true]);
    end();
    expect(media.listening()).toBe(0);
  });

  it('plays only when the last reason to pause is gone', () => {
    const { root, changes } = start();
    point(root, 'pointerenter');
    setHidden(true);
    point(root, 'pointerleave');
    expect(changes()).toEqual([true, false]);
    setHidden(false);
    expect(changes()).toEqual([true, false, true]);
  });

  it('does not start before the animation is visible', () => {
    const { changes, change, isPlaying } = startWatching('watchVisible');
    change(false);
    expect([changes(), isPlaying()]).toEqual([[], false]);
    change(true);
    change(false);
    expect([changes(), isPlaying()]).toEqual([[true, false], false]);
  });

  it('does not start before the animation is visible, even if the visitor presses Pause and Play', () => {
    const { button, changes } = startWatching('watchVisible');
    button.click();
    button.click();
    expect(changes()).toEqual([]);
  });
});

describe('the pause button', () => {
  it('stops and restarts autoplay, and its label says what it does', () => {
    const { button, changes } = start();
    expect(button.getAttribute('aria-label')).toBe('Pause animation');
    button.click();
    expect([button.getAttribute('aria-label'), changes()]).toEqual(['Play animation', [true, false]]);
    button.click();
    expect([button.getAttribute('aria-label'), changes()]).toEqual(['Pause animation', [true, false, true]]);
  });

  it('has text only while it has the focus', () => {
    const { button } = start();
    expect(button.textContent).toBe('');
    button.focus();
    expect(button.textContent).toBe('Pause animation');
    button.click();
    expect(button.textContent).toBe('Play animation');
    button.blur();
    expect([button.textContent, button.getAttribute('aria-label')]).toEqual(['', 'Play animation']);
  });

  it('restarts what `stop` has stopped', () => {
    const onStop = vi.fn<(isStopped: boolean) => void>();
    const { button, stop, changes } = start({ onStop });
    stop();
    stop();
    setHidden(true);
    setHidden(false);
    expect([button.getAttribute('aria-label'), changes()]).toEqual(['Play animation', [true, false]]);
    button.click();
    expect(changes()).toEqual([true, false, true]);
    expect(onStop.mock.calls).toEqual([[false], [true], [false]]);
  });

  it('overrides interest, because the button may be in the watched element', () => {
    const { button, change, changes } = startWatching('watchInterest');
    change(true);
    button.click();
    expect(changes()).toEqual([true, false]);
    button.click();
    expect(changes()).toEqual([true, false, true]);
  });

  it('does not override the pointer', () => {
    const { root, button, changes } = start();
    point(root, 'pointerenter');
    button.click();
    button.click();
    expect(changes()).toEqual([true, false]);
  });

  it('is removed at the end, and nothing is reported afterwards', () => {
    const { root, change, changes, end } = startWatching('watchInterest');
    end();
    expect(document.querySelector('.atoll-pause')).toBeNull();
    point(root, 'pointerenter');
    setHidden(true);
    change(true);
    expect(changes()).toEqual([true]);
  });
});

describe('an interval', () => {
  it('ticks every time its pause is over', () => {
    const { onTurn } = startTurning();
    vi.advanceTimersByTime(6999);
    expect(onTurn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(14_001);
    expect(onTurn).toHaveBeenCalledTimes(3);
  });

  it('[RELIABILITY 65] has no timer while the tab is hidden', () => {
    const { onTurn } = startTurning();
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    setHidden(false);
    vi.advanceTimersByTime(7000);
    expect(onTurn).toHaveBeenCalledTimes(1);
  });

  it('waits for a whole interval after the pointer has left', () => {
    const { root, onTurn } = startTurning();
    vi.advanceTimersByTime(6000);
    point(root, 'pointerenter');
    vi.advanceTimersByTime(7000);
    point(root, 'pointerleave');
    vi.advanceTimersByTime(6999);
    expect(onTurn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTurn).toHaveBeenCalledTimes(1);
  });

  it('stays stopped when the tab is visible again, until the button is pressed', () => {
    const { button, stop, onTurn } = startTurning();
    stop();
    setHidden(true);
    setHidden(false);
    vi.advanceTimersByTime(70_000);
    expect(onTurn).not.toHaveBeenCalled();
    button.click();
    vi.advanceTimersByTime(7000);
    expect(onTurn).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer behind', () => {
    const { end } = startTurning();
    expect(vi.getTimerCount()).toBe(1);
    end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
