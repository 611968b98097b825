/** The example of docs/add-a-widget.md, run as it is printed there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStage } from '../support/page-browser';
import { ROOT } from '../support/page-server';
import { htmlPage } from '../support/pages';

const { open, url } = openStage();

const text = readFileSync(join(ROOT, 'docs/add-a-widget.md'), 'utf8');
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? '';

it('adds a widget that works, reports invalid settings, and unmounts cleanly', async () => {
  const broken = block('html').replace('data-opens="8"', 'data-opens="20"');
  const { page, errors } = await open(htmlPage({ body: block('html') + broken }));
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(url);
  await page.waitForFunction(() => window.atoll !== undefined);
  await page.addScriptTag({ content: block('js') });
  const button = page.getByRole('button', { name: 'Open now?' });
  await button.click();
  expect(await page.getByRole('button').textContent()).toMatch(/^(Open|Closed) now$/);
  expect(await page.getByRole('button').count()).toBe(1);
  expect(warnings).toEqual([expect.stringContaining('opening-hours:bad_hours')]);
  const left = await page.evaluate(async () => {
    const element = document.querySelector('.opening-hours');
    element?.remove();
    await new Promise((resolve) => setTimeout(resolve));
    return element?.textContent;
  });
  expect(left?.trim()).toBe('Open from 8 am to 4 pm.');
  expect(errors).toEqual([]);
});
