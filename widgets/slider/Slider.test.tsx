/** The slider's component in React's strict mode, and its state (goodlayers-sliders, sections 1.6 and 1.7). */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { readSlider } from './read-markup';
import { Slider } from './Slider';
import { nextState, NOT_MEASURED, type SliderEvent, type SliderRules } from './slider-machine';
import { innerMarkup } from '../../tests/support/markup';

const report = vi.fn<() => void>();

const mountSlider = (file: string) => {
  setBody(readFragment(`goodlayers/${file}.html`));
  const root = get('.gdlr-core-flexslider');
  // The simulated DOM formats the attributes when a script sets a style.
  root.querySelectorAll<HTMLElement>('[style]').forEach(({ style }) => (style.cssText += ''));
  const server = innerMarkup(document.body);
  const config = readConfig(document, report);
  const reading = readSlider(root, { config, report });
  const unmount = mountTwice(<Slider reading={reading} config={config} report={report} />);
  return { root, server, unmount };
};

const shown = (root: HTMLElement): number[] =>
  [...root.querySelectorAll('.slides > li')].flatMap((slide, index) =>
    slide.matches('.flex-active-slide:not([inert],[aria-hidden])') ? [index] : [],
  );

describe('a slider in strict mode', () => {
  beforeEach(() => {
    // The simulated DOM has no layout.
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
  });

  it.each([
    'slider-2.1.7',
    'slider-1.6.0',
    'slider-2.1.7-carousel',
    'slider-2.1.7-outer',
    'slider-2.1.7-thumbnails',
  ])('turns, and restores the markup of the server on unmount: %s', (file) => {
    const { root, server, unmount } = mountSlider(file);
    const before = shown(root);
    expect(before.length).toBeGreaterThan(0);
    expect(root.querySelectorAll('.atoll-pause').length).toBeLessThan(2);
    get('.flex-next').click();
    expect(shown(root)).not.toEqual(before);
    unmount();
    expect(innerMarkup(document.body)).toBe(server);
  });

  it('keeps the focus in it when the slide with the focus goes out of view', () => {
    const { root, server, unmount } = mountSlider('slider-2.1.7');
    get('.slides > li:first-child a', root).focus();
    get('.flex-next').click();
    expect(document.activeElement).toBe(get('.slides > li:nth-child(2)', root));
    unmount();
    expect(innerMarkup(document.body)).toBe(server);
  });

  it('leaves a list without slides as it is', () => {
    const { root, server, unmount } = mountSlider('slider-2.1.7');
    unmount();
    get('.slides', root).replaceChildren();
    const html = innerMarkup(document.body);
    const config = readConfig(document, report);
    mountTwice(<Slider reading={readSlider(root, { config, report })} config={config} report={report} />)();
    expect(innerMarkup(document.body)).toBe(html);
    expect(html).not.toBe(server);
  });
});

describe('the state of a slider', () => {
  const rules: SliderRules = { slides: 4, move: 1, startAt: 2, isRound: true };
  const after = (...events: SliderEvent[]) =>
    events.reduce((state, event) => nextState(state, event, rules), NOT_MEASURED);
  const measure = { type: 'measure', widthPx: 300, columns: 1 } as const;
  const next = { type: 'turn', by: 1, durationMs: 500 } as const;

  it('shows no page before it is measured', () => {
    expect(after(next, { type: 'choose', page: 2, durationMs: 0 })).toBe(NOT_MEASURED);
  });

  it('starts with the page of the settings, without movement', () => {
    expect(after(measure)).toMatchObject({
      page: 1,
      movement: { slide: 1, overEnd: 0, durationMs: 0, isStart: true },
    });
  });

  it('turns on over its end if it is round', () => {
    const movements = [next, next, next].map((_, index, all) => after(measure, ...all.slice(0, index + 1)));
    expect(movements.map(({ page, movement }) => [page, movement?.overEnd])).toEqual([
      [2, 0],
      [3, 0],
      [0, 1],
    ]);
    const state = nextState(after(measure, next, next), next, { ...rules, isRound: false });
    expect(state.movement).toEqual({ slide: 0, overEnd: 0, durationMs: 500, isStart: false });
  });

  it('keeps its first slide when it has another size, and moves nowhere if nothing has changed', () => {
    const before = after(measure, next);
    const resized = nextState(before, { ...measure, columns: 3 }, rules);
    expect(resized).toMatchObject({ page: 1, movement: { slide: 1, durationMs: 0, isStart: false } });
    expect(nextState(resized, { ...measure, columns: 3 }, rules)).toBe(resized);
    expect(nextState(before, { type: 'choose', page: 2, durationMs: 500 }, rules)).toBe(before);
  });

  it('marks a slide that is alone in view when the movement is over', () => {
    expect(after(measure, { type: 'settle' }).settled).toBe(1);
    expect(after({ ...measure, columns: 2 }, { type: 'settle' }).settled).toBe(-1);
  });
});
