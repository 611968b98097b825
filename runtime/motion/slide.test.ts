import { beforeEach, describe, expect, it } from 'vitest';
import { finishAnimation } from './animate';
import { cssEasing, swing } from './easing';
import { slide } from './slide';
import { fakeAnimations, type FakeAnimation } from '../../tests/support/unit-animations';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, setBody } from '../../tests/support/unit-runtime';

describe('slide', () => {
  let started: readonly FakeAnimation[];

  beforeEach(() => {
    setBody('<div style="height: 120px; padding-top: 7px"></div>');
    started = fakeAnimations(get('div'));
  });

  it('opens: shows the panel at once and animates it from 0 to its own height', async () => {
    const panel = get('div');
    panel.style.display = 'none';
    const done = slide(panel, true, 200);
    expect(panel.style.display).toBe('block');
    expect(started[0]?.options.duration).toBe(200);
    expect(started[0]?.options.easing).toBe(cssEasing(swing));
    expect(started[0]?.keyframes).toMatchObject([
      { height: '0px', paddingTop: '0px', overflow: 'hidden' },
      { height: '120px', paddingTop: '7px', overflow: 'hidden' },
    ]);
    started[0]?.finish();
    await done;
    expect(panel.getAttribute('style')).toBe('height: 120px; padding-top: 7px; display: block;');
  });

  it('closes: hides the panel only at the end', async () => {
    const panel = get('div');
    const done = slide(panel, false, 200);
    expect(panel.style.display).not.toBe('none');
    expect(started[0]?.keyframes).toMatchObject([{ height: '120px' }, { height: '0px' }]);
    started[0]?.finish();
    await done;
    expect(panel.style.display).toBe('none');
  });

  it('continues from the current height when it is reversed', async () => {
    const panel = get('div');
    const closing = slide(panel, false, 200);
    // Midway.
    panel.style.height = '60px';
    const opening = slide(panel, true, 200);
    expect(started[1]?.keyframes[0]).toMatchObject({ height: '60px' });
    await closing;
    expect(panel.style.display).toBe('block');
    started[1]?.finish();
    await opening;
    expect(panel.style.display).toBe('block');
  });

  it.each([
    ['opens', true, 'block'],
    ['closes', false, 'none'],
  ] as const)('%s at once when reduced motion is preferred', async (_what, isOpen, display) => {
    fakeMedia(1024, true);
    await slide(get('div'), isOpen, 200);
    expect(get('div').style.display).toBe(display);
    expect(started).toEqual([]);
  });

  it('closes at once with a duration of 0', async () => {
    await slide(get('div'), false, 0);
    expect(get('div').style.display).toBe('none');
    expect(started).toEqual([]);
  });

  it('hides a closing panel when it is finished early', () => {
    const panel = get('div');
    void slide(panel, false, 200);
    finishAnimation(panel, 'slide');
    expect(panel.style.display).toBe('none');
  });

  it('hides a closing panel when another script cancels the animation', async () => {
    const panel = get('div');
    const done = slide(panel, false, 200);
    started[0]?.cancel();
    await done;
    expect(panel.style.display).toBe('none');
  });
});
