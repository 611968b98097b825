/** Indents the submenus of a vertical menu. */
import { px } from '../../runtime/dom/measure';

const INDENT_PX = 20;

/**
 * @param parent the link of the item with the submenu
 * @param side the property that indents its links
 * @returns a function that restores the server's styles
 */
export function indent(parent: Element, list: Element, side: string): () => void {
  const paddingPx = px(getComputedStyle(parent).getPropertyValue(side)) + INDENT_PX;
  const restores = Array.from(list.querySelectorAll<HTMLElement>(':scope > li > a'), ({ style }) => {
    const before = style.getPropertyValue(side);
    style.setProperty(side, `${paddingPx}px`);
    return () => style.setProperty(side, before);
  });
  return () => restores.forEach((restore) => restore());
}
