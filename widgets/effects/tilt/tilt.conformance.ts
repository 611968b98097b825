/** The tilted column's record (goodlayers-motion, section 18). Its link is the page's. */
import type { ConformanceRecord } from '../../../tests/support/conformance';

export const tilt: ConformanceRecord = {
  widget: 'tilt',
  versions: ['2.1.7'],
  readState: (root) => ({
    parts: [/[1-9]/.test(root instanceof HTMLElement ? root.style.transform : '') ? 'leans' : 'stands'],
    focus: [...root.querySelectorAll('a[href]')].findIndex((link) => link === document.activeElement),
  }),
  stops: (root) => root.locator('a[href]'),
  steps: [
    {
      name: 'the pointer enters a corner',
      async act(root, _before, page) {
        if (await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)) return false;
        const box = await root.boundingBox();
        await page.mouse.move(0, 0);
        await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
        return true;
      },
      after: (before) => ({ ...before, parts: ['leans'] }),
    },
    {
      name: 'the pointer leaves',
      async act(_root, _before, page) {
        await page.mouse.move(0, 0);
        return true;
      },
      after: (before) => ({ ...before, parts: ['stands'] }),
    },
  ],
  keyboard: [],
  broken: '',
};
