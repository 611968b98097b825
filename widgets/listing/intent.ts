/**
 * Detects that a visitor is about to press a link: the pointer, the focus or the active entry of a dropdown has stayed
 * on it for a moment.
 */
import { type Control, indicatedLink, linkAt } from './control/control';

/** Shorter stays are ignored. */
const INTENT_MS = 65;

const PLACE = 'aria-activedescendant';

/**
 * @param onIntent called with the link; not called for touch, which presses immediately
 * @param signal stops watching when aborted
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
    stayAt(event.target);
  };
  const stayAt = (target: EventTarget | null): void => {
    const link = linkAt(control, target);
    if (link === at) return;
    leave();
    if (!link) return;
    at = link;
    timer = setTimeout(() => onIntent(link), INTENT_MS);
  };
  // The pointer or the focus has caused the mounting.
  if (matchMedia('(hover: hover)').matches) stayAt(indicatedLink(control) ?? null);
  element.addEventListener('pointerover', arrive, { signal });
  element.addEventListener('focusin', arrive, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('focusout', leave, { signal });
  // In a dropdown, the focus stays on the label, so the active entry is watched.
  const places = new MutationObserver((changes) => {
    const change = changes.at(-1);
    const place = change?.target instanceof Element && change.target.getAttribute(PLACE);
    if (place) stayAt(document.getElementById(place));
    else leave();
  });
  places.observe(element, { subtree: true, attributeFilter: [PLACE] });
  signal.addEventListener('abort', () => {
    places.disconnect();
    leave();
  });
}
