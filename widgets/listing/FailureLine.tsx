/**
 * The line beside a control whose request has failed. Not a portal: scripts of sites move the elements around it, and React
 * throws when it removes a node that has gone.
 */
import { type ReactNode, useLayoutEffect } from 'react';

/** The page builder's class for the space beside the items. */
const ITEM_SPACE = 'gdlr-core-item-pdlr';

export interface FailureLineProps {
  /** The line is inserted after this element. */
  readonly control: HTMLElement;
  readonly text: string;
}

export function FailureLine({ control, text }: FailureLineProps): ReactNode {
  useLayoutEffect(() => {
    const line = document.createElement('p');
    line.className = `atoll-listing-failed ${ITEM_SPACE}`;
    // Items float in some layouts, and the text of a button is in its middle.
    Object.assign(line.style, { clear: 'both', textAlign: getComputedStyle(control).textAlign });
    line.append(text);
    control.after(line);
    return () => line.remove();
  }, [control, text]);
  return null;
}
