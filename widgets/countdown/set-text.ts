/** Writes a number into a field of the server, whose text node stays. */
export function setText(field: HTMLElement, text: string): void {
  const { firstChild } = field;
  if (field.textContent?.trim() === text) return;
  if (firstChild instanceof Text && field.childNodes.length === 1) firstChild.data = text;
  else field.textContent = text;
}
