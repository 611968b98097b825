/**
 * The cursor that the stylesheets of newer Essential Addons releases draw as `::after`. They animate it endlessly, even off
 * screen and with reduced motion. This component makes it blink in two steps while the text changes, and stops it otherwise.
 */
import { type ReactNode, useEffect } from 'react';
import { useStyles } from '../../runtime/react/use-styles';
import { blinkInSteps, blinkPeriodMs } from './blinking';

const STATE = 'data-atoll-cursor';

// The id gives the rules precedence over the stylesheet's.
const STYLES = `[${STATE}]:not(#atoll-root)::after{animation-name:none}
[${STATE}=hidden]:not(#atoll-root)::after{visibility:hidden}`;

export interface DrawnCursorProps {
  /** The element of the texts. It must be displayed: without a box, it has no `::after`. */
  readonly place: HTMLElement;
  /** Stops the blinking. */
  readonly isStill: boolean;
}

export function DrawnCursor({ place, isStill }: DrawnCursorProps): ReactNode {
  useStyles(STYLES);
  useEffect(() => {
    const end = replaceAnimation(place, isStill);
    return () => {
      end?.();
      place.removeAttribute(STATE);
    };
  }, [place, isStill]);
  return null;
}

/** @returns a function that stops the blinking, if there is any */
function replaceAnimation(place: HTMLElement, isStill: boolean): (() => void) | undefined {
  const periodMs = blinkPeriodMs(getComputedStyle(place, '::after'));
  if (periodMs === undefined) return undefined;
  const show = (isShown: boolean): void => place.setAttribute(STATE, isShown ? 'shown' : 'hidden');
  show(true);
  return isStill ? undefined : blinkInSteps(periodMs, show);
}
