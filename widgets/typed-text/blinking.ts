/** Endless animations of cursors in stylesheets. */

/** @returns the period of an endless animation, in ms; undefined if the element has none */
export function blinkPeriodMs({
  animationName,
  animationDuration,
  animationIterationCount,
}: CSSStyleDeclaration): number | undefined {
  const periodMs = Number.parseFloat(animationDuration) * 1000;
  const isEndless = animationName !== 'none' && animationIterationCount === 'infinite' && periodMs > 0;
  return isEndless ? periodMs : undefined;
}

/**
 * Replaces an endless animation of the stylesheet by two states in the same rhythm. The style of a running animation is
 * computed in every frame, which took a quarter of the main thread's time while a text was typed.
 *
 * @param show shows or hides the cursor
 * @returns a function that ends it
 */
export function blinkInSteps(periodMs: number, show: (isShown: boolean) => void): () => void {
  let isShown = true;
  const timer = setInterval(() => {
    isShown = !isShown;
    show(isShown);
  }, periodMs / 2);
  return () => clearInterval(timer);
}
