/** An element of React whose text changes. React would write to a text node that a translator may have replaced. */
import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react';
import { setText } from '../dom/text';

/** Props of `LiveText`. All other props are passed to the element. */
export interface LiveTextProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The element's name. */
  readonly as: 'div' | 'span';
  readonly text: string;
}

export function LiveText({ as, text, ...props }: LiveTextProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) setText(element.current, text);
  }, [text]);
  return as === 'div' ? <div {...props} ref={element} /> : <span {...props} ref={element} />;
}
