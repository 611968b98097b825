/** A list of the menu, and the element that opens it. */
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { pressListeners } from '../../runtime/dom/button';
import { remember } from '../../runtime/dom/restore';
import { stopAnimation } from '../../runtime/motion/animate';
import { easeOutQuad } from '../../runtime/motion/easing';
import { fadeIn, fadeOut, show } from '../../runtime/motion/fade';
import { ServerElement } from '../../runtime/react/server-element';
import { conceal, isDisplayed, reveal } from '../shared/disclosure/findable';
import { type ParentReading, toggleAttributes } from './attributes';
import { isOpening, type Opening } from './menu-machine';
import { PLACE_STYLES, placeList, SIDES } from './place-list';
import { OPEN } from './toggles';

const FADE_MS = 200;
/** How long the pointer may be away before the list closes. */
const LEAVE_MS = 400;

export interface SubmenuProps {
  /** The list of the menu. */
  readonly root: HTMLElement;
  readonly parent: ParentReading;
  readonly toggle: HTMLElement;
  readonly opening: Opening;
  readonly onPress: () => void;
  /** The pointer was away long enough. */
  readonly onLeave: () => void;
}

export function Submenu({ root, parent, toggle, opening, onPress, onLeave }: SubmenuProps): ReactNode {
  const isOpen = isOpening(opening);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (opening !== 'leaving') return undefined;
    const timer = setTimeout(() => leave(), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [opening]);
  useFading(root, parent, isOpen);

  const press = (event: Event): void => {
    event.preventDefault();
    onPress();
  };
  return (
    <>
      <ServerElement
        element={toggle}
        attributes={toggleAttributes(parent, isOpen)}
        listeners={pressListeners(toggle, press)}
      />
      <ServerElement element={parent.item} classes={{ [OPEN]: isOpen }} restoresClasses />
    </>
  );
}

function useFading(root: HTMLElement, parent: ParentReading, isOpen: boolean): void {
  const { list } = parent;
  const shown = useRef(false);
  // The stylesheet has opened it before the menu was mounted. Read before the item gets the class.
  const [wasShown] = useState(() => isOpen && isDisplayed(list));
  const appears = useRef(!wasShown);
  useLayoutEffect(() => {
    const restore = remember(list, { styles: ['display', ...PLACE_STYLES] });
    return () => {
      stopAnimation(list, 'fade');
      list.classList.remove(...SIDES);
      restore();
      shown.current = false;
    };
  }, [list]);
  useLayoutEffect(() => {
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    if (!isOpen) void fadeOut(list, FADE_MS, easeOutQuad).then(() => conceal(list));
    else {
      reveal(list);
      if (appears.current) void fadeIn(list, FADE_MS, easeOutQuad);
      else show(list);
      placeList(root, parent);
    }
    appears.current = true;
  }, [root, parent, list, isOpen]);
}
