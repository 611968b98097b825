/** The cost of a page on which nothing moves. */
import { expect, it } from 'vitest';
import { fragment } from '../support/pages';
import { panelBrowser, settle } from '../support/panel-page';

const { open } = panelBrowser();
const read = (name: string) => fragment(`goodlayers/${name}.html`);

it('[RELIABILITY 73] a page on which nothing moves requests no frame and sets no short timer', async () => {
  const names = [
    'parallax-2.1.7',
    'sync-height-2.1.7',
    'half-height-2.1.7',
    'sticky-sidebar-2.1.7',
    'entrance-animation-2.1.7',
    'video-background-2.1.7',
    // As high as the screen, so it comes last.
    'full-height-2.1.7',
  ];
  const page = await open(names.map(read).join(''), { viewport: { width: 1200, height: 3000 } });
  await page.waitForFunction(() => !document.querySelector('[data-gdlr-animation]'));
  await settle(page);
  const asked = await page.evaluate(async () => {
    const seen: string[] = [];
    const all = window as unknown as Record<string, (callback: unknown, ms?: number) => unknown>;
    const before = { requestAnimationFrame, setTimeout, setInterval } as unknown as Record<
      string,
      (callback: unknown, ms?: number) => unknown
    >;
    for (const name of Object.keys(before)) {
      all[name] = (callback, ms) => {
        seen.push(`${name} ${ms ?? ''}`);
        return before[name]?.call(window, callback, ms);
      };
    }
    await new Promise((resolve) => before['setTimeout']?.call(window, resolve, 800));
    Object.assign(window, before);
    return seen;
  });
  expect(asked).toEqual([]);
});
