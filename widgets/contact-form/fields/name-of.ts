/** The accessible name of fields without a label (contact-form-7, section 19). */
import { fieldOf } from '../wraps';

/** @returns the text before the field on the same line; else the legend of its fieldset; else the field's name */
export function nameOf(field: HTMLElement): string {
  const wrap = field.closest<HTMLElement>('.wpcf7-form-control-wrap') ?? field;
  let words = '';
  for (let node = wrap.previousSibling; node && !isBreak(node); node = node.previousSibling) {
    if (node instanceof Element || node instanceof Text) words = `${node.textContent ?? ''}${words}`;
  }
  const legend = field.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
  return [words, legend].map(trimLabel).find(Boolean) ?? fieldOf(wrap).replace(/[-_]+/g, ' ');
}

/** Another field on the line also ends the text. */
function isBreak(node: Node): boolean {
  return node instanceof Element && node.matches('br,.wpcf7-form-control-wrap');
}

function trimLabel(words: string): string {
  return words.replace(/\s+/g, ' ').trim().replace(/\s*:$/, '');
}
