/**
 * Replaces the page builder's skill bars (goodlayers-motion, section 6). Kept: 1200 ms; decimals are cut off. Fixed: a value
 * above 100 counts as 100; the bar has a role and a name.
 */
import { describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { skillBar } from '.';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, start } from '../../tests/support/unit-runtime';
import { outerMarkup } from '../../tests/support/markup';

const BAR = '.gdlr-core-skill-bar-filled';

async function mountBar(width: string, { widthPx = 1024, wantsLess = false } = {}) {
  fakeMedia(widthPx, wantsLess);
  const body = readFragment('goodlayers/skill-bar-2.1.7.html').replace(
    'data-width="84"',
    `data-width="${width}"`,
  );
  const started = start([skillBar], body);
  const bar = get(BAR);
  const animate = vi.fn<HTMLElement['animate']>(
    () => ({ finish: vi.fn<() => void>() }) as unknown as Animation,
  );
  bar.animate = animate;
  started.observers.reveal(bar);
  await started.settle();
  return { ...started, bar, animate };
}

describe('a skill bar', () => {
  it('waits until it is on the screen, then fills once in 1200 ms', async () => {
    const { bar, animate, observers } = await mountBar('84');
    expect([bar.style.width, bar.classList.contains('gdlr-core-animate')]).toEqual(['', false]);
    observers.reveal(bar);
    observers.reveal(bar);
    expect([bar.style.width, bar.classList.contains('gdlr-core-animate')]).toEqual(['84%', true]);
    expect(animate).toHaveBeenCalledOnce();
    const [frames, timing] = animate.mock.calls[0] ?? [];
    expect(frames).toEqual([
      { width: '0%', overflow: 'hidden' },
      { width: '84%', overflow: 'hidden' },
    ]);
    expect(timing).toMatchObject({ duration: 1200 });
  });

  it('fills from page load at a phone’s width', async () => {
    const { bar, animate } = await mountBar('84', { widthPx: 400 });
    expect(bar.style.width).toBe('84%');
    const movement = animate.mock.results[0]?.value as Animation;
    expect(movement.currentTime).toBeGreaterThanOrEqual(0);
  });

  it('RELIABILITY 64: is full at once when reduced motion is preferred', async () => {
    const { bar, animate } = await mountBar('84', { wantsLess: true });
    expect([bar.style.width, bar.classList.contains('gdlr-core-animate')]).toEqual(['84%', true]);
    expect(animate).not.toHaveBeenCalled();
  });

  it.each([
    ['250', '100%'],
    ['66.9', '66%'],
    ['0', '0%'],
    ['91%', '91%'],
    ['87,5', '87%'],
    ['66 %', '66%'],
    ['66\u00a0%', '66%'],
    ['+5', '5%'],
  ])('of %s ends at %s', async (width, expected) => {
    const { bar } = await mountBar(width, { wantsLess: true });
    expect(bar.style.width).toBe(expected);
  });

  it('RELIABILITY 9: of an invalid value stays empty, and reports it once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { bar } = await mountBar('a lot', { wantsLess: true });
    expect(bar.style.width).toBe('0%');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is a progress bar with its title and its text', async () => {
    await mountBar('84');
    const [first] = document.querySelectorAll('[role="progressbar"]');
    const names = ['aria-label', 'aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-valuetext'];
    expect(names.map((name) => first?.getAttribute(name))).toEqual(['Found a room', '84', '0', '100', '84%']);
  });

  it('restores the server’s markup on unmount', async () => {
    const { bar, settle } = await mountBar('84', { wantsLess: true });
    const track = bar.parentElement;
    if (!track) throw new Error('The bar has no track.');
    track.remove();
    await settle();
    expect(outerMarkup(track).replace(' style=""', '')).toBe(
      '<div class="gdlr-core-skill-bar-progress"><div class="gdlr-core-skill-bar-filled gdlr-core-js" data-width="84"></div></div>',
    );
  });
});
