/** The button that opens the list of a gallery's filter. It shows the chosen option. */
import { type ReactNode, useLayoutEffect } from 'react';
import { ServerElement } from '../../../runtime/react/server-element';
import { type FilterReading, triggerAttributes } from '../attributes';
import { setTriggerText, triggerText } from './trigger-text';

export interface FilterButtonProps {
  readonly reading: FilterReading;
  readonly trigger: HTMLElement;
  readonly chosen: number;
  readonly isOpen: boolean;
  /** Opens or closes the list at once. */
  readonly onOpen: (isOpen: boolean) => void;
  /** Closes the list and returns the focus to the button. */
  readonly onEscape: () => void;
}

export function FilterButton({
  reading,
  trigger,
  chosen,
  isOpen,
  onOpen,
  onEscape,
}: FilterButtonProps): ReactNode {
  const { controls, list } = reading;
  const around = trigger.parentElement ?? trigger;
  const text = triggerText(reading, chosen);

  useLayoutEffect(() => setTriggerText(trigger, undefined), [trigger]);
  useLayoutEffect(() => void setTriggerText(trigger, text), [trigger, text]);

  const onKeyDown = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    withoutTransition(list, () => {
      onOpen(true);
      (controls[chosen] ?? controls[0])?.focus();
    });
  };
  const onKeyDownAround = (event: Event): void => {
    if ((event as KeyboardEvent).key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    onEscape();
  };
  const onFocusOut = (event: Event): void => {
    const { relatedTarget } = event as FocusEvent;
    if (isOpen && !(relatedTarget instanceof Node && around.contains(relatedTarget))) onOpen(false);
  };
  return (
    <>
      <ServerElement
        element={trigger}
        attributes={triggerAttributes(reading, isOpen)}
        listeners={{ click: () => onOpen(!isOpen), keydown: onKeyDown }}
      />
      <ServerElement element={around} listeners={{ keydown: onKeyDownAround, focusout: onFocusOut }} />
    </>
  );
}

/** The stylesheet fades the list in, but in the first frame of the fade its elements cannot be focused. */
function withoutTransition({ style }: HTMLElement, change: () => void): void {
  const { transition } = style;
  style.transition = 'none';
  change();
  style.transition = transition;
}
