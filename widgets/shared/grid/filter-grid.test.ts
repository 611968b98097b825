import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeAnimation, fakeAnimations } from '../../../tests/support/unit-animations';
import { get, setBody } from '../../../tests/support/unit-runtime';
import { zoomIn, zoomOut } from './filter-grid';

const TIMING = { durationMs: 500, delayMs: 30 };

describe('zooming an item', () => {
  let started: readonly FakeAnimation[];

  beforeEach(() => {
    setBody('<p></p>');
    started = fakeAnimations(get('p'));
  });

  it('out: hides it at the end', async () => {
    zoomOut(get('p'), TIMING);
    expect(started[0]?.options).toMatchObject({ duration: 500, delay: 30 });
    expect(get('p').style.display).toBe('');
    started[0]?.finish();
    await Promise.resolve();
    expect(get('p').style.display).toBe('none');
  });

  it('out without a duration: hides it synchronously', () => {
    zoomOut(get('p'), { durationMs: 0, delayMs: 0 });
    expect(get('p').style.display).toBe('none');
  });

  it('in while it zooms out: keeps it shown', async () => {
    zoomOut(get('p'), TIMING);
    zoomIn(get('p'), TIMING);
    await Promise.resolve();
    await Promise.resolve();
    expect(started.map(({ playState }) => playState)).toEqual(['idle', 'running']);
    expect(get('p').style.display).toBe('');
  });
});
