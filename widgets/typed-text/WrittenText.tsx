/** A text at the end of an element of the server, after what the server prints there. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { textWriter } from '../../runtime/dom/text';

export interface WrittenTextProps {
  readonly to: Element;
  readonly text: string;
}

export function WrittenText({ to, text }: WrittenTextProps): ReactNode {
  const write = useTextPlace(to);
  useLayoutEffect(() => write(text), [write, text]);
  return null;
}

/** Keeps an element for a text at the end of another element. @returns the function that writes the text */
export function useTextPlace(to: Element): (text: string) => void {
  const [{ element, write }] = useState(createPlace);
  useLayoutEffect(() => {
    to.append(element);
    return () => element.remove();
  }, [to, element]);
  return write;
}

function createPlace() {
  const element = document.createElement('span');
  return { element, write: textWriter(element) };
}
