/**
 * Scripts of a page that replace, wrap or split its text nodes, at once and whenever a text changes, as translators and
 * reading aids do. They run in the page as text, so they use nothing of this module. Texts stay the same: the suite compares
 * them with those of a page without such a script.
 */

/* oxlint-disable unicorn/consistent-function-scoping -- one function, handed over as text */

/**
 * - `translator`: replaces each text node by an element in an element with the text, as browsers' translators do;
 * - `reading-aid`: splits each text node, and wraps the first half of it.
 */
export type TextScript = 'translator' | 'reading-aid';

/** Runs in the page. */
export function installTextScript(kind: TextScript): void {
  const NOT_TEXT = 'script,style,textarea,noscript,template,title,[data-text-script],svg';
  const build = (name: string, ...content: (Node | string)[]): HTMLElement => {
    const element = document.createElement(name);
    element.setAttribute('data-text-script', '');
    element.append(...content);
    return element;
  };
  const change = (node: Text): void => {
    const text = node.data;
    if (text.trim() === '' || !node.parentElement || node.parentElement.closest(NOT_TEXT)) return;
    if (kind === 'translator') return node.replaceWith(build('font', build('font', text)));
    const rest = node.splitText(Math.ceil(text.length / 2));
    const first = build('b', '');
    node.replaceWith(first);
    first.append(node);
    // The rest is not split again.
    rest.replaceWith(build('span', rest.data));
  };
  const changeAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    if (root instanceof Text) texts.push(root);
    texts.forEach(change);
  };
  changeAll(document.body);
  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'characterData') changeAll(target);
      else addedNodes.forEach(changeAll);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
