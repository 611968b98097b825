/**
 * Writes texts that change. Translators, glossaries, hyphenation and reading aids replace, wrap or split text nodes at any
 * time, so a text belongs to an element and never to a text node. Nothing else in the code writes texts (a test checks it).
 */

/**
 * Shows a text in an element. Keeps the text node if there is no other, so that nothing is laid out again without need. An
 * element with other content loses it.
 */
export function setText(element: Element, text: string): void {
  if (element.textContent === text) return;
  const [node, ...others] = [...element.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
  if (node instanceof Text && others.length === 0) node.data = text;
  else element.textContent = text;
}

/** As `setText`, but writes a text only once: what a translator has made of it stays until there is another text. */
export function textWriter(element: Element): (text: string) => void {
  let last: string | undefined;
  return (text) => {
    if (text === last) return;
    last = text;
    setText(element, text);
  };
}

/**
 * As `textWriter`, for an element whose text a widget only borrows.
 *
 * @param signal restores the server's nodes and texts when aborted
 */
export function borrowText(element: Element, signal: AbortSignal): (text: string) => void {
  const write = textWriter(element);
  let restore: (() => void) | undefined;
  signal.addEventListener('abort', () => restore?.());
  return (text) => {
    restore ??= rememberContent(element);
    write(text);
  };
}

/**
 * Remembers the nodes in an element and their texts.
 *
 * @returns a function that restores them
 */
export function rememberContent(element: Element): () => void {
  const nodes = [...element.childNodes];
  const texts = nodes.map((node) => (node instanceof Text ? node.data : ''));
  return () => {
    nodes.forEach((node, index) => {
      if (node instanceof Text) node.data = texts[index] ?? '';
    });
    element.replaceChildren(...nodes);
  };
}

/**
 * Shows a text for a while in an element, whoever writes its texts otherwise.
 *
 * @param signal restores the nodes and texts when aborted, unless others have changed them meanwhile
 */
export function showTextMeanwhile(element: Element, text: string, signal: AbortSignal): void {
  const restore = rememberContent(element);
  setText(element, text);
  let isOurs = true;
  const changes = new MutationObserver(() => (isOurs = false));
  changes.observe(element, { childList: true, characterData: true, subtree: true });
  signal.addEventListener('abort', () => {
    if (changes.takeRecords().length === 0 && isOurs) restore();
    changes.disconnect();
  });
}

/** @returns a new text, for content that is put together from several nodes and does not change */
export const createText = (text: string): Text => document.createTextNode(text);

/** @returns the text of an element as a visitor reads it */
export function readText(element: Element | null | undefined): string {
  return withoutHyphens(element?.textContent ?? '').trim();
}

/** @returns a text without soft hyphens and the other marks that hyphenation adds to words */
export function withoutHyphens(text: string): string {
  return text.replaceAll(HYPHENS, '');
}

/** Soft hyphen, zero-width space, word joiner and zero-width no-break space. */
const HYPHENS = /[\u00AD\u200B\u2060\uFEFF]/g;
