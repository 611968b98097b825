/**
 * The lightbox's record (goodlayers-panels, section 18): a link that opens it, and closing it. Tests of the open
 * lightbox: lightbox.*.browser.test.ts.
 */
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';

/** Reads whether the dialog is open and where the focus is. Runs in the page. */
function readLink(root: Element): SeenState {
  const dialog = document.querySelector('.pswp');
  return {
    parts: [dialog?.hasAttribute('inert') === false ? 'open' : 'closed'],
    focus: root === document.activeElement ? 0 : -1,
  };
}

const isOpen = ({ parts }: SeenState): boolean => parts[0] === 'open';

export const lightbox: ConformanceRecord = {
  widget: 'lightbox',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: readLink,
  stops: (root) => root,
  steps: [
    {
      name: 'a click opens it',
      async act(root) {
        await root.click();
        await root.page().waitForSelector('.pswp--ui-visible .atoll-lightbox-toolbar');
        return true;
      },
      after: (before) => ({ ...before, parts: ['open'] }),
    },
    {
      name: 'its button closes it',
      async act(root) {
        await root.page().locator('.atoll-lightbox-close').click();
        return true;
      },
      after: (before) => ({ ...before, parts: ['closed'] }),
    },
  ],
  keyboard: [
    {
      key: 'Enter',
      name: 'opens it',
      from: (before) => (isOpen(before) ? undefined : 0),
      after: () => ({ parts: ['open'], focus: -1 }),
    },
    {
      key: 'Escape',
      name: 'closes it and returns the focus',
      from: (before) => (isOpen(before) ? 0 : undefined),
      after: () => ({ parts: ['closed'], focus: 0 }),
    },
  ],
  // Waits until it is open, with its picture, or closed: the animation between the two takes time.
  async settle(root) {
    await root.page().waitForFunction(
      () => {
        const dialog = document.querySelector('.pswp');
        const isMoving = dialog
          ?.getAnimations({ subtree: true })
          .some(
            ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
          );
        const isLoading = [...(dialog?.querySelectorAll('img') ?? [])].some(({ complete }) => !complete);
        const backdrop = dialog?.querySelector('.pswp__bg');
        const isDark = [dialog, backdrop].every(
          (part) => !part || Number(getComputedStyle(part).opacity) > 0.75,
        );
        // The last parts to be drawn: the position in the set, the thumbnails, and the caption.
        const status = dialog?.querySelector('.atoll-lightbox-status');
        const thumbnails = dialog?.querySelector('.atoll-lightbox-thumbnails');
        const isDrawn =
          (!dialog?.querySelector('.atoll-lightbox-counter') || status?.textContent !== '') &&
          thumbnails?.childElementCount !== 0 &&
          (!dialog?.querySelector('[aria-describedby="atoll-lightbox-caption"]') ||
            dialog.querySelector('.atoll-lightbox-caption')?.textContent !== '');
        const isOpen = dialog?.hasAttribute('inert') === false;
        if (isMoving || isLoading || (isOpen && !(isDark && isDrawn))) return false;
        return dialog
          ? !dialog.hasAttribute('inert') &&
              dialog.querySelector('.atoll-lightbox-toolbar') &&
              getComputedStyle(dialog).opacity === '1'
          : location.hash === '';
      },
      undefined,
      { polling: 10 },
    );
  },
  changes: [
    { what: /^\+href$/, because: 'goodlayers-panels, section 18.8: Strip’s links of 2.1.7 have none' },
  ],
  broken: '',
};

export const elementorLightbox: ConformanceRecord = {
  ...lightbox,
  widget: 'elementor-lightbox',
  versions: ['3.21.2', '4.1.4'],
  // A video's picture contains its button.
  readState: (root) => {
    const dialog = document.querySelector('.pswp');
    return {
      parts: [dialog?.hasAttribute('inert') === false ? 'open' : 'closed'],
      focus: root.contains(document.activeElement) ? 0 : -1,
    };
  },
  stops: (root) =>
    root.locator(
      'xpath=self::*[not(.//*[@role="button"])] | .//*[contains(@class, "elementor-custom-embed-play")]',
    ),
  changes: [],
  looksOnly: (file) => file.includes('optimized'),
};
