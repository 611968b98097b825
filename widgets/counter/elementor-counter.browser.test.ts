/** Elementor's counter (elementor-frontend, section 3.5) in Chromium, with a real screen and a clock of the test. */
import { expect, it } from 'vitest';
import { openStage } from '../../tests/support/page-browser';
import { sampleCounter } from '../../tests/support/counter-samples';
import { fragment, htmlPage } from '../../tests/support/pages';

const NUMBER = '.elementor-counter-number';

const stage = openStage();

const counter = (file: string): string => fragment(`elementor/counter-${file}.html`);

/** Opens a page under a paused clock: no frame runs until the test asks for it. */
async function open(body: string, width = 1000) {
  const watched = await stage.open(htmlPage({ body }), { viewport: { width, height: 600 } });
  await watched.page.clock.install({ time: 0 });
  await watched.page.clock.pauseAt(1000);
  await watched.page.goto(stage.url);
  return watched;
}

/** @returns the share of its duration after which a counter to 640 shows a number */
const progress = (shown: number): number => Math.acos(1 - (2 * Math.min(shown, 640)) / 640) / Math.PI;

it.each([1000, 390])('counts in its duration along a cosine, at %i px', async (width) => {
  const slow = counter('4.1.4-optimized').replace('data-duration="2000"', 'data-duration="4000"');
  const { page, errors, lines } = await open(slow, width);
  await page.waitForSelector(`${NUMBER}[data-atoll-state="ready"]`);
  const samples = await sampleCounter(page, NUMBER, 640);
  // The first numbers are not on the curve of the samples: it starts flat, so the first change is late.
  const inner = samples.filter(({ p }) => p.least > 0 && p.most < 1);
  expect(inner.length).toBeGreaterThan(20);
  const [middle] = inner.slice(inner.length / 2);
  const late = (middle?.p.least ?? 0) - progress(middle?.shown ?? 0);
  const off = inner.filter(
    ({ p, shown }) => p.least - late < progress(shown) - 0.02 || p.least - late > progress(shown + 1) + 0.02,
  );
  expect(off).toEqual([]);
  expect([errors, lines]).toEqual([[], []]);
});

it('shows one decimal on the way, if the end has one', async () => {
  const { page } = await open(counter('4.1.4-decimals'));
  await page.waitForSelector(`${NUMBER}[data-atoll-state="ready"]`);
  expect(await page.textContent(NUMBER)).toBe('10');
  const texts: string[] = [];
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      texts.push((await page.textContent(NUMBER)) ?? '');
      return texts.at(-1);
    })
    .toBe('97.5');
  const between = texts.filter((text) => text !== '10' && text !== '97.5');
  expect(between.length).toBeGreaterThan(3);
  expect(between.filter((text) => !/^\d+\.\d$/.test(text))).toEqual([]);
});

it('does not start above the screen, where the visitor never saw it', async () => {
  const below = '<div style="height:3000px"></div>';
  // Before the entry runs: a counter that is mounted in sight starts.
  const scroll = "<script>document.querySelector('#end').scrollIntoView()</script>";
  const { page } = await open(
    `${counter('3.21.2')}<div style="height:150px"></div><p id="end">End</p>${below}${scroll}`,
  );
  await page.waitForSelector(`${NUMBER}[data-atoll-state="ready"]`);
  await page.clock.runFor(5000);
  expect(await page.textContent(NUMBER)).toBe('0');
  await page.evaluate(() => scrollTo(0, 0));
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return page.textContent(NUMBER);
    })
    .toBe('1,240');
});

it('that cannot run shows its end as written, with one report', async () => {
  const { page, errors, lines } = await open(counter('4.1.4-garbage'));
  await page.waitForSelector(`${NUMBER}[data-atoll-state="failed"]`);
  expect(await page.textContent(NUMBER)).toBe('many');
  expect(errors).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('elementor-counter');
});

it('has the width of its last text before it counts, with the rule and the attribute of the server', async () => {
  const rule =
    '.elementor-counter-number-wrapper{display:flex;font-size:69px}.elementor-counter-number[data-atoll-end]::after{content:attr(data-atoll-end);display:block;height:0;overflow:hidden;visibility:hidden}';
  const body = counter('3.21.2').replace('data-to-value', 'data-atoll-end="1,240" data-to-value');
  const { page } = await open(`<style>${rule}</style>${body}`);
  const box = () =>
    page.locator(NUMBER).evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height, suffix: element.nextElementSibling?.getBoundingClientRect().x };
    });
  await page.waitForSelector(`${NUMBER}[data-atoll-state="ready"]`);
  expect(await page.textContent(NUMBER)).toBe('0');
  const before = await box();
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return page.textContent(NUMBER);
    })
    .toBe('1,240');
  expect(await box()).toEqual(before);
});
