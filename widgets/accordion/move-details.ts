/** Opens and closes an item of Elementor's nested accordion by the height of its `details` (elementor-frontend, section 3.3). */
import { animate, runningAnimation, stopAnimation } from '../../runtime/motion/animate';
import { emitResize } from '../../runtime/page/events';
import type { NestedItem } from './read-nested';

/**
 * Moves an item linearly. It is open during the movement. If it is moving already, it continues from its current height.
 *
 * @returns resolves when the movement has ended or was replaced
 */
export async function moveDetails(
  { details, panel }: Pick<NestedItem, 'details' | 'panel'>,
  isOpen: boolean,
  durationMs: number,
): Promise<void> {
  const from = runningAnimation(details, 'slide') ? getComputedStyle(details).height : undefined;
  stopAnimation(details, 'slide');
  const [closed, full] = [false, true].map((isMeasured) => {
    details.open = isMeasured;
    return `${details.getBoundingClientRect().height}px`;
  });
  // Lets a carousel in the panel update its size.
  if (isOpen) emitResize(panel);
  const heights = isOpen ? [from ?? closed, full] : [from ?? full, closed];
  await animate(
    details,
    heights.map((height) => ({ height: height ?? 'auto', overflow: 'hidden' })),
    { channel: 'slide', durationMs, easing: 'linear' },
    () => {
      details.open = isOpen;
    },
  );
}
