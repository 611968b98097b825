/** Makes everything around an element inert: unreachable by pointer, focus and assistive technology. */
import { member } from '../../../runtime/page/member';

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
  while (node !== document.body) {
    const parent = member(node, 'parentElement');
    if (!parent) break;
    for (const sibling of member(parent, 'children')) {
      if (sibling === node || !(sibling instanceof HTMLElement)) continue;
      // The attribute, because a form's field may have the property's name.
      if (member(sibling, 'matches')(`[inert],:is(${LEFT_ALONE})`)) continue;
      member(sibling, 'setAttribute')('inert', '');
      held.push(sibling);
    }
    node = parent;
  }
  return () => {
    for (const sibling of held.splice(0)) member(sibling, 'removeAttribute')('inert');
  };
}
