/**
 * Replaces Essential Addons' fancy text (essential-addons, section 3), here without a screen and under a fake clock.
 * Kept: revealed 500 ms after page load, 300 ms before typing. Fixed: a text with a comma is one text; animated texts
 * can end; nothing waits for a scroll.
 */
import { describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { fancyText } from '.';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, start } from '../../tests/support/unit-runtime';
import { innerMarkup, outerMarkup, toFragment } from '../../tests/support/markup';

const ROOT = '.eael-fancy-text-container';
const TYPED = readFragment('essential-addons/fancy-text-4.7.0.html');
const FADED = readFragment('essential-addons/fancy-text-6.6.9.html');

async function mount(body: string, wantsLess = false) {
  fakeMedia(1024, wantsLess);
  const started = start([fancyText], body);
  const served = get('.eael-fancy-text-strings').textContent ?? '';
  started.observers.reveal(get(ROOT));
  await started.settle();
  await vi.dynamicImportSettled();
  await started.settle();
  const place = get('.eael-fancy-text-strings');
  return { ...started, root: get(ROOT), place, shown: () => (place.textContent ?? '').slice(served.length) };
}

/** The markup without empty attributes. */
const tidy = (element: Element) => innerMarkup(element).replaceAll(' style=""', '').replaceAll(' "', '"');

describe('fancy text', () => {
  it('types after 300 ms, one letter in 50 to 75 ms', async () => {
    const { place, shown, observers } = await mount(TYPED);
    expect(place.nextElementSibling?.className).toBe('typed-cursor');
    vi.spyOn(Math, 'random').mockReturnValue(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    observers.reveal(place);
    vi.advanceTimersByTime(300 + 74);
    expect(shown()).toBe('');
    vi.advanceTimersByTime(2);
    expect(shown()).toBe('r');
    vi.clearAllTimers();
    vi.useRealTimers();
  });

  it('lets each text enter with the site’s animation, in its own element, and fires its event', async () => {
    const { root, place, observers } = await mount(FADED);
    expect(root.classList.contains('eael-animated')).toBe(false);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    observers.reveal(place);
    expect(root.classList.contains('eael-animated')).toBe(true);
    expect(place.classList.contains('morphext')).toBe(true);
    expect(outerMarkup(get('.animated', place))).toBe('<span class="animated fadeInUp">the early</span>');
    const first = get('.animated', place);
    vi.advanceTimersByTime(2500);
    expect(get('.animated', place).textContent).toBe('the late, too');
    expect(get('.animated', place)).not.toBe(first);
    vi.clearAllTimers();
    vi.useRealTimers();
  });

  it('RELIABILITY 64: shows only its first text, at once, when reduced motion is preferred', async () => {
    const { place, shown, root } = await mount(TYPED, true);
    expect([shown(), place.style.display]).toEqual(['rowing', 'inline-block']);
    expect(root.querySelectorAll('.typed-cursor,button')).toHaveLength(0);
  });

  it('gives all texts to screen readers at once, and can be paused', async () => {
    const { place, root } = await mount(FADED);
    expect(place.getAttribute('aria-hidden')).toBe('true');
    expect(place.nextElementSibling?.textContent).toBe('the early, the late, too, all');
    expect(get('button', root).getAttribute('aria-label')).toBe('Pause animation');
  });

  it('restores the server’s nodes on unmount', async () => {
    const { root, observers, place, settle } = await mount(FADED);
    observers.reveal(place);
    root.remove();
    await settle();
    const served = toFragment(FADED).querySelector(ROOT);
    expect(tidy(root)).toBe(served && tidy(served));
  });

  it.each([
    ['data-fancy-text="[^"]*"', 'data-fancy-text="||"', 'failed'],
    ['data-fancy-text-speed="50"', 'data-fancy-text-speed="fast"', 'ready'],
  ])('survives %s as %s, and reports it once', async (before, after, state) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const html = TYPED.replace(new RegExp(before), after);
    expect(html).not.toBe(TYPED);
    const { atoll } = await mount(html, true);
    expect(atoll.widgets().map((widget) => widget.state)).toEqual([state]);
    expect(warn).toHaveBeenCalledOnce();
  });
});
