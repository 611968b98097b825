/**
 * Replaces the entrance animation of goodlayers-core 1.6.0 to 2.1.7 (goodlayers-motion, section 9). Kept: one visible
 * block starts per tick; blocks on the first screen ignore their start line. Not kept: "1s" taken for a millisecond;
 * sections near the end of the page that never show; an endless timer; 1.6.0's waiting for the preloader.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entranceAnimation } from '.';
import { isKind, parseDurationMs } from './entrance-animation';
import { countToStart } from './queue';
import { fakeMedia } from '../../../tests/support/unit-media';
import { get, start } from '../../../tests/support/unit-runtime';
import { eventually } from '../../../tests/support/eventually';

describe('the attributes', () => {
  it.each([
    ['600ms', 600],
    ['1s', 1000],
    ['.5s', 500],
    ['1.2S', 1200],
    ['300', 300],
    [' 40ms ', 40],
    ['0', 0],
    ['1e3', 1000],
    ['600 ms', 600],
    ['1 second', 1000],
    ['-1s', undefined],
    ['long', undefined],
    ['x'.repeat(1_000_000), undefined],
  ])('a duration of %.20s is %s ms', (text, expected) => expect(parseDurationMs(text)).toBe(expected));

  it('accepts ten animations', () => {
    const all = 'fadeIn fadeInDown fadeInUp fadeInLeft fadeInRight bounce pulse rubberBand shake swing'.split(
      ' ',
    );
    expect(all.filter(isKind)).toHaveLength(10);
    expect(['fadein', 'fadeOut', '', '__proto__'].filter(isKind)).toEqual([]);
  });
});

describe('the queue', () => {
  it.each([
    ['a visible block', [false], 1],
    ['the first of several', [false, false, false], 1],
    ['all blocks that were scrolled past, and the next', [true, true, false, false], 3],
    ['only blocks that were scrolled past', [true, true], 2],
    ['a visible block, and nothing behind it', [false, true], 1],
    ['nothing', [], 0],
  ])('starts %s', (_name, isPast, expected) => expect(countToStart(isPast)).toBe(expected));
});

const block = (attributes: string, id = 'a'): string =>
  `<div id="${id}" class="gdlr-core-js" ${attributes}><a href="#">text</a></div>`;
const FADE =
  'data-gdlr-animation="fadeInUp" data-gdlr-animation-duration="600ms" data-gdlr-animation-offset="0.8"';

const isWaiting = (id = 'a'): boolean =>
  get(`#${id}`).hasAttribute('data-gdlr-animation') && !get(`#${id}`).classList.contains('fadeInUp');
const isRunning = (id = 'a'): boolean => get(`#${id}`).classList.contains('fadeInUp');

/** As the site's stylesheet does. */
const HIDES = '<style>[data-gdlr-animation] { opacity: 0 }</style>';

/** Mounts elements that are on the first screen or come into view later. */
async function mounted(html: string, widthPx = 1200, wantsReducedMotion = false) {
  fakeMedia(widthPx, wantsReducedMotion);
  const started = start([entranceAnimation], HIDES + html);
  await eventually(() => expect(started.atoll.widgets().every(({ state }) => state === 'ready')).toBe(true));
  return {
    ...started,
    report: (isInView: boolean) =>
      document
        .querySelectorAll('.gdlr-core-js')
        .forEach((element) =>
          started.observers.all().forEach((observer) => observer.tell(element, isInView)),
        ),
  };
}

describe('a block', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });

  it('on the first screen waits for the first tick, runs for its duration and then loses all traces', async () => {
    const { report } = await mounted(block(FADE));
    report(true);
    await vi.advanceTimersByTimeAsync(199);
    expect(isWaiting()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isRunning()).toBe(true);
    expect(get('#a').style.animationDuration).toBe('600ms');
    await vi.advanceTimersByTimeAsync(600);
    expect(get('#a').hasAttribute('data-gdlr-animation')).toBe(false);
    expect(get('#a').className).toBe('gdlr-core-js');
    expect(get('#a').hasAttribute('style')).toBe(false);
  });

  it('starts with one block per tick, and then the page has no timer', async () => {
    const { report } = await mounted(block(FADE) + block(FADE, 'b') + block(FADE, 'c'));
    // The simulated DOM has everything at the top edge, which counts as scrolled past.
    for (const id of ['a', 'b', 'c'])
      vi.spyOn(get(`#${id}`), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 10, 10));
    report(true);
    const seen: string[] = [];
    for (let tick = 0; tick < 3; tick += 1) {
      await vi.advanceTimersByTimeAsync(200);
      seen.push(['a', 'b', 'c'].filter((id) => isRunning(id)).join(''));
    }
    expect(seen).toEqual(['a', 'ab', 'abc']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('below the screen waits for its start line, without a timer', async () => {
    const { report, observers } = await mounted(block(FADE));
    report(false);
    expect(vi.getTimerCount()).toBe(0);
    expect(
      observers.all().map(({ rootMargin }) => Math.round(Number.parseFloat(rootMargin.split(' ')[2] ?? '1'))),
    ).toEqual([1, 0, -20]);
    report(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(isRunning()).toBe(true);
  });

  it.each([
    ['the focus enters it', () => get('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))],
    ['the page is printed', () => window.dispatchEvent(new Event('beforeprint'))],
  ])('appears at once when %s', async (_name, act) => {
    const { report } = await mounted(block(FADE));
    report(false);
    act();
    expect(get('#a').hasAttribute('data-gdlr-animation')).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[RELIABILITY 64] appears at once when reduced motion is preferred', async () => {
    await mounted(block(FADE), 1200, true);
    expect(get('#a').hasAttribute('data-gdlr-animation')).toBe(false);
  });

  it('does not wait to be seen on a phone', async () => {
    await mounted(block(FADE), 400);
    await vi.advanceTimersByTimeAsync(200);
    expect(isRunning()).toBe(true);
  });

  it('waits in a hidden tab without a timer, and continues afterwards', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { report } = await mounted(block(FADE));
    report(true);
    expect(vi.getTimerCount()).toBe(0);
    hidden.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(200);
    expect(isRunning()).toBe(true);
  });

  it('with an unknown animation appears, and is reported once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await mounted(block('data-gdlr-animation="spin"'));
    expect(get('#a').hasAttribute('data-gdlr-animation')).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('appears when the widget fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
      queueMicrotask(callback);
      return 1;
    });
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => {
      throw new Error('broken');
    });
    fakeMedia();
    const { atoll } = start([entranceAnimation], HIDES + block(FADE));
    await eventually(() => expect(atoll.widgets().map(({ state }) => state)).toEqual(['failed']));
    expect(get('#a').hasAttribute('data-gdlr-animation')).toBe(false);
  });

  it('leaves nothing behind on unmount, before and during its animation', async () => {
    const { report, settle, leftovers } = await mounted(block(FADE) + block(FADE, 'b'));
    report(true);
    await vi.advanceTimersByTimeAsync(200);
    document.body.replaceChildren();
    await settle();
    expect(vi.getTimerCount()).toBe(0);
    expect(leftovers().listeners.elements).toBe(0);
  });
});
