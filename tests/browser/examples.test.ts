/** The examples for other developers (examples/), run as they are. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { build } from 'vite';
import { formPage, serveForms, whenLive } from '../support/contact-form-page';
import { openStage } from '../support/page-browser';
import { ROOT } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';

const { open, server, url } = openStage();

const example = (path: string): string => readFileSync(join(ROOT, 'examples', path), 'utf8');
const typesOf = (path: string): string => (path.endsWith('.js') ? 'text/javascript' : 'text/plain');

/** Serves an example's script. @returns the element that loads it */
function script(path: string, attributes: string): string {
  server().routes.set(`/examples/${path}`, { body: example(path), type: typesOf(path) });
  return `<script src="/examples/${path}" ${attributes}></script>`;
}

const hours = (opens: number): string =>
  `<p class="opening-hours" data-opens="${opens}" data-closes="16">Open from ${opens} to 16 o’clock.</p>`;

it('opening-hours adds its button, and reports hours that cannot be', async () => {
  const { page, errors, lines } = await open(
    htmlPage({ body: hours(8) + hours(20), head: script('opening-hours/opening-hours.js', 'defer') }),
  );
  await page.goto(url);
  await page.getByRole('button', { name: 'Open now?' }).click();
  expect(await page.getByRole('button').allTextContents()).toEqual([
    expect.stringMatching(/^(Open|Closed) now$/),
  ]);
  expect(lines).toEqual([expect.stringContaining('opening-hours:bad_hours')]);
  expect(errors).toEqual([]);
});

it('reading-time loads its code when the text comes into view', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'atoll-example-'));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  const root = join(ROOT, 'examples/reading-time');
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir } });
  const built = readdirSync(outDir);
  expect(built).toHaveLength(2);
  for (const file of built)
    server().routes.set(`/reading-time/${file}`, {
      body: readFileSync(join(outDir, file), 'utf8'),
      type: 'text/javascript',
    });
  const article = `<article id="article">${'word '.repeat(700)}</article>`;
  const { page, errors } = await open(
    htmlPage({
      body: `<div style="height:3000px"></div><p class="reading-time" data-of="#article"></p>${article}`,
      head: '<script type="module" src="/reading-time/reading-time.js"></script>',
    }),
  );
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\/reading-time\/(?!reading-time\.js)/.test(request.url())) code.push(request.url());
  });
  await page.goto(url);
  await page.waitForFunction(() => document.readyState === 'complete');
  expect(code).toEqual([]);
  await page.locator('.reading-time').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.reading-time').textContent()).toBe('4 minutes to read');
  expect(code).toHaveLength(1);
  expect(errors).toEqual([]);
});

const heard = (page: Page): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate(() => (window as { dataLayer?: Record<string, unknown>[] } & Window).dataLayer ?? []);

it('listeners hear widgets, panels and forms', async () => {
  serveForms(server(), [101]);
  const panels = fragment('goodlayers/accordion-2.1.7-icon.html');
  const listeners = `<p class="broken"></p>${script('listeners/listeners.js', '')}`;
  const { page } = await open(formPage(['form-6.1.6'], panels + listeners));
  await page.goto(url);
  await page.waitForFunction(() => window.atoll !== undefined);
  await page.evaluate(() =>
    window.atoll?.define({
      name: 'broken',
      selector: '.broken',
      when: 'load',
      load: async () => ({
        mount() {
          throw new Error('broken');
        },
      }),
    }),
  );
  await expect
    .poll(() => heard(page))
    .toContainEqual({ event: 'widget_failed', widget: 'broken', code: 'mount_failed' });

  await page.locator('.gdlr-core-accordion-item-title').nth(1).click();
  await expect.poll(() => heard(page)).toContainEqual({ event: 'widget_ready', widget: 'accordion' });
  await expect.poll(() => heard(page)).toContainEqual({ event: 'size_changed' });

  await whenLive(page);
  await page.locator('[name="your-name"]').fill('Ada');
  await page.locator('[name="your-email"]').fill('ada@college.example');
  await page.locator('.wpcf7-submit').click();
  await expect.poll(() => heard(page)).toContainEqual({ event: 'form_reset', form: 101 });
  const ofForms = (await heard(page))
    .map(({ event }) => event)
    .filter((name) => String(name).startsWith('form_'));
  expect(ofForms.filter((name) => name !== 'form_status')).toEqual([
    'form_submit',
    'form_sent',
    'form_answered',
    'form_reset',
  ]);
});
