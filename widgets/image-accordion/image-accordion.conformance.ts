/** The image accordion's record (essential-addons, section 7). */
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';

/** Runs in the page. */
function readPanels(root: Element): SeenState {
  const panels = [...root.children];
  return {
    parts: panels.map((panel) => (panel.classList.contains('overlay-active') ? 'open' : 'closed')),
    focus: document.activeElement ? panels.indexOf(document.activeElement) : -1,
  };
}

const onlyFocused = (before: SeenState): SeenState => ({
  ...before,
  parts: before.parts.map((_, index) => (index === before.focus ? 'open' : 'closed')),
});

export const imageAccordion: ConformanceRecord = {
  widget: 'image-accordion',
  versions: ['4.7.0', '6.6.9'],
  readState: readPanels,
  stops: (root) => root.locator(':scope > .eael-image-accordion-hover'),
  steps: [
    {
      name: 'a click on the second panel',
      async act(root) {
        await root
          .locator(':scope > .eael-image-accordion-hover')
          .nth(1)
          .click({ position: { x: 4, y: 4 } });
        return true;
      },
      after: () => ({ parts: ['closed', 'open'], focus: 1 }),
    },
  ],
  keyboard: [
    {
      key: 'Enter',
      name: 'opens a closed panel',
      from: ({ parts }) => (parts[1] === 'closed' ? 1 : 0),
      after: onlyFocused,
    },
    {
      key: 'ArrowDown',
      name: 'does nothing',
      from: ({ parts }) => Math.max(parts.indexOf('open'), 0),
      after: onlyFocused,
    },
  ],
  changes: [
    {
      what: /tabindex|inert|overlay-inner|style|class/,
      because: 'essential-addons, section 7: no positive tab stops; hidden texts cannot be reached',
    },
  ],
  broken: '<div class="eael-img-accordion"></div>',
};
