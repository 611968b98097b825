/** Presses of arrows outside of a slider before it is mounted. The runtime knows only those inside of it. */
import type { Arrow } from '../attributes';

interface Waiting {
  readonly ways: Arrow['by'][];
  readonly ending: AbortController;
}

/** The presses of sliders that are not mounted. */
const waiting = new WeakMap<Element, Waiting>();

/**
 * Waits for the visitor at arrows outside of the slider.
 *
 * @param onNear called when the visitor comes near an arrow, or presses it
 * @param signal ends the waiting
 */
export function awaitPresses(
  root: HTMLElement,
  arrows: readonly Arrow[],
  onNear: () => void,
  signal: AbortSignal,
): void {
  const ending = new AbortController();
  signal.addEventListener('abort', () => ending.abort());
  const ways: Arrow['by'][] = [];
  waiting.set(root, { ways, ending });
  for (const { element, by } of arrows) {
    // The runtime mounts the slider for events inside it.
    if (root.contains(element)) continue;
    for (const type of ['pointerover', 'focusin'])
      element.addEventListener(type, onNear, { signal: ending.signal, once: true });
    element.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        ways.push(by);
        onNear();
      },
      { signal: ending.signal },
    );
  }
}

/** @returns the presses in their order, for a slider that handles presses from now on */
export function takePresses(root: HTMLElement): readonly Arrow['by'][] {
  const found = waiting.get(root);
  waiting.delete(root);
  found?.ending.abort();
  return found?.ways ?? [];
}
