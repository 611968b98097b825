/** A text at the end of an element of the server, after what the server prints there. */
import { type ReactNode, useLayoutEffect, useState } from 'react';

export interface WrittenTextProps {
  readonly to: Element;
  readonly text: string;
}

/** Keeps one text node: translation scripts may replace it, and React would fail to remove it. */
export function WrittenText({ to, text }: WrittenTextProps): ReactNode {
  const [node] = useState(() => document.createTextNode(''));
  useLayoutEffect(() => {
    to.append(node);
    return () => node.remove();
  }, [to, node]);
  useLayoutEffect(() => write(node, text), [node, text]);
  return null;
}

function write(node: Text, text: string): void {
  node.data = text;
}
