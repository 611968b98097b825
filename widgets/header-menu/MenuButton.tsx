/** The button in the header that opens a menu. */
import type { ReactNode } from 'react';
import { pressListeners } from '../../runtime/dom/button';
import { ServerElement } from '../../runtime/react/server-element';
import { prefixOf } from '../shared/theme/theme';
import { buttonAttributes, menuIdAttributes, type MenuReading } from './attributes';

interface MenuButtonProps {
  readonly reading: MenuReading;
  readonly isExpanded: boolean;
  /** Shown as a cross. */
  readonly isActive: boolean;
  readonly onPress: () => void;
}

export function MenuButton({ reading, isExpanded, isActive, onPress }: MenuButtonProps): ReactNode {
  const { button, menu } = reading;
  const onEvent = (event: Event): void => {
    // The browser opens a link in a new tab.
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    onPress();
  };
  return (
    <>
      <ServerElement
        element={button}
        attributes={buttonAttributes(reading, isExpanded)}
        classes={{ [`${menuPrefix(button)}-active`]: isActive }}
        restoresClasses
        listeners={pressListeners(button, onEvent)}
      />
      <ServerElement element={menu} attributes={menuIdAttributes(reading)} />
    </>
  );
}

/** @returns the theme's prefix by the button's class */
export function menuPrefix(button: Element): string {
  return prefixOf(button, 'mm-menu-button', 'overlay-menu-icon');
}
