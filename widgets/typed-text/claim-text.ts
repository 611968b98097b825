/** Replaces the text of an element so that it can be restored. */

/**
 * Prepares an element for changing its text: uses its text node if that is its only child, otherwise replaces its
 * children with a new text node.
 *
 * @param signal restores the server's nodes and their text when aborted
 * @returns a function that sets the text
 */
export function claimText(element: HTMLElement, signal: AbortSignal): (text: string) => void {
  const served = [...element.childNodes];
  const [only] = served;
  const node = served.length === 1 && only instanceof Text ? only : undefined;
  const before = node?.data ?? '';
  let text = node;
  signal.addEventListener('abort', () => {
    if (node) node.data = before;
    element.replaceChildren(...served);
  });
  return (next) => {
    if (!text) element.replaceChildren((text = document.createTextNode('')));
    text.data = next;
  };
}
