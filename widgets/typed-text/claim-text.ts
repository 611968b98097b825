/** Writes into an element without losing what the server put there. */

/**
 * Takes an element's text over: its own text node where that is all there is, else a node in place of the others.
 *
 * @param signal puts the server's nodes and their text back
 * @returns writes the text
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
