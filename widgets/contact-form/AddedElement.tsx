/**
 * Adds an element to the author's markup, and removes it on unmount. Not a portal: scripts of sites remove, move and
 * refill these elements, and translators replace their text nodes. React throws when it removes a node that has gone.
 */
import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ElementAttributes } from '../../runtime/dom/attributes';
import { ServerElement } from '../../runtime/react/server-element';

export interface AddedElementProps {
  readonly tag: string;
  readonly attributes: ElementAttributes;
  /** Inserts the element into the page, with its content. Called once. */
  readonly insert: (element: Element) => void;
}

export function AddedElement({ tag, attributes, insert }: AddedElementProps): ReactNode {
  const [element] = useState(() => document.createElement(tag));
  const insertNow = useEffectEvent(() => insert(element));
  useLayoutEffect(() => {
    insertNow();
    return () => element.remove();
  }, [element]);
  return <ServerElement element={element} attributes={attributes} />;
}
