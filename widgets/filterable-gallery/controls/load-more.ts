/**
 * The button under a gallery that brings more items (essential-addons, sections 6.4 to 6.6). Fixed: it is not there when
 * there is nothing to bring, and a fade that was begun is not seen again.
 */
import { makeButton } from '../../../runtime/dom/button';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { stopAnimation } from '../../../runtime/motion/animate';
import { fadeOut, hide } from '../../../runtime/motion/fade';

const END_SHOWN_MS = 600;
const FADE_MS = 600;

/** The button's side of it. */
export interface LoadMore {
  /** Shows the button, or hides it because the chosen items are all there. */
  readonly setNeeded: (isNeeded: boolean) => void;
  /** Says that nothing is left at all, and goes. */
  readonly end: () => void;
}

/** What the button needs. */
export interface LoadMoreSettings {
  /** Shown when nothing is left. */
  readonly endText: string;
  /** Reads something out. */
  readonly say: (message: string) => void;
  /** Brings the server's button back. */
  readonly signal: AbortSignal;
}

/** @param onPress asked for more items */
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
