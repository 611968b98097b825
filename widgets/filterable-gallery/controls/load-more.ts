/**
 * The button that loads more items of a gallery (essential-addons, sections 6.4 to 6.6). Fixed: it is hidden if there
 * are no more items, and its fade does not restart.
 */
import { makeButton } from '../../../runtime/dom/button';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { stopAnimation } from '../../../runtime/motion/animate';
import { fadeOut, hide } from '../../../runtime/motion/fade';

const END_SHOWN_MS = 600;
const FADE_MS = 600;

/** Controls the button. */
export interface LoadMore {
  /** Shows the button, or hides it if all matching items are loaded. */
  readonly setNeeded: (isNeeded: boolean) => void;
  /** Shows that no items are left, then fades the button out. */
  readonly end: () => void;
}

/** Settings of `startLoadMore`. */
export interface LoadMoreSettings {
  /** The text to show when no items are left. */
  readonly endText: string;
  /** Announces a message. */
  readonly say: (message: string) => void;
  /** Restores the server's button when aborted. */
  readonly signal: AbortSignal;
}

/** @param onPress called to load more items */
export function startLoadMore(
  button: HTMLElement,
  { endText, say, signal }: LoadMoreSettings,
  onPress: () => void,
): LoadMore {
  const { display } = button.style;
  const content = [...button.childNodes];
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onClick = (event: Event): void => {
    event.preventDefault();
    if (!hasEnded) onPress();
  };
  if (button instanceof HTMLButtonElement) button.addEventListener('click', onClick, { signal });
  else makeButton(button, { onPress: onClick, signal });

  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stopAnimation(button, 'fade');
    button.replaceChildren(...content);
  });
  restoreOnAbort([button], { styles: ['display'] }, signal);
  return {
    setNeeded(isNeeded) {
      if (isNeeded) button.style.display = display === 'none' ? '' : display;
      else if (hasEnded) {
        clearTimeout(timer);
        hide(button);
      } else button.style.display = 'none';
    },
    end() {
      if (hasEnded) return;
      hasEnded = true;
      const text = document.createElement('div');
      text.className = 'no-more-items-text';
      text.textContent = endText;
      button.replaceChildren(text);
      say(endText);
      timer = setTimeout(() => void fadeOut(button, FADE_MS), END_SHOWN_MS);
    },
  };
}
