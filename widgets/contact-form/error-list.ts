/**
 * The block for screen readers next to a form: a live paragraph for the status, and a list of errors that describe the
 * controls (contact-form-7, sections 2.1 and 9).
 */
import type { LiveForm } from './live-form';

/** Adds an error. @returns the id of its item */
export function addItem(live: LiveForm, field: string, message: string, controlId: string): string {
  const id = freeId(live, errorId(live, field));
  const { ownerDocument: page } = live.form;
  const item = page.createElement('li');
  item.id = id;
  if (controlId === '') item.textContent = message;
  else {
    const link = page.createElement('a');
    link.setAttribute('href', `#${controlId}`);
    link.textContent = message;
    item.append(link);
  }
  partOf(live, 'ul')?.append(item);
  live.errorIds.set(field, id);
  return id;
}

/** Removes a field's item. @returns the ids to remove from the controls' descriptions */
export function removeItems(live: LiveForm, field: string): readonly string[] {
  const ids = [errorId(live, field), live.errorIds.get(field) ?? ''].filter(Boolean);
  for (const item of blockOf(live)?.querySelectorAll('li') ?? []) if (ids.includes(item.id)) item.remove();
  live.errorIds.delete(field);
  return ids;
}

/** Removes all items, including those of other modules. */
export function emptyList(live: LiveForm): void {
  blockOf(live)?.querySelector('ul')?.replaceChildren();
}

/**
 * Announces a message.
 *
 * @returns false if the form has no block for it
 */
export function setStatus(live: LiveForm, message: string): boolean {
  const paragraph = partOf(live, 'p');
  if (paragraph) paragraph.textContent = message;
  return paragraph !== undefined;
}

export function emptyStatus(live: LiveForm): void {
  const paragraph = blockOf(live)?.querySelector('p');
  if (paragraph) paragraph.textContent = '';
}

function blockOf({ wrapper }: LiveForm): Element | null {
  return wrapper.querySelector('.screen-reader-response');
}

/** Up to 5.2, the block is an empty alert. It gets the elements that later releases print. */
function partOf(live: LiveForm, name: 'p' | 'ul'): Element | undefined {
  const block = blockOf(live);
  if (!block) return undefined;
  const part = block.querySelector(name);
  if (part) return part;
  const made = block.ownerDocument.createElement(name);
  if (name === 'p') block.prepend(made);
  else block.append(made);
  return made;
}

function errorId({ record }: LiveForm, field: string): string {
  return `${record.unitTag}-ve-${field}`.replace(/[^\w-]/g, '');
}

/**
 * Makes an id unique: a cloned form has the same unit tag, and its controls must not reference the other form's errors.
 */
function freeId({ form }: LiveForm, id: string): string {
  const page = form.ownerDocument;
  let free = id;
  for (let count = 2; page.getElementById(free); count += 1) free = `${id}-${count}`;
  return free;
}
