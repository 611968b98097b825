/** A submenu, and the button that opens it. */
import type { ReactNode } from 'react';
import { pressListeners } from '../../runtime/dom/button';
import { ServerElement } from '../../runtime/react/server-element';
import { indicatorAttributes, indicatorClasses, type SubmenuReading } from './attributes';
import { SlidingList } from './SlidingList';

export interface SubmenuProps {
  readonly reading: SubmenuReading;
  /** The button. */
  readonly indicator: Element;
  readonly isOpen: boolean;
  /** Another layout shows the list as the stylesheet does. */
  readonly isNarrow: boolean;
  readonly onPress: () => void;
}

export function Submenu({ reading, indicator, isOpen, isNarrow, onPress }: SubmenuProps): ReactNode {
  return (
    <>
      <ServerElement
        element={indicator}
        attributes={indicatorAttributes(reading, isOpen)}
        classes={indicatorClasses(isOpen)}
        restoresClasses
        listeners={pressListeners(indicator, onPress)}
      />
      <SlidingList key={String(isNarrow)} list={reading.list} isOpen={isOpen} />
    </>
  );
}
