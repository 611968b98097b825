/** Reads Essential Addons' image accordion (essential-addons, section 7). */
import type { PrepareModule } from '../../runtime/core/define';
import { type ElementAttributes, prepareAttributes } from '../../runtime/dom/attributes';
import {
  type ImageAccordionReading,
  panelAttributes,
  type PanelReading,
  TEXT,
  textAttributes,
} from './attributes';

// Before 4.0 the links have no class.
const PANEL = '.eael-image-accordion-hover,a';

/** @throws if there is no panel */
export function readPanels(root: HTMLElement): ImageAccordionReading {
  const panels = [...root.children]
    .filter((child): child is HTMLElement => child instanceof HTMLElement && child.matches(PANEL))
    .map(readPanel);
  if (panels.length === 0) throw new Error('The image accordion has no panel.');
  return {
    panels,
    isHover: root.getAttribute('data-img-accordion-type') !== 'on-click',
    defaultPanel: panels.findIndex(({ isServedOpen }) => isServedOpen),
  };
}

function readPanel(element: HTMLElement): PanelReading {
  const hasLink = element.querySelector('a[href]') !== null;
  return {
    ...readPart(element, 'overlay-active'),
    kind: element.localName === 'a' ? 'link' : hasLink ? 'group' : 'button',
    label: element.querySelector('.img-accordion-title')?.textContent?.trim(),
    texts: [...element.querySelectorAll<HTMLElement>(TEXT)].map((text) =>
      readPart(text, 'overlay-inner-show'),
    ),
  };
}

const readPart = (element: HTMLElement, openClass: string) => ({
  element,
  openClass,
  isServedOpen: element.classList.contains(openClass),
});

export const prepare: PrepareModule['prepare'] = (root) => {
  const { panels, defaultPanel } = readPanels(root);
  return prepareAttributes(
    panels.flatMap((panel, index): (readonly [Element, ElementAttributes])[] => {
      const state = { isOpen: index === defaultPanel, hasChanged: false };
      return [
        [panel.element, panelAttributes(panel, state)],
        ...panel.texts.map(({ element }) => [element, textAttributes(state)] as const),
      ];
    }),
  );
};
