/** Lets an element shrink; `display:none` at the end. */
export async function shrinkAway(element: HTMLElement, timing: ScaleTiming): Promise<void> {
  endScale(element);
  const animation = start(element, [THERE, GONE], timing);
  try {
    await animation?.finished;
  } catch {
    // Cancelled by what took over.
    return;
  }
  if (animation) running.delete(element);
  element.style.display = 'none';
}

/** Ends a change without its final style, for what takes over. */
export function endScale(element: HTMLElement): void {
  const animation = running.get(element);
  running.delete(element);
  animation?.cancel();
}

function start(
  element: HTMLElement,
  frames: Keyframe[],
  { durationMs, delayMs }: ScaleTiming,
): Animation | undefined {
  if (durationMs === 0 || prefersReducedMotion() || !('animate' in element)) return undefined;
  const animation = element.animate(frames, {
    duration: durationMs,
    delay: delayMs,
    fill: 'backwards',
    easing: 'ease',
  });
  running.set(element, animation);
  return animation;
}
