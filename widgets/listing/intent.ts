/** Tells when a visitor is about to press a link: the pointer or the focus has stayed on it for a moment. */
import { type Control, linkAt } from './control';

/** Shorter stays are only on the way to somewhere else. */
const INTENT_MS = 65;

/**
 * @param onIntent called with the link; not for fingers, which press at once
 * @param signal stops it
 */
export function watchIntent(
  control: Control,
  onIntent: (link: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const { element } = control;
  let at: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = (): void => {
    clearTimeout(timer);
    at = undefined;
  };
  const arrive = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    const link = linkAt(control, event.target);
    if (link === at) return;
    leave();
    if (!link) return;
    at = link;
    timer = setTimeout(() => onIntent(link), INTENT_MS);
  };
  element.addEventListener('pointerover', arrive, { signal });
  element.addEventListener('focusin', arrive, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('focusout', leave, { signal });
  signal.addEventListener('abort', leave);
}
