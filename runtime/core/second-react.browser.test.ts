/** The production build beside another copy of React. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../tests/support/page-server';
import { hasten, openStage, waitForReady } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';

const { open, server, url } = openStage();
const ACCORDION = fragment('goodlayers/accordion-2.1.7-box-icon.html');

/** The title opens its item, whether it is the server's or a mounted widget's. */
async function clickSecondTitle(page: Page): Promise<void> {
  await page.locator('.gdlr-core-accordion-item-title').nth(1).click();
}

describe('another copy of React on the page', () => {
  // Inside the repository, so that the build finds the packages; a fresh clone does not have the folder yet.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/second-react-'));

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('RELIABILITY 15: does not interfere: no duplicate id, no invalid hook call', async () => {
    writeFileSync(
      join(folder, 'second.js'),
      `import { createElement as h, useId, useState } from 'react';
       import { createRoot } from 'react-dom/client';
       const Field = () => {
         const id = useId();
         const [count, setCount] = useState(0);
         return h('p', { id, onClick: () => setCount(count + 1) }, 'pressed ' + count);
       };
       const host = document.getElementById('second');
       createRoot(host).render(h('div', null, h(Field), h(Field), h(Field)));
       window.secondReact = true;`,
    );
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: join(folder, 'out'),
        lib: { entry: join(folder, 'second.js'), formats: ['es'], fileName: () => 'second-built.js' },
      },
    });
    const body = `<div id="second"></div>${ACCORDION}${ACCORDION}<script type="module" src="/second.js"></script>`;
    server().routes.set('/second.js', {
      body: readFileSync(join(folder, 'out/second-built.js'), 'utf8'),
      type: 'text/javascript',
    });
    const { page, errors, lines } = await open(htmlPage({ body }));
    await page.goto(url);
    await hasten(page);
    await waitForReady(page, 2);
    await page.waitForFunction(() => 'secondReact' in window);
    await clickSecondTitle(page);
    await page.getByText('pressed 0').first().click();
    await page.getByText('pressed 1').waitFor();

    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(15);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect([errors, lines]).toEqual([[], []]);
  });
});
