/** The final values of widgets that cannot run: nothing that the server prints as a beginning stays. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually';
import { readFragment } from '../../mocks/markup-index';
import { contactForm } from '../../widgets/contact-form';
import { countdowns } from '../../widgets/countdown';
import { counter } from '../../widgets/counter';
import { progressBar } from '../../widgets/progress-bar';
import { skillBar } from '../../widgets/skill-bar';
import { fancyText } from '../../widgets/typed-text';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, start } from '../../tests/support/unit-runtime';
import type { WidgetDefinition } from './define';

const COUNT = '.gdlr-core-counter-item-count';
const BAR = '.gdlr-core-skill-bar-filled';
const PROGRESS = '.eael-progressbar';

const COUNTER_HTML = readFragment('goodlayers/counter-2.1.7.html');
const BAR_HTML = readFragment('goodlayers/skill-bar-2.1.7.html');
const PROGRESS_HTML = readFragment('essential-addons/progress-bar-6.6.9.html');

type Failing = readonly [string, WidgetDefinition['load']];

const failing: readonly [Failing, ...Failing[]] = [
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

/** @returns a date in the visitor's time zone, as the server prints it */
function local(ms: number): string {
  const [, month, day, year, time] = new Date(ms).toString().split(' ');
  return `${month} ${day} ${year} ${time}`;
}

/** The fields of a countdown, of either original. */
const fields = (): string =>
  [...document.querySelectorAll('.gdlr-core-time,.eael-countdown-digits')]
    .map((field) => field.textContent)
    .join(' ');

async function failCountdown(
  name: string,
  load: WidgetDefinition['load'],
  html: string,
  selector: string,
): Promise<void> {
  const definition = countdowns.find((one) => one.name === name);
  if (!definition) throw new Error(name);
  await fail(definition, load, html, selector);
}

describe.each(failing)('a countdown %s', (how, load) => {
  const EAEL_HTML = readFragment('essential-addons/countdown-5.0.8-url.html');
  const EVERGREEN_HTML = readFragment('essential-addons/countdown-6.6.9-evergreen.html');
  const EAEL = '.eael-countdown-wrapper';
  const NOW = Date.UTC(2030, 2, 1, 12);

  const dated = (date: string): string => EAEL_HTML.replace(/data-date="[^"]*"/, `data-date="${date}"`);
  const stopClock = (): void => void vi.spyOn(Date, 'now').mockReturnValue(NOW);

  it.each([
    ['with a time zone', 'Mar 03 2030 18:31:05 +5:30', '2 1 1 5'],
    ['with a whole hour', 'Mar 03 2030 8:01:05 -5', '2 1 1 5'],
    ['without an offset behind its sign', 'Mar 03 2030 13:01:05 +', '2 1 1 5'],
    ['in the visitor’s time zone', local(NOW + 65_000), '0 0 1 5'],
    ['that has passed', 'Mar 03 2020 13:01:05 +0', '0 0 0 0'],
    ['that cannot be read', 'next week', '– – – –'],
    ['that is missing', '', '– – – –'],
  ])('shows the time that is left until a date %s', async (_date, date, expected) => {
    stopClock();
    await failCountdown('eael-countdown', load, dated(date), EAEL);
    await eventually(() => expect(fields()).toBe(expected));
  });

  it('shows the length of an evergreen countdown, or what is left of it', async () => {
    stopClock();
    onTestFinished(() => localStorage.clear());
    await failCountdown('eael-countdown', load, EVERGREEN_HTML, EAEL);
    await eventually(() => expect(fields()).toBe('01 02 03 04'));
    localStorage.setItem('eael_countdown_evergreen_time_7f3a2b5', String(NOW + 7000));
    await failCountdown('eael-countdown', load, EVERGREEN_HTML, EAEL);
    await eventually(() => expect(fields()).toBe('00 00 00 07'));
  });

  it('counts on from the server’s time', async () => {
    stopClock();
    // The page has been open for so long. What fails later has run until then.
    vi.spyOn(performance, 'now').mockReturnValue(61_000);
    const html = readFragment('goodlayers/countdown-2.1.7.html');
    const [days = '', hours = '', minutes = '', seconds = ''] = [...html.matchAll(/(\d+)\s*<\/span>/g)].map(
      ([, number]) => number,
    );
    await failCountdown('countdown', load, html, '.gdlr-core-countdown-wrap');
    const passed = how === 'that fails later' ? 0 : 61;
    const total = Number(minutes) * 60 + Number(seconds) - passed;
    expect(total).toBeGreaterThan(0);
    await eventually(() => expect(fields()).toBe(`${days} ${hours} ${Math.floor(total / 60)} ${total % 60}`));
    vi.spyOn(Date, 'now').mockReturnValue(NOW + 1000);
    await eventually(() => expect(fields()).toContain(` ${(total - 1) % 60}`));
  });
});

describe.each(failing)('a fancy text %s', (_how, load) => {
  it('shows its first text, without elements', async () => {
    const html = readFragment('essential-addons/fancy-text-6.6.9.html').replace(
      /data-fancy-text="[^"]*"/,
      'data-fancy-text="|the &lt;b&gt;early&lt;/b&gt;|the late"',
    );
    await fail(fancyText, load, html, '.eael-fancy-text-container');
    const place = get('.eael-fancy-text-strings');
    expect([place.textContent, place.style.display]).toEqual(['the early', 'inline-block']);
  });
});

it('a form that cannot run shows no number of characters', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const html = `<div class="wpcf7" id="wpcf7-f1-o1"><form><textarea name="querySelectorAll"></textarea><span
    class="wpcf7-character-count up" data-target-name="querySelectorAll">0</span></form></div>`;
  const [[, load]] = failing;
  const { settle } = start([{ ...contactForm, when: 'load', load }], html);
  await settle();
  await eventually(() => expect(get('form').dataset['atollState']).toBe('failed'));
  expect(get('.wpcf7-character-count').textContent).toBe('');
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
