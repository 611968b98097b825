/** Replaces the content of an element of the server with text. Restores the server's nodes on unmount. */
import { type ReactNode, useLayoutEffect } from 'react';
import { rememberContent, setText } from '../../runtime/dom/text';

export interface ServerTextProps {
  readonly element: Element;
  /** A new object is written again, even with the same text: other scripts may have changed the element. */
  readonly content: { readonly text: string };
}

export function ServerText({ element, content }: ServerTextProps): ReactNode {
  useLayoutEffect(() => rememberContent(element), [element]);
  // Text of responses is never read as HTML.
  useLayoutEffect(() => setText(element, content.text), [element, content]);
  return null;
}
