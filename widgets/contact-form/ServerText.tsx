/** Replaces the content of an element of the server with text. Restores the server's nodes on unmount. */
import { type ReactNode, useLayoutEffect } from 'react';

export interface ServerTextProps {
  readonly element: Element;
  /** A new object is written again, even with the same text: other scripts may have changed the element. */
  readonly content: { readonly text: string };
}

export function ServerText({ element, content }: ServerTextProps): ReactNode {
  useLayoutEffect(() => {
    const nodes = [...element.childNodes];
    return () => element.replaceChildren(...nodes);
  }, [element]);
  useLayoutEffect(() => writeText(element, content.text), [element, content]);
  return null;
}

/** Text of responses is never read as HTML. */
function writeText(element: Element, text: string): void {
  element.textContent = text;
}
