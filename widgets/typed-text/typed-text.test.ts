/**
 * Replaces the page builder's typed animation (goodlayers-motion, section 3), here without a screen and under a fake
 * clock. Kept: 50 to 120 ms a letter, 500 ms for a complete text, deletion letter by letter, endless. Fixed: it stops
 * out of sight; invalid settings of one text do not stop others.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { typedText } from '.';
import { type Player, startTyping, type Typing } from './typing';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, start } from '../../tests/support/unit-runtime';
import { outerMarkup, toFragment } from '../../tests/support/markup';

/** The time of a letter. The library's pause of 0 ms after it is a timer too: 1 ms on a fake clock. */
const LETTER_MS = 51;

const SPEED = {
  startMs: 0,
  typeMs: 50,
  typeExtraMs: 70,
  eraseMs: 0,
  eraseExtraMs: 70,
  holdMs: 500,
  keepsCommonStart: false,
  isEndless: true,
};

describe('typing', () => {
  let shown: string[];
  let player: Player;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    shown = [];
    return () => {
      player.end();
      vi.useRealTimers();
    };
  });

  const type = (texts: readonly string[], rest: Partial<Typing> = {}): void => {
    player = startTyping({ ...SPEED, texts, onText: (text) => shown.push(text), ...rest });
  };
  const run = (ms: number): readonly string[] => {
    shown.length = 0;
    vi.advanceTimersByTime(ms);
    return shown;
  };

  it('takes 50 to 120 ms a letter', () => {
    type(['abc']);
    expect(run(49)).toEqual([]);
    expect(run(2)).toEqual(['a']);
    vi.mocked(Math.random).mockReturnValue(1);
    expect(run(LETTER_MS)).toEqual(['ab']);
    expect(run(119)).toEqual([]);
    expect(run(2)).toEqual(['abc']);
  });

  it('keeps a complete text for 500 ms, deletes it, types the next and starts again', () => {
    type(['ab', 'c']);
    run(100);
    // The end is noticed one letter after the last.
    run(50);
    expect(run(499)).toEqual([]);
    expect(run(10)).toEqual(['ab', 'a', '']);
    expect(run(50)).toEqual(['c']);
    run(50);
    expect(run(510)).toEqual(['c', '']);
    expect(run(50)).toEqual(['a']);
  });

  it('waits if a text says so, and shows text between back-ticks at once', () => {
    type(['a^1000b', '`now`']);
    expect(run(LETTER_MS)).toEqual(['a']);
    expect(run(1049)).toEqual([]);
    expect(run(2)).toEqual(['ab']);
    run(LETTER_MS + 510);
    expect(run(LETTER_MS)).toEqual(['now']);
  });

  it('can keep the beginning that two texts share, and can end', () => {
    type(['abc', 'abd'], { keepsCommonStart: true, isEndless: false });
    run(200);
    expect(run(510)).toEqual(['abc', 'ab']);
    expect(run(60)).toEqual(['abd']);
    run(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops without a timer, and continues from there', () => {
    type(['abc']);
    run(LETTER_MS);
    player.hold();
    player.hold();
    expect(vi.getTimerCount()).toBe(0);
    expect(run(10_000)).toEqual([]);
    player.release();
    expect(vi.getTimerCount()).toBe(1);
    expect(run(LETTER_MS)).toEqual(['ab']);
  });

  it('never runs twice, however quickly it is stopped and started', () => {
    type(['abcdefgh']);
    for (let time = 0; time < 20; time += 1) {
      run(7);
      player.hold();
      player.release();
      player.release();
    }
    expect(vi.getTimerCount()).toBe(1);
  });

  it('stops before its first letter, and between two texts', () => {
    type(['a'], { startMs: 300 });
    player.hold();
    run(1000);
    player.release();
    run(300);
    expect(run(LETTER_MS)).toEqual(['a']);
    run(100);
    player.hold();
    expect(vi.getTimerCount()).toBe(0);
    player.release();
    expect(run(LETTER_MS + 510)).toEqual(['a', '']);
  });

  it('never shows half a surrogate pair', () => {
    type(['🎈x']);
    expect(run(LETTER_MS)).toEqual(['']);
    expect(run(LETTER_MS)).toEqual(['🎈']);
  });

  it('RELIABILITY 74: adds nothing to the page', () => {
    type(['<b>a</b>']);
    run(5000);
    expect(shown).toContain('<b>a</b>');
    expect(document.querySelectorAll('style,.typed-cursor')).toHaveLength(0);
  });
});

