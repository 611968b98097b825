/** The boxes that are open. Several elements may open the same box. */
const open = new WeakSet<HTMLElement>();

export const isOpen = (wrapper: HTMLElement): boolean => open.has(wrapper);

/** @param signal marks the box as closed */
export function markOpen(wrapper: HTMLElement, signal: AbortSignal): void {
  open.add(wrapper);
  signal.addEventListener('abort', () => open.delete(wrapper));
}
