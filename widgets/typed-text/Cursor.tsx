/**
 * The cursor after the text, as in both originals. The site's stylesheet defines its appearance and the rhythm of its
 * blinking.
 */
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { setText } from '../../runtime/dom/text';
import { ServerElement } from '../../runtime/react/server-element';
import { cursorClasses } from './attributes';

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

const BLINK_MS = 700;
/** Less than five seconds in total: a longer blinking would need a pause button. */
const BLINKS = 7;

export interface CursorProps {
  /** The cursor follows this element. */
  readonly after: Element;
  /** Stops the blinking. */
  readonly isStill: boolean;
  /** Blinks for a short time. */
  readonly isBlinking: boolean;
}

export function Cursor({ after, isStill, isBlinking }: CursorProps): ReactNode {
  const [element] = useState(createElement);

  useLayoutEffect(() => {
    after.after(element);
    return () => element.remove();
  }, [after, element]);

  useLayoutEffect(() => (isStill ? stopBlinking(element) : blink(element)), [element, isStill]);

  useEffect(() => {
    // The animation of an element without a box is computed in every frame of the page.
    if (!isBlinking || getComputedStyle(element).display === 'none') return undefined;
    const blinking = element.animate({ opacity: [1, 0, 1] }, { duration: BLINK_MS, iterations: BLINKS });
    return () => blinking.cancel();
  }, [element, isBlinking]);

  return <ServerElement element={element} classes={cursorClasses(isBlinking)} />;
}

/** @returns a function that ends it; undefined if the stylesheet's cursor does not blink */
function blink(element: HTMLElement): (() => void) | undefined {
  const periodMs = blinkPeriodMs(getComputedStyle(element));
  if (periodMs === undefined) return undefined;
  const { style } = element;
  style.animationName = 'none';
  const end = blinkInSteps(periodMs, (isShown) => {
    style.visibility = isShown ? '' : 'hidden';
  });
  return () => {
    end();
    style.animationName = style.visibility = '';
  };
}

/** @returns a function that lets the stylesheet's cursor blink again */
function stopBlinking({ style }: HTMLElement): () => void {
  style.animation = 'none';
  return () => {
    style.animation = '';
  };
}

function createElement(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'typed-cursor';
  setText(element, '|');
  element.setAttribute('aria-hidden', 'true');
  return element;
}
