/** Makes everything around an element inert: unreachable by pointer, focus and assistive technology. */

/** Not made inert: invisible elements, and Atoll's live regions, which must work while a dialog is open. */
const LEFT_ALONE = 'script,style,link,template,noscript,[data-atoll-region]';

/** The number of dialogs that keep an element inert. */
const holds = new WeakMap<HTMLElement, number>();

/**
 * Makes the siblings of an element and of all its ancestors inert.
 *
 * @returns a function that undoes it; elements stay inert if they were before, or are for another dialog
 */
export function inertAround(element: HTMLElement): () => void {
  const held: HTMLElement[] = [];
  let node: Element = element;
  while (node !== document.body && node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.matches(LEFT_ALONE)) continue;
      const count = holds.get(sibling) ?? 0;
      if (count === 0 && sibling.inert) continue;
      holds.set(sibling, count + 1);
      sibling.inert = true;
      held.push(sibling);
    }
    node = node.parentElement;
  }
  return () => {
    for (const sibling of held.splice(0)) {
      const count = (holds.get(sibling) ?? 1) - 1;
      if (count > 0) holds.set(sibling, count);
      else {
        holds.delete(sibling);
        sibling.inert = false;
      }
    }
  };
}
