/** Checks whether the first content of a pane is focusable. Otherwise the pane needs a tab stop. */

const FOCUSABLE = 'a[href],button,input:not([type="hidden"]),select,textarea,iframe,[tabindex="0"]';
const SEEN = 'img,svg,video,audio,canvas,object';
/** Elements without visible content. */
const UNSEEN = 'script,style,template,noscript';

/** @returns true if the first text, image or control is focusable or in a focusable element */
export function startsFocusable(pane: Element): boolean {
  const nodes = document.createTreeWalker(pane, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof Element) {
      if (node.matches(FOCUSABLE)) return true;
      if (node.matches(SEEN)) return false;
    } else if (node.textContent?.trim() && !node.parentElement?.closest(UNSEEN)) return false;
  }
  return false;
}
