/** Reads Essential Addons' image accordion (essential-addons, section 7). */
import { reactWidget } from '../../runtime/react/mount';
import { type ImageAccordionReading, type PanelReading, TEXT } from './attributes';
import { ImageAccordion } from './ImageAccordion';

// Before 4.0 the links have no class.
const PANEL = '.eael-image-accordion-hover,a';

/** @throws if there is no panel */
function readPanels(root: HTMLElement): ImageAccordionReading {
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

export const { mount } = reactWidget((root) => ({ props: readPanels(root) }), ImageAccordion);
