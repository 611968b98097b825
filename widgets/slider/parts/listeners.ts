/** Keys and the mouse on a slider (goodlayers-sliders, sections 1.4 and 1.7). */
import { member } from '../../../runtime/page/member';

const TYPING = 'input,textarea,select,[contenteditable]';

/** The arrow keys turn the slider: everywhere on the page if it is the page's only slider. */
export function listenToKeys(root: HTMLElement, onTurn: (by: 1 | -1) => void, signal: AbortSignal): void {
  const target: EventTarget = document.querySelectorAll('.slides').length === 1 ? document : root;
  target.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return;
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || member(target, 'closest')(TYPING)) return;
      if (root.contains(target)) event.preventDefault();
      onTurn(key === 'ArrowRight' ? 1 : -1);
    },
    { signal },
  );
}

/** Adds the circle that follows the mouse. A drag with the mouse swipes instead of dragging a link. */
export function startFollower(
  { root, list }: { readonly root: HTMLElement; readonly list: HTMLElement },
  report: (code: string, detail?: unknown) => void,
  signal: AbortSignal,
): void {
  list.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  import('../follower').then(
    ({ addFollower }) => addFollower(root, list, signal),
    (error: unknown) => report('follower_failed', error),
  );
}
