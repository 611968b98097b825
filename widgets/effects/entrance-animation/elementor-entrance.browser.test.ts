/** Entrance animations of Elementor's elements in Chromium (elementor-frontend, section 2.3): nothing stays invisible. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, it } from 'vitest';
import { openStage } from '../../../tests/support/page-browser';
import { ROOT } from '../../../tests/support/page-server';
import { fragment, htmlPage } from '../../../tests/support/pages';

const stage = openStage();

/** As Elementor's stylesheet does. */
const STYLE =
  '<style>.elementor-invisible{visibility:hidden}.animated{animation-duration:1.25s}.fadeInUp{animation-name:fadeInUp}@keyframes fadeInUp{from{opacity:0;transform:translate3d(0,100%,0)}}</style>';
const OLD = fragment('elementor/entrance-3.21.2.html');
const NEW = fragment('elementor/entrance-4.1.4.html');
const GAP = '<div style="height:2000px"></div>';

/** The style that the plugin prints. */
const fallback = (): string => {
  const php = readFileSync(join(ROOT, 'wp-plugin/includes/paint/elementor-entrance.php'), 'utf8');
  return `<style>${[...php.matchAll(/^\t\t\. '(.*)'$/gm)].map(([, text]) => text).join('')}</style>`;
};

async function open(body: string, options: BrowserContextOptions = {}) {
  const watched = await stage.open(htmlPage({ body: STYLE + fallback() + body }), options);
  await watched.page.goto(stage.url);
  return watched;
}

type Page = Awaited<ReturnType<typeof open>>['page'];

/** The class of each element, without the server's, by id. */
const classes = (page: Page) =>
  page
    .locator('[data-settings]')
    .evaluateAll((all) =>
      all.map((element) =>
        [...element.classList]
          .filter((name) => /^(?:elementor-invisible|animated|\w+In\w*)$/.test(name))
          .join(' '),
      ),
    );

it('starts when the element is seen, and not before', async () => {
  const { page, errors, lines } = await open(GAP + OLD);
  await expect
    .poll(() => page.locator('[data-atoll~="elementor-entrance"][data-atoll-state="ready"]').count())
    .toBe(2);
  expect(await classes(page)).toEqual(['elementor-invisible', 'elementor-invisible']);
  await page.locator('section').evaluate((section) => section.scrollIntoView());
  await expect.poll(() => classes(page)).toEqual(['animated fadeInUp', 'animated zoomIn']);
  expect(
    await page
      .locator('.fadeInUp')
      .evaluate((element) => element.getAnimations().map((one) => one.effect?.getTiming().duration)),
  ).toEqual([1250]);
  expect([errors, lines]).toEqual([[], []]);
});

it('starts on the first screen without an action of the visitor', async () => {
  const { page } = await open(NEW);
  await expect.poll(() => classes(page)).toEqual(['animated fadeInLeft', 'animated bounceIn', '']);
});

it('has the animation of the device', async () => {
  const { page } = await open(
    `<script>document.body.dataset.elementorDeviceMode='mobile';var elementorFrontendConfig={responsive:{breakpoints:{mobile:{is_enabled:true},tablet:{is_enabled:true}}}}</script>${OLD}${NEW}`,
  );
  await expect
    .poll(() => classes(page))
    .toEqual(['animated fadeInUp', '', 'animated fadeInLeft', 'animated bounceIn', 'animated fadeIn']);
});

it('shows everything at once with reduced motion, and on paper', async () => {
  const { page } = await open(GAP + OLD, { reducedMotion: 'reduce' });
  await expect.poll(() => classes(page)).toEqual(['animated fadeInUp', 'animated zoomIn']);
  const printed = await open(GAP + OLD);
  await printed.page.emulateMedia({ media: 'print' });
  expect(await printed.page.locator('h2').evaluate((heading) => getComputedStyle(heading).visibility)).toBe(
    'visible',
  );
});

it('shows everything after five seconds if its code cannot be loaded', async () => {
  const { page } = await stage.open(htmlPage({ body: STYLE + fallback() + OLD }));
  await page.route(/entrance-animation/, (route) => route.abort());
  await page.goto(stage.url);
  await expect
    .poll(() => page.locator('h2').evaluate((heading) => getComputedStyle(heading).visibility), {
      timeout: 15_000,
    })
    .toBe('visible');
});
