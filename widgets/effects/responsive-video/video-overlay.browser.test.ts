/**
 * Replaces the page builder's video overlays (goodlayers-panels, section 16). Fixed: the overlay starts its own video once;
 * names and focus.
 */
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { finishMovements, panelBrowser } from '../../../tests/support/panel-page';

const { open } = panelBrowser();
const read = (name: string) => fragment(`goodlayers/${name}.html`);

describe('the overlay of a video', () => {
  const html = read('video-overlay-2.1.7');

  it('plays its own video once, fades out in 500 ms and is removed', async () => {
    const page = await open(html + html);
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.url().includes('autoplay'))));
    await page.getByRole('button', { name: 'Play video' }).first().click();
    const duration = await page.evaluate(() => document.getAnimations()[0]?.effect?.getTiming().duration);
    expect(duration).toBe(500);
    const overlay = page.locator('.gdlr-core-video-item-overlay');
    expect(await overlay.first().evaluate((node) => (node as HTMLElement).style.pointerEvents)).toBe('none');
    await overlay.first().dispatchEvent('click');
    await finishMovements(page);
    await page.waitForFunction(() => document.querySelectorAll('.gdlr-core-video-item-overlay').length === 1);
    const sources = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((node) => (node as HTMLIFrameElement).src));
    expect(sources[0]).toMatch(/\?wmode=transparent&enablejsapi=1&autoplay=1&mute=1$/);
    expect(sources[1]).not.toContain('autoplay');
    expect(loads).toBe(1);
  });

  it('plays its video after a tap on a phone', async () => {
    const page = await open(html, { hasTouch: true, viewport: { width: 390, height: 844 } });
    const requested = page.waitForRequest(/autoplay=1/);
    await page.getByRole('button', { name: 'Play video' }).tap();
    expect((await requested).isNavigationRequest()).toBe(true);
    await finishMovements(page);
    await page.locator('.gdlr-core-video-item-overlay').waitFor({ state: 'detached' });
  });

  it('works by keyboard, and the focus moves to the video', async () => {
    const page = await open(html);
    await page.getByRole('button', { name: 'Play video' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  });

  it('of a video file plays it', async () => {
    const page = await open(
      html.replace(
        /<iframe.*<\/iframe>/,
        '<div class="wp-video"><video width="640" height="360"></video></div>',
      ),
    );
    const play = await page.evaluateHandle(() => ({
      seen: new Promise((resolve) => {
        HTMLVideoElement.prototype.play = async function () {
          resolve(this.localName);
        };
      }),
    }));
    await page.getByRole('button', { name: 'Play video' }).press('Enter');
    expect(await play.evaluate(({ seen }) => seen)).toBe('video');
    await finishMovements(page);
    expect(await page.locator('.gdlr-core-video-item-overlay').count()).toBe(0);
  });

  it('covers its video', async () => {
    const page = await open(html);
    const boxes = await page
      .locator('iframe,.gdlr-core-video-item-overlay')
      .evaluateAll((all) => all.map((node) => node.getBoundingClientRect().toJSON()));
    expect(boxes[0]).toEqual(boxes[1]);
  });
});
