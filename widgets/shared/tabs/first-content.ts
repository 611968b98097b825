/** Tells whether the first thing in a pane can take the focus: such a pane needs no tab stop of its own. */

const FOCUSABLE = 'a[href],button,input:not([type="hidden"]),select,textarea,iframe,[tabindex="0"]';
const SEEN = 'img,svg,video,audio,canvas,object';
/** What is in a pane and not on the screen. */
const UNSEEN = 'script,style,template,noscript';

/** @returns true when text, picture or control that comes first is focusable or stands in something that is */
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
