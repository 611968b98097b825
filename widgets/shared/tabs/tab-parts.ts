/** Finds the parts of tabs by the attribute that pairs titles and panes. */
import type { TabPart } from './attributes';

/**
 * @param wrap the parent of the titles, panes or images; deeper elements belong to nested tabs
 * @param attribute the attribute with the tab's id, for example `data-tab-id`
 */
export function tabParts(wrap: Element, attribute: string): TabPart[] {
  return [...wrap.children].flatMap((element) => {
    const tabId = element.getAttribute(attribute);
    return element instanceof HTMLElement && tabId !== null ? { element, tabId } : [];
  });
}
