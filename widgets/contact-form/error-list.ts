/**
 * The block for screen readers next to a form: a live paragraph for the status, and a list of errors that describe the
 * controls (contact-form-7, sections 2.1 and 9).
 */
import type { LiveForm } from './live-form';

/** Removes the items with these ids. */
export function removeItems(live: LiveForm, ids: readonly string[]): void {
  for (const item of blockOf(live)?.querySelectorAll('li') ?? []) if (ids.includes(item.id)) item.remove();
}

/** Removes all items, including those of other modules. */
export function emptyList(live: LiveForm): void {
  blockOf(live)?.querySelector('ul')?.replaceChildren();
}

/** @returns the id that the server gives to the item of a field */
export function errorId({ record }: LiveForm, field: string): string {
  return `${record.unitTag}-ve-${field}`.replace(/[^\w-]/g, '');
}

/**
 * Makes an id unique: a cloned form has the same unit tag, and its controls must not reference the other form's errors.
 *
 * @param taken the ids of items that are not on the page yet
 */
export function freeId({ form }: LiveForm, id: string, taken: readonly string[]): string {
  const page = form.ownerDocument;
  let free = id;
  for (let count = 2; taken.includes(free) || page.getElementById(free); count += 1) free = `${id}-${count}`;
  return free;
}

function blockOf({ wrapper }: LiveForm): Element | null {
  return wrapper.querySelector('.screen-reader-response');
}

/**
 * Up to 5.2, the block is an empty alert. It gets the elements that later releases print.
 *
 * @param name `p` for the paragraph with the status, `ul` for the list of errors
 * @returns undefined if the form has no block
 */
export function partOf(live: LiveForm, name: 'p' | 'ul'): Element | undefined {
  const block = blockOf(live);
  if (!block) return undefined;
  const part = block.querySelector(name);
  if (part) return part;
  const made = block.ownerDocument.createElement(name);
  if (name === 'p') block.prepend(made);
  else block.append(made);
  live.signal.addEventListener('abort', () => made.remove());
  return made;
}
