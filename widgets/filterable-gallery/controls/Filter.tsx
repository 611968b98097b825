/**
 * A gallery's filter (essential-addons, sections 6.5 and 6.7): a bar of choices, or a button with a list of choices.
 * Fixed: keyboard, roles and states; the list stays open while it contains the focus.
 */
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ServerElement } from '../../../runtime/react/server-element';
import {
  controlAttributes,
  controlClasses,
  type FilterReading,
  listAttributes,
  listClasses,
  setTriggerText,
  triggerAttributes,
  triggerText,
} from '../attributes';

const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);

/** The focus in a filter. */
export interface FilterFocus {
  /** The index of the focused control. */
  readonly at: number;
  readonly count: number;
  /** True if the arrow keys wrap around at the ends. */
  readonly wraps: boolean;
  /** On a right-to-left page, the left arrow key moves forward. */
  readonly isRtl: boolean;
}

/**
 * The keys that move the focus in a gallery's filter.
 *
 * @returns where a key moves the focus; -1 or `count` past the ends; undefined for other keys
 */
export function focusTarget(key: string, { at, count, wraps, isRtl }: FilterFocus): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS.get(key);
  if (step === undefined) return undefined;
  const isMirrored = isRtl && (key === 'ArrowLeft' || key === 'ArrowRight');
  const to = isMirrored ? at - step : at + step;
  return wraps ? (to + count) % count : to;
}

export interface FilterProps {
  readonly reading: FilterReading;
  /** The index of the chosen control; -1 for none. */
  readonly chosen: number;
  /** Called on each choice, even of the chosen control. */
  readonly onChoose: (index: number) => void;
}

export function Filter({ reading, chosen, onChoose }: FilterProps): ReactNode {
  const { controls, list, trigger } = reading;
  const [isOpen, setOpen] = useState(false);
  const open = (next: boolean): void => flushSync(() => setOpen(next));
  const close = (): void => {
    // Options can still be clicked while the closed list fades out.
    if (!isOpen && !list.contains(document.activeElement)) return;
    open(false);
    trigger?.focus();
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const onMouseUp = ({ target }: Event): void => {
      // A press on a choice is followed by a click, which closes the list.
      if (!(target instanceof Node && trigger?.parentElement?.contains(target))) setOpen(false);
    };
    document.addEventListener('mouseup', onMouseUp, { signal: controller.signal });
    return () => controller.abort();
  }, [isOpen, trigger]);

  const onClick = ({ target }: Event): void => {
    const index = controls.findIndex((control) => target instanceof Node && control.contains(target));
    if (index === -1) return;
    onChoose(index);
    close();
  };
  const onKeyDown = (event: Event): void => {
    const at = controls.findIndex((control) => control === event.target);
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent;
    if (at === -1 || ctrlKey || metaKey || altKey || shiftKey) return;
    if (key === ' ' || key === 'Enter') {
      event.preventDefault();
      onChoose(at);
      close();
      return;
    }
    const isRtl = getComputedStyle(list).direction === 'rtl';
    const to = focusTarget(key, { at, count: controls.length, wraps: !trigger, isRtl });
    if (to === undefined) return;
    event.preventDefault();
    if (!controls[to]) return;
    controls[to].focus();
    // Focus chooses a radio button, but not an option.
    if (!trigger) onChoose(to);
  };

  return (
    <>
      <ServerElement
        element={list}
        attributes={listAttributes(reading)}
        classes={trigger ? listClasses(isOpen) : NO_CLASSES}
        restoresClasses
        listeners={{ click: onClick, keydown: onKeyDown }}
      />
      {controls.map((control, index) => (
        <ServerElement
          // oxlint-disable-next-line react/no-array-index-key -- the controls never change
          key={index}
          element={control}
          attributes={controlAttributes(reading, index, chosen)}
          classes={controlClasses(index, chosen)}
          restoresClasses
        />
      ))}
      {trigger && (
        <FilterButton
          reading={reading}
          trigger={trigger}
          chosen={chosen}
          isOpen={isOpen}
          onOpen={open}
          onEscape={close}
        />
      )}
    </>
  );
}

const NO_CLASSES = {};

interface FilterButtonProps {
  readonly reading: FilterReading;
  readonly trigger: HTMLElement;
  readonly chosen: number;
  readonly isOpen: boolean;
  /** Opens or closes the list at once. */
  readonly onOpen: (isOpen: boolean) => void;
  /** Closes the list and returns the focus to the button. */
  readonly onEscape: () => void;
}

/** The button that opens the list of a gallery's filter. It shows the chosen option. */
function FilterButton({ reading, trigger, chosen, isOpen, onOpen, onEscape }: FilterButtonProps): ReactNode {
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
