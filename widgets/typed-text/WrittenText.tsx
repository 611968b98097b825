/** A text at the end of an element of the server, after what the server prints there. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { textWriter } from '../../runtime/dom/text';
import { firstLetters, type Markup } from './texts';

export interface WrittenTextProps {
  readonly to: Element;
  readonly text: string;
  readonly markup: Markup | undefined;
}

/** Writes a text, or its letters with their markup. */
export type WriteText = (text: string, markup?: Markup) => void;

export function WrittenText({ to, text, markup }: WrittenTextProps): ReactNode {
  const write = useTextPlace(to);
  useLayoutEffect(() => write(text, markup), [write, text, markup]);
  return null;
}

/** Keeps an element for a text at the end of another element. @returns the function that writes the text */
export function useTextPlace(to: Element): WriteText {
  const [{ element, write }] = useState(createPlace);
  useLayoutEffect(() => {
    to.append(element);
    return () => element.remove();
  }, [to, element]);
  return write;
}

function createPlace() {
  const element = document.createElement('span');
  const writeText = textWriter(element);
  const write: WriteText = (text, markup) => {
    writeText(markup ? '' : text);
    if (markup) element.replaceChildren(firstLetters(markup, text.length));
  };
  return { element, write };
}
