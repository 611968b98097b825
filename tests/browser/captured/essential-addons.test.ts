/** The widgets of Essential Addons on a page that a real server printed. */
import { afterEach, describe, expect, it } from 'vitest';
import { whyNoCaptures } from '../../support/pages';
import { panelBrowser, settle } from '../../support/panel-page';
import { skipFor } from '../../support/skip';

const { openCaptured } = panelBrowser();

describe('the captured page', skipFor(whyNoCaptures), () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  it('has all widgets mounted, and they work', async () => {
    const { page, complaints, start } = await openCaptured('essential-addons/eael.html', {
      viewport: { width: 1200, height: 9000 },
      reducedMotion: true,
    });
    closing.push(() => page.context().close());
    await start();
    // Without the site's styles its icons make the page very high.
    for (const widget of await page.$$('[data-widget_type^=eael-]')) {
      await widget.scrollIntoViewIfNeeded();
      await settle(page);
    }
    const mine = [
      'adv-accordion',
      'adv-tabs',
      'content-ticker',
      'eael-flip-box',
      'image-accordion',
      'simple-menu',
      'sticky-video',
    ];
    const counts = await page.evaluate(
      (mine) =>
        mine.map(
          (name) =>
            window.atoll?.widgets().filter((widget) => widget.name === name && widget.state === 'ready')
              .length,
        ),
      mine,
    );
    expect(counts).toEqual([2, 2, 1, 3, 2, 1, 1]);
    expect(complaints.filter((line) => mine.some((name) => line.includes(name)))).toEqual([]);
    await page.getByRole('button', { name: 'Which grades do I need?' }).click();
    expect(await page.getByText('Five passes').isVisible()).toBe(true);
    await page.getByRole('tab', { name: 'Humanities' }).click();
    expect(await page.getByText('History, geography').isVisible()).toBe(true);
  });
});
