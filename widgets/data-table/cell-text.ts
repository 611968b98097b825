/** Returns the visible text of a cell, without the labels of narrow layouts. */
import { LABEL } from './labels';

/** Elements whose text is not visible. */
const NOT_SHOWN = `.${LABEL},style,script,template,noscript,textarea,select,[hidden]`;
/** Inputs that show their value. */
const TEXT_INPUT = 'input:not([type="hidden"],[type="checkbox"],[type="radio"],[type="password"])';

/** @returns the cell's text with normalised spaces; '' without a cell */
export function cellText(cell: Element | undefined): string {
  if (!cell) return '';
  const parts: string[] = [];
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    parts.push(shownText(node));
    return node instanceof Element && node.matches(NOT_SHOWN)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT;
  });
  while (walker.nextNode());
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

/** Returns a node's text without its children. Inline elements add no space, because they may be part of a word. */
function shownText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLTextAreaElement) return node.value;
  if (node instanceof HTMLSelectElement) return node.selectedOptions[0]?.text ?? '';
  if (node instanceof HTMLInputElement) return node.matches(TEXT_INPUT) ? node.value : '';
  return node instanceof Element && node.matches('br,p,div,li') ? ' ' : '';
}
