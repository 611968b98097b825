/** The button that opens the list of a gallery's filter. It shows the chosen option. */
import { type ReactNode, useLayoutEffect } from 'react';
import { ServerElement } from '../../../runtime/react/server-element';
import { type FilterReading, triggerAttributes } from '../attributes';

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
  const text = controls[chosen]?.textContent?.trim();

  useLayoutEffect(() => {
    const served = trigger.querySelector('span')?.textContent?.trim() ?? '';
    return () => setText(trigger, served);
  }, [trigger]);
  useLayoutEffect(() => {
    if (text !== undefined) setText(trigger, text);
  }, [trigger, text]);

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

function setText(trigger: HTMLElement, text: string): void {
  const label = trigger.querySelector('span');
  if (label && label.textContent?.trim() !== text) label.textContent = text;
}
