/** The DOM events that page listeners rely on: ours (`atoll:*`) and the legacy window events. */

/**
 * Dispatches a bubbling custom event.
 *
 * @returns false when the event was cancelable and a listener prevented it
 */
export function emit(
  target: EventTarget,
  type: string,
  detail?: unknown,
  options: { readonly cancelable?: boolean } = {},
): boolean {
  return target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, ...options }));
}
