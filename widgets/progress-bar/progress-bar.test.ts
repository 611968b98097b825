/**
 * Replaces Essential Addons' progress bars (essential-addons, section 11), here without a screen. Kept: fractions of
 * a percent are rounded up; more than a hundred is a hundred. Fixed: an invalid value is 0; roles and names; stripes
 * that can be paused.
 */
import { describe, expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { eaHooks } from '../shared/essential-addons/ea-hooks';
import { progressBar } from '.';
import { capCount, halfCircleDegrees, ringAt } from './progress';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, start } from '../../tests/support/unit-runtime';

const HTML = readFragment('essential-addons/progress-bar-6.6.9.html');
const PRO = readFragment('essential-addons/progress-bar-6.6.9-pro.html');

describe('a count', () => {
  it.each([
    ['75', 75],
    ['75.2', 75.2],
    ['140', 100],
    ['-5', 0],
    ['72%', 72],
    ['66 %', 66],
    ['87,5', 87],
    ['+5', 5],
    ['.5', 0.5],
    ['', 0],
    ['many', 0],
    ['1e999', 0],
  ])('%j is %d', (text, count) => expect(capCount(text)).toBe(count));

  it.each([
    [0, 0, false],
    [50, 180, false],
    [75, 270, true],
    [100, 360, true],
  ])('of %d turns the ring by %d degrees, past its half: %s', (count, degrees, isPastHalf) => {
    expect(ringAt(count)).toEqual({ degrees, isPastHalf });
  });

  it('of 50 turns half a ring by 90 degrees', () => expect(halfCircleDegrees(50)).toBe(90));
});

async function mount(wantsLess: boolean, html = HTML) {
  fakeMedia(1024, wantsLess);
  const started = start([progressBar], html);
  const bars = [...document.querySelectorAll<HTMLElement>('.eael-progressbar')];
  bars.forEach((bar) => started.observers.reveal(bar));
  await started.settle();
  return { ...started, bars };
}

describe('a progress bar', () => {
  it('RELIABILITY 64: is full at once, with stripes that do not move, when reduced motion is preferred', async () => {
    const { bars } = await mount(true);
    expect(bars.map((bar) => get('.eael-progressbar-count', bar).textContent)).toEqual(['64', '76', '100']);
    const fill = get('.eael-progressbar-line-fill');
    expect([fill.style.width, fill.style.transition]).toEqual(['64%', 'none']);
    expect(bars[0]?.classList.contains('eael-progressbar-line-animate')).toBe(false);
    expect(get('.eael-progressbar-circle-half-left').style.transform).toBe(`rotate(${0.752 * 360}deg)`);
    expect(get('.eael-progressbar-circle-half-right').style.visibility).toBe('visible');
    expect(get('.eael-progressbar-half-circle .eael-progressbar-circle-half').style.transform).toBe(
      'rotate(180deg)',
    );
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });

  it('waits until it is seen, and has a name and its final value from the start', async () => {
    const { bars, observers } = await mount(false);
    const [bar] = bars;
    if (!bar) throw new Error('the fragment has no bar');
    const names = ['role', 'aria-label', 'aria-valuenow', 'aria-valuemin', 'aria-valuemax'];
    expect(bars.map((bar) => names.map((name) => bar.getAttribute(name)).join())).toEqual([
      'progressbar,Rooms let,64,0,100',
      'progressbar,Exams passed,75.2,0,100',
      'progressbar,Books returned,100,0,100',
    ]);
    const fill = get('.eael-progressbar-line-fill');
    expect(fill.style.width).toBe('');
    observers.reveal(bar);
    expect(fill.style.width).toBe('64%');
  });

  it('RELIABILITY 65: has stripes that can be paused, and restores the server’s markup', async () => {
    const { bars, observers, settle } = await mount(false);
    const [bar] = bars;
    if (!bar) throw new Error('the fragment has no bar');
    observers.reveal(bar);
    const moves = () => bar.classList.contains('eael-progressbar-line-animate');
    expect(moves()).toBe(true);
    get('button').focus();
    expect(bar.style.outlineStyle).toBe('dotted');
    get('button').click();
    expect(moves()).toBe(false);
    bar.remove();
    await settle();
    expect(moves()).toBe(true);
    expect(bar.style.outlineStyle).toBe('');
    expect(document.querySelectorAll('button')).toHaveLength(0);
    expect(get('.eael-progressbar-count', bar).textContent).toBe('0');
  });

  it('of Pro is filled like the others, and calls the page’s scripts', async () => {
    const { observers, bars } = await mount(false, PRO);
    const told: unknown[] = [];
    eaHooks().addAction('progressBar.initValue', 'test', (bar, layout, count) =>
      told.push([bars.indexOf(bar as HTMLElement), layout, count]),
    );
    bars.forEach((bar) => observers.reveal(bar));
    expect(told).toEqual([
      [0, 'line', 30],
      [1, 'circle_fill', 40],
      [2, 'half_circle_fill', 50],
      [3, 'box', 60],
    ]);
    expect(get('.eael-progressbar-line-fill').style.width).toBe('30%');
    expect(get('.eael-progressbar-half-circle .eael-progressbar-circle-half').style.transform).toBe(
      'rotate(90deg)',
    );
    expect(get('.eael-progressbar-box-fill').style.height).toBe('60%');
    expect(bars[3]?.getAttribute('aria-label')).toBe('Seats');
  });
});
