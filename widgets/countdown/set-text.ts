/** Updates a number in the server's markup. Keeps the text node. */
export function setText(field: HTMLElement, text: string): void {
  const { firstChild } = field;
  if (field.textContent?.trim() === text) return;
  if (firstChild instanceof Text && field.childNodes.length === 1) firstChild.data = text;
  else field.textContent = text;
}
