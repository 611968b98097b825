/** The final values of widgets that cannot run: nothing that the server prints as a beginning stays. */
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually';
import { readFragment } from '../../mocks/markup-index';
import { counter } from '../../widgets/counter';
import { progressBar } from '../../widgets/progress-bar';
import { skillBar } from '../../widgets/skill-bar';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, start } from '../../tests/support/unit-runtime';
import type { WidgetDefinition } from './define';

const COUNT = '.gdlr-core-counter-item-count';
const BAR = '.gdlr-core-skill-bar-filled';
const PROGRESS = '.eael-progressbar';

const COUNTER_HTML = readFragment('goodlayers/counter-2.1.7.html');
const BAR_HTML = readFragment('goodlayers/skill-bar-2.1.7.html');
const PROGRESS_HTML = readFragment('essential-addons/progress-bar-6.6.9.html');

const failing: readonly (readonly [string, WidgetDefinition['load']])[] = [
  ['whose code does not load', () => Promise.reject(new Error('blocked'))],
  [
    'that cannot be mounted',
    () =>
      Promise.resolve({
        mount: () => {
          throw new Error('broken');
        },
      }),
  ],
  [
    'that fails later',
    () => Promise.resolve({ mount: (_element, { fail }) => queueMicrotask(() => fail(new Error('later'))) }),
  ],
];

async function fail(
  definition: WidgetDefinition,
  load: WidgetDefinition['load'],
  html: string,
  selector: string,
): Promise<HTMLElement> {
  vi.spyOn(console, 'warn').mockReturnValue();
  fakeMedia();
  const { observers, settle } = start([{ ...definition, load }], html);
  document.querySelectorAll(selector).forEach((element) => observers.reveal(element));
  await settle();
  await eventually(() => expect(get(selector).dataset['atollState']).toBe('failed'));
  return get(selector);
}

describe.each(failing)('a widget %s', (_how, load) => {
  it.each([
    ['1240', '1240'],
    ['5000+', '5000+'],
    ['$5,000', '$5,000'],
  ])('shows the end of a counter as the author wrote it: %s', async (written, text) => {
    const html = COUNTER_HTML.replace('data-counter-end="1240"', `data-counter-end="${written}"`);
    expect((await fail(counter, load, html, COUNT)).textContent).toBe(text);
  });

  it.each([
    ['84', '84%'],
    ['91%', '91%'],
    ['87,5', '87%'],
    ['140', '100%'],
  ])('shows a full skill bar for %s', async (written, width) => {
    const bar = await fail(
      skillBar,
      load,
      BAR_HTML.replace('data-width="84"', `data-width="${written}"`),
      BAR,
    );
    expect([bar.style.width, bar.classList.contains('gdlr-core-animate')]).toEqual([width, true]);
  });

  it('shows full progress bars', async () => {
    const html = PROGRESS_HTML.replace('data-count="64"', 'data-count="72%"');
    await fail(progressBar, load, html, PROGRESS);
    const texts = [...document.querySelectorAll('.eael-progressbar-count')].map(
      ({ textContent }) => textContent,
    );
    expect(texts).toEqual(['72', '76', '100']);
    expect(get('.eael-progressbar-line-fill').style.width).toBe('72%');
    expect(get('.eael-progressbar-circle-half-left').style.transform).toBe(`rotate(${75.2 * 3.6}deg)`);
    expect(get('.eael-progressbar-half-circle .eael-progressbar-circle-half').style.transform).toBe(
      'rotate(180deg)',
    );
  });
});

it('leaves alone what works inside a widget that fails', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  fakeMedia();
  const outer: WidgetDefinition = {
    name: 'outer',
    selector: '.outer',
    when: 'load',
    load: () => Promise.reject(new Error('blocked')),
  };
  const { settle } = start([outer, counter], `<div class="outer">${COUNTER_HTML}</div>`);
  await settle();
  await eventually(() => expect(get('.outer').dataset['atollState']).toBe('failed'));
  expect(get(COUNT).textContent).toBe('0');
});
