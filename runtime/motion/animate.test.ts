import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { animate, finishAnimation, runningAnimation, stopAnimation, type Timing } from './animate';
import { cssEasing, swing } from './easing';
import { fakeAnimations, type FakeAnimation } from '../../tests/support/unit-animations';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, setBody } from '../../tests/support/unit-runtime';

const FRAMES = [{ opacity: 0 }, { opacity: 1 }];
const FADE: Timing = { channel: 'fade', durationMs: 200, easing: swing };

let started: readonly FakeAnimation[];

beforeEach(() => {
  setBody('<p></p>');
  started = fakeAnimations(get('p'));
});

describe('animate', () => {
  it('starts an animation with the duration, delay and curve of its timing', () => {
    void animate(get('p'), FRAMES, { ...FADE, delayMs: 30, composite: 'add' });
    expect(started).toHaveLength(1);
    expect(started[0]?.keyframes).toBe(FRAMES);
    expect(started[0]?.options).toEqual({
      duration: 200,
      delay: 30,
      easing: cssEasing(swing),
      fill: 'backwards',
      composite: 'add',
    });
  });

  it('accepts a CSS easing', () => {
    void animate(get('p'), FRAMES, { ...FADE, easing: 'ease-in' });
    expect(started[0]?.options.easing).toBe('ease-in');
  });

  it('skips the time that has passed since `startedAt`', () => {
    vi.spyOn(performance, 'now').mockReturnValue(5000);
    void animate(get('p'), FRAMES, { ...FADE, startedAt: 4900 });
    expect(started[0]?.currentTime).toBe(100);
  });

  it('calls onEnd and resolves when the animation ends, not before', async () => {
    const onEnd = vi.fn<() => void>();
    const ended = animate(get('p'), FRAMES, FADE, onEnd);
    await Promise.resolve();
    expect(onEnd).not.toHaveBeenCalled();
    expect(runningAnimation(get('p'), 'fade')).toBe(started[0]);
    started[0]?.finish();
    await ended;
    expect(onEnd).toHaveBeenCalledOnce();
    expect(runningAnimation(get('p'), 'fade')).toBeUndefined();
  });

  it('counts an animation that another script cancels as ended', async () => {
    const onEnd = vi.fn<() => void>();
    const ended = animate(get('p'), FRAMES, FADE, onEnd);
    started[0]?.cancel();
    await ended;
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('replaces the animation of the same channel, which then resolves without onEnd', async () => {
    const onEnd = vi.fn<() => void>();
    const replaced = animate(get('p'), FRAMES, FADE, onEnd);
    void animate(get('p'), FRAMES, FADE);
    expect(started.map(({ playState }) => playState)).toEqual(['idle', 'running']);
    await replaced;
    expect(onEnd).not.toHaveBeenCalled();
    expect(runningAnimation(get('p'), 'fade')).toBe(started[1]);
  });

  it('keeps animations of other channels and of other elements', () => {
    setBody('<p></p><div></div>');
    const [first, second] = [fakeAnimations(get('p')), fakeAnimations(get('div'))];
    void animate(get('p'), FRAMES, FADE);
    void animate(get('p'), FRAMES, { ...FADE, channel: 'slide' });
    void animate(get('div'), FRAMES, FADE);
    expect([...first, ...second].map(({ playState }) => playState)).toEqual([
      'running',
      'running',
      'running',
    ]);
  });

  it.each([
    ['the duration is 0', 0, () => undefined],
    ['reduced motion is preferred', 200, () => fakeMedia(1024, true)],
    ['the browser cannot animate', 200, removeAnimate],
  ])('calls onEnd at once, and stops what is running, if %s', async (_why, durationMs, prepare) => {
    void animate(get('p'), FRAMES, FADE);
    prepare();
    const onEnd = vi.fn<() => void>();
    const ended = animate(get('p'), FRAMES, { ...FADE, durationMs }, onEnd);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(started).toHaveLength(1);
    expect(runningAnimation(get('p'), 'fade')).toBeUndefined();
    await ended;
  });
});

describe('ending an animation early', () => {
  it('stopAnimation cancels it without onEnd', async () => {
    const onEnd = vi.fn<() => void>();
    const ended = animate(get('p'), FRAMES, FADE, onEnd);
    stopAnimation(get('p'), 'fade');
    await ended;
    expect(started[0]?.playState).toBe('idle');
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('finishAnimation cancels it and calls onEnd at once, and only once', async () => {
    const onEnd = vi.fn<() => void>();
    const ended = animate(get('p'), FRAMES, FADE, onEnd);
    finishAnimation(get('p'), 'fade');
    expect(started[0]?.playState).toBe('idle');
    expect(onEnd).toHaveBeenCalledOnce();
    await ended;
    finishAnimation(get('p'), 'fade');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does nothing without an animation in that channel', () => {
    void animate(get('p'), FRAMES, FADE);
    stopAnimation(get('p'), 'slide');
    finishAnimation(get('p'), 'slide');
    expect(started[0]?.playState).toBe('running');
  });
});

/** Makes the simulated DOM one without the Web Animations API. */
function removeAnimate(): void {
  const descriptor = Object.getOwnPropertyDescriptor(Element.prototype, 'animate');
  if (!descriptor) throw new Error('Element.prototype has no animate');
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(get('p'), 'animate');
  onTestFinished(() => void Object.defineProperty(Element.prototype, 'animate', descriptor));
}
