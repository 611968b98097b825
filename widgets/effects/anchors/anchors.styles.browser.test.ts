/** The cost of the distance that links keep from the top of the window (platform-notes, section A13). */
import { expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser } from '../../../tests/support/panel-page';
import { recalculatedElements } from '../../../tests/support/style-cost';

const { open } = panelBrowser();
const HTML = `<script>kingster_anchor_offset = 90;</script>${fragment('goodlayers-theme/anchors-3.2.9.html')}`;

it('a new distance leaves the styles of the other elements alone', async () => {
  // One of WordPress's block styles: it ties all elements to the inline styles of their ancestors.
  const blockStyles = ".wp-block-table table[style*='border-width'] > *{border-width:inherit}";
  const page = await open(`<style>${blockStyles}</style>${HTML}${'<p>Text</p>'.repeat(500)}`, {
    viewport: { width: 1200, height: 800 },
  });
  const count = await recalculatedElements(page, async () => {
    Reflect.set(window, 'kingster_anchor_offset', 40);
    window.dispatchEvent(new Event('resize'));
    const { documentElement } = document;
    while (getComputedStyle(documentElement).scrollPaddingTop !== '40px')
      await new Promise(requestAnimationFrame);
  });
  expect(count).toBeLessThan(100);
});
