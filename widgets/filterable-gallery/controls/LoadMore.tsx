/**
 * The button that loads more items of a gallery (essential-addons, sections 6.4 to 6.6). Fixed: it is hidden if there
 * are no more items, and its fade does not restart.
 */
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { isPress } from '../../../runtime/dom/button';
import { remember } from '../../../runtime/dom/restore';
import { rememberContent } from '../../../runtime/dom/text';
import { stopAnimation } from '../../../runtime/motion/animate';
import { fadeOut } from '../../../runtime/motion/fade';
import { ServerElement } from '../../../runtime/react/server-element';
import { loadMoreAttributes, type LoadMoreReading, showStatus } from '../attributes';
import type { ButtonStatus } from '../gallery-machine';

const END_SHOWN_MS = 600;
const FADE_MS = 600;

export interface LoadMoreProps {
  readonly reading: LoadMoreReading;
  readonly status: ButtonStatus;
  readonly onPress: () => void;
}

export function LoadMore({ reading, status, onPress }: LoadMoreProps): ReactNode {
  const { button } = reading;

  useLayoutEffect(() => {
    const restoreContent = rememberContent(button);
    const restore = remember(button, { styles: ['display'] });
    return () => {
      stopAnimation(button, 'fade');
      restoreContent();
      restore();
    };
  }, [button]);

  useLayoutEffect(() => showStatus(reading, status), [reading, status]);

  useEffect(() => {
    if (status !== 'ending') return undefined;
    const timer = setTimeout(() => void fadeOut(button, FADE_MS), END_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [button, status]);

  const onClick = (event: Event): void => {
    event.preventDefault();
    onPress();
  };
  const onKeyDown = (event: Event): void => {
    // The browser presses a button element itself.
    if (button instanceof HTMLButtonElement) return;
    if (event.target === button && isPress(event as KeyboardEvent)) onClick(event);
  };
  return (
    <ServerElement
      element={button}
      attributes={loadMoreAttributes(reading)}
      listeners={{ click: onClick, keydown: onKeyDown }}
    />
  );
}
