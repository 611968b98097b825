/** An element of the server as a button. */
import type { ReactNode } from 'react';
import type { ElementAttributes } from '../../runtime/dom/attributes';
import { isPress } from '../../runtime/dom/button';
import { ServerElement } from '../../runtime/react/server-element';

interface ButtonProps {
  readonly element: HTMLElement;
  readonly attributes: ElementAttributes;
  /** Called for a click, and for Enter and Space on the element itself. */
  readonly onPress: (event: Event) => void;
}

export function Button({ element, attributes, onPress }: ButtonProps): ReactNode {
  const onKeyDown = (event: Event): void => {
    if (event.target !== element || !isPress(event as KeyboardEvent)) return;
    event.preventDefault();
    onPress(event);
  };
  return (
    <ServerElement
      element={element}
      attributes={attributes}
      listeners={{ click: onPress, keydown: onKeyDown }}
    />
  );
}
