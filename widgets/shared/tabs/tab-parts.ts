/** Finds the parts of tabs by the attribute that pairs titles and panes. */
import type { TabPart } from './Tabs';

/**
 * @param wrap holds the titles, the panes or the pictures; what stands deeper belongs to tabs in a pane
 * @param attribute names the tab, for instance `data-tab-id`
 */
export function tabParts(wrap: Element, attribute: string): TabPart[] {
  return [...wrap.children].flatMap((element) => {
    const tabId = element.getAttribute(attribute);
    return element instanceof HTMLElement && tabId !== null ? { element, tabId } : [];
  });
}
