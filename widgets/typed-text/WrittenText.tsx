/** A text at the end of an element of the server, after what the server prints there. */
import { type ReactNode, useLayoutEffect, useState } from 'react';

export interface WrittenTextProps {
  readonly to: Element;
  readonly text: string;
}

export function WrittenText({ to, text }: WrittenTextProps): ReactNode {
  const node = useTextNode(to);
  useLayoutEffect(() => writeText(node, text), [node, text]);
  return null;
}

/**
 * Keeps one text node at the end of an element: translation scripts may replace it, and React would fail to remove it.
 *
 * @returns the node, at first empty
 */
export function useTextNode(to: Element): Text {
  const [node] = useState(() => document.createTextNode(''));
  useLayoutEffect(() => {
    to.append(node);
    return () => node.remove();
  }, [to, node]);
  return node;
}

export function writeText(node: Text, text: string): void {
  node.data = text;
}
