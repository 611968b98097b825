/** Makes everything around an element inert: unreachable by pointer, focus and assistive technology. */

/** Not made inert: invisible elements, and Atoll's live regions, which must work while a dialog is open. */
const LEFT_ALONE = 'script,style,link,template,noscript,[data-atoll-region]';

/**
 * Makes the siblings of an element and of all its ancestors inert.
 *
 * @returns a function that undoes it; elements that were inert before stay inert
 */
export function inertAround(element: HTMLElement): () => void {
  const held: HTMLElement[] = [];
  let node: Element = element;
  while (node !== document.body && node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.matches(LEFT_ALONE)) continue;
      if (sibling.inert) continue;
      sibling.inert = true;
      held.push(sibling);
    }
    node = node.parentElement;
  }
  return () => {
    for (const sibling of held.splice(0)) sibling.inert = false;
  };
}