const WORD = '.gdlr-core-type-animation-item-animated';

/** One text without an entity: the sanitiser needs a real browser. */
const html = readFragment('goodlayers/typed-text-2.1.7.html').replace('&amp;amp; ', '');

const timers = (): number => vi.getTimerCount();

async function mount(body = html, wantsLess = false) {
  fakeMedia(1024, wantsLess);
  const started = start([typedText], body);
  started.observers.reveal(get(WORD));
  await started.settle();
  await vi.dynamicImportSettled();
  await started.settle();
  return { ...started, word: get(WORD), content: get('.gdlr-core-type-animation-item-content') };
}

describe('a typed word', () => {
  it('is hidden from screen readers, which get all texts at once', async () => {
    const { word, content } = await mount();
    expect(word.getAttribute('aria-hidden')).toBe('true');
    const cursor = word.nextElementSibling;
    // It is still until the text is visible.
    expect(cursor && outerMarkup(cursor)).toBe(
      '<span class="typed-cursor" aria-hidden="true" style="animation: none;">|</span>',
    );
    expect(content.querySelector('.typed-cursor + span')?.textContent).toBe('rowing, Latin Greek');
    expect(word.textContent).toBe('rowing');
  });

  it('keeps the server’s text node, and restores its text on unmount', async () => {
    const { word, content, observers, settle } = await mount();
    const node = word.firstChild;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Otherwise two letters may be typed within the time of one.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    observers.reveal(word);
    vi.advanceTimersByTime(LETTER_MS);
    expect(word.textContent).toBe('r');
    expect(word.firstChild).toBe(node);
    vi.useRealTimers();
    content.remove();
    await settle();
    const served = toFragment(html).querySelector('.gdlr-core-type-animation-item-content');
    expect(outerMarkup(content)).toBe(served && outerMarkup(served));
  });

  it('stops typing when it unmounts in the middle of a word', async () => {
    const { word, content, observers } = await mount();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    observers.reveal(word);
    vi.advanceTimersByTime(3 * LETTER_MS);
    content.remove();
    await vi.advanceTimersByTimeAsync(5000);
    expect(word.textContent).toBe('rowing');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('RELIABILITY 65: stops out of sight, on hover, on focus, and when the visitor pauses it', async () => {
    const { word, content, observers } = await mount();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tell = (isThere: boolean) => observers.all().forEach((one) => one.tell(word, isThere));
    expect(timers()).toBe(0);
    tell(true);
    expect(timers()).toBe(1);
    tell(false);
    expect(timers()).toBe(0);
    tell(true);
    content.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    expect(timers()).toBe(0);
    content.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    expect(timers()).toBe(1);
    const button = get('button', content);
    expect(button.getAttribute('aria-label')).toBe('Pause animation');
    button.focus();
    expect(timers()).toBe(0);
    expect(word.style.outlineStyle).toBe('dotted');
    button.click();
    expect(button.getAttribute('aria-label')).toBe('Play animation');
    button.blur();
    expect(timers()).toBe(0);
    expect(word.style.outlineStyle).toBe('');
    button.focus();
    button.click();
    expect([button.getAttribute('aria-label'), timers()]).toEqual(['Pause animation', 1]);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(timers()).toBe(0);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(timers()).toBe(1);
    vi.clearAllTimers();
    vi.useRealTimers();
  });

  it('RELIABILITY 64: is only the first text when reduced motion is preferred', async () => {
    const { content } = await mount(html, true);
    expect(content.textContent).toBe('Come for rowing and stay for supper');
    expect(content.querySelectorAll('*')).toHaveLength(1);
  });

  it.each(['', 'rowing', '{"a":1}', '"rowing"', 'null', '[]', '[1,null]', '[" ",""]'])(
    'keeps the server’s text with the texts %j, and reports it once',
    async (texts) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const body = html.replace(/data-animation-text="[^"]*"/, '');
      fakeMedia();
      const { observers, settle, atoll } = start([typedText], body);
      get(WORD).setAttribute('data-animation-text', texts);
      observers.reveal(get(WORD));
      await settle();
      await vi.dynamicImportSettled();
      await settle();
      expect(atoll.widgets().map(({ state }) => state)).toEqual(['failed']);
      expect(get('.gdlr-core-type-animation-item-content').textContent).toBe(
        'Come for rowing and stay for supper',
      );
      expect(warn).toHaveBeenCalledOnce();
    },
  );
});
