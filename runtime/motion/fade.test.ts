import { beforeEach, describe, expect, it } from 'vitest';
import { stopAnimation } from './animate';
import { fadeIn, fadeOut, hide, show } from './fade';
import { fakeAnimations, type FakeAnimation } from '../../tests/support/unit-animations';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, setBody } from '../../tests/support/unit-runtime';

describe('fading', () => {
  let started: readonly FakeAnimation[];

  beforeEach(() => {
    setBody('<p></p>');
    started = fakeAnimations(get('p'));
  });

  it('in: shows the element at once', () => {
    void fadeIn(get('p'), 300);
    expect(get('p').style.display).toBe('block');
    expect(started[0]?.keyframes).toEqual([{ opacity: '0' }, { opacity: '1' }]);
    expect(started[0]?.options.duration).toBe(300);
  });

  it('out: hides the element at the end', async () => {
    const done = fadeOut(get('p'), 300);
    expect(get('p').style.display).toBe('');
    expect(started[0]?.keyframes).toEqual([{ opacity: '1' }, { opacity: '0' }]);
    started[0]?.finish();
    await done;
    expect(get('p').style.display).toBe('none');
  });

  it('continues from the current opacity when it is reversed', async () => {
    const element = get('p');
    const out = fadeOut(element, 300);
    // Midway.
    element.style.opacity = '0.4';
    void fadeIn(element, 300);
    expect(started[1]?.keyframes[0]).toEqual({ opacity: '0.4' });
    await out;
    expect(element.style.display).toBe('block');
  });

  it.each([
    ['show', show, 'block'],
    ['hide', hide, 'none'],
    ['stopAnimation', (element: HTMLElement) => stopAnimation(element, 'fade'), ''],
  ] as const)('%s decides the display of an element that was fading out', async (_name, act, display) => {
    const done = fadeOut(get('p'), 300);
    act(get('p'));
    await done;
    expect(started[0]?.playState).toBe('idle');
    expect(get('p').style.display).toBe(display);
  });

  it('shows and hides at once when reduced motion is preferred', () => {
    fakeMedia(1024, true);
    void fadeIn(get('p'), 300);
    expect(get('p').style.display).toBe('block');
    void fadeOut(get('p'), 300);
    expect(get('p').style.display).toBe('none');
    expect(started).toEqual([]);
  });
});
