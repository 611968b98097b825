/**
 * Replaces the page builder's skill bars and tilt (goodlayers-motion, sections 6 and 18), here without a screen. Kept:
 * 1200 ms, decimals cut off. Fixed: more than 100 is 100; roles and names.
 */
import { describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../../mocks/markup-index';
import { skillBar } from '../../../widgets/skill-bar';
import { tilt } from '../../../widgets/effects/tilt';
import { fakeMedia } from '../../support/unit-media';
import { get, start } from '../../support/unit-runtime';

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
  it('waits for the screen, then fills once in 1200 ms', async () => {
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

  it('has been filling since the page was ready on a phone’s width', async () => {
    const { bar, animate } = await mountBar('84', { widthPx: 400 });
    expect(bar.style.width).toBe('84%');
    const movement = animate.mock.results[0]?.value as Animation;
    expect(movement.currentTime).toBeGreaterThanOrEqual(0);
  });

  it('RELIABILITY 64: is full at once for a visitor who wants less motion', async () => {
    const { bar, animate } = await mountBar('84', { wantsLess: true });
    expect([bar.style.width, bar.classList.contains('gdlr-core-animate')]).toEqual(['84%', true]);
    expect(animate).not.toHaveBeenCalled();
  });

  it.each([
    ['250', '100%'],
    ['66.9', '66%'],
    ['0', '0%'],
  ])('of %s ends at %s', async (width, expected) => {
    const { bar } = await mountBar(width, { wantsLess: true });
    expect(bar.style.width).toBe(expected);
  });

  it('RELIABILITY 9: of garbage stays empty, and says so once', async () => {
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

  it('leaves the server’s markup when it goes', async () => {
    const { bar, settle } = await mountBar('84', { wantsLess: true });
    const track = bar.parentElement;
    track?.remove();
    await settle();
    expect(track?.outerHTML.replace(' style=""', '')).toBe(
      '<div class="gdlr-core-skill-bar-progress"><div class="gdlr-core-skill-bar-filled gdlr-core-js" data-width="84"></div></div>',
    );
  });
});

const COLUMN = '.gdlr-core-effect-3d';

async function mountTilt(attribute = '', { widthPx = 1024, wantsLess = false } = {}) {
  const media = fakeMedia(widthPx, wantsLess);
  const started = start(
    [tilt],
    readFragment('goodlayers/tilt-2.1.7.html').replace(' style=', ` ${attribute} style=`),
  );
  const column = get(COLUMN);
  const area = get('.gdlr-core-pbf-column');
  area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  started.observers.reveal(column);
  await started.settle();
  const move = (pointerType = 'mouse'): string => {
    area.dispatchEvent(new PointerEvent('pointermove', { clientX: 200, clientY: 0, pointerType }));
    return column.style.transform;
  };
  return { ...started, media, column, area, move };
}

describe('a tilted column', () => {
  it('leans to the mouse at once, and takes 200 ms to stand again', async () => {
    const { column, area, move } = await mountTilt();
    expect(move()).toBe('rotateY(30deg) rotateX(30deg)');
    vi.useFakeTimers();
    area.dispatchEvent(new PointerEvent('pointerleave'));
    expect(column.style.transform).toBe('rotateY(0deg) rotateX(0deg)');
    expect(column.classList.contains('gdlr-core-animate-transform')).toBe(true);
    vi.advanceTimersByTime(199);
    expect(column.classList.contains('gdlr-core-animate-transform')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(column.classList.contains('gdlr-core-animate-transform')).toBe(false);
    vi.useRealTimers();
  });

  it.each([
    ['data-max-deg="10"', 'rotateY(10deg) rotateX(10deg)'],
    ['data-max-deg=""', 'rotateY(30deg) rotateX(30deg)'],
    ['data-max-deg="400"', 'rotateY(90deg) rotateX(90deg)'],
  ])('with %s leans by %s', async (attribute, transform) => {
    const { move } = await mountTilt(attribute);
    expect(move()).toBe(transform);
  });

  it('stands for a finger, below a desktop’s width, and on what calls itself a phone', async () => {
    const { media, move } = await mountTilt();
    expect(move('touch')).toBe('');
    media.resize(900);
    expect(move()).toBe('');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPad)');
    const phone = await mountTilt();
    expect(phone.move()).toBe('');
  });

  it('RELIABILITY 64: stands for a visitor who wants less motion', async () => {
    const { move } = await mountTilt('', { wantsLess: true });
    expect(move()).toBe('');
  });
});
