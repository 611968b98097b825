/**
 * A tooltip's bubble (essential-addons, section 4.4): the original's elements and classes, which the page's stylesheet
 * draws and animates. Loaded when the tooltip opens. Fixed: its role, and the pointer may enter it.
 */
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { ServerElement } from '../../runtime/react/server-element';
import { bubbleAttributes, bubbleClasses, type TooltipReading } from './attributes';
import { keepBeside } from './position';
import type { TooltipSettings } from './settings';
import type { Send } from './trigger-listeners';

const TRANSITION_MS = 350;

export interface BubbleProps {
  readonly reading: TooltipReading;
  /** Sanitized. */
  readonly content: Node;
  /** False while the bubble fades out. */
  readonly isOpen: boolean;
  readonly send: Send;
  /** Called when the bubble has faded out. */
  readonly onClosed: () => void;
  /** Called when the bubble cannot be placed. The same function on every render. */
  readonly onError: (error: unknown) => void;
}

/** Renders at the end of the page. */
export function Bubble({ reading, content, isOpen, send, onClosed, onError }: BubbleProps): ReactNode {
  const { trigger, settings } = reading;
  const [durationMs] = useState(() => (prefersReducedMotion() ? 0 : TRANSITION_MS));
  const [element] = useState(() => createElement(settings, durationMs));
  const [isPlaced, setPlaced] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const arrow = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent(onClosed);

  useLayoutEffect(() => {
    text.current?.append(content);
    document.body.append(element);
    return () => element.remove();
  }, [element, content]);

  useLayoutEffect(() => {
    if (!isOpen || !arrow.current) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (): void => {
      if (signal.aborted) return;
      // The animation starts from the styles that the bubble has now.
      void element.offsetWidth;
      setPlaced(true);
    };
    keepBeside(trigger, { element, arrow: arrow.current }, settings.side, signal).then(show, onError);
    return () => controller.abort();
  }, [isOpen, trigger, element, settings, onError]);

  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => finish(), durationMs);
    return () => clearTimeout(timer);
  }, [isOpen, durationMs]);

  const sendPointer = (type: 'near' | 'far'): void => {
    if (isOpen && !settings.isClicked) send(type);
  };
  return (
    <>
      <ServerElement
        element={element}
        attributes={bubbleAttributes(reading, isOpen)}
        classes={bubbleClasses(isOpen, isPlaced)}
        listeners={{ pointerenter: () => sendPointer('near'), pointerleave: () => sendPointer('far') }}
      />
      {createPortal(
        <>
          <div className="tooltipster-box" style={settings.hasArrow ? undefined : { margin: 0 }}>
            <div className="tooltipster-content" ref={text} />
          </div>
          <div
            className="tooltipster-arrow"
            ref={arrow}
            style={settings.hasArrow ? undefined : { display: 'none' }}
          >
            <div className="tooltipster-arrow-uncropped">
              <div className="tooltipster-arrow-border" />
              <div className="tooltipster-arrow-background" />
            </div>
          </div>
        </>,
        element,
      )}
    </>
  );
}

/** Makes the bubble's element. Its side and its place change with the page: `keepBeside` sets them. */
function createElement({ side, animation, theme }: TooltipSettings, durationMs: number): HTMLElement {
  const element = document.createElement('div');
  const names = ['base', 'sidetip', theme, side, animation];
  element.className = names.map((name) => `tooltipster-${name}`).join(' ');
  Object.assign(element.style, {
    zIndex: '9999999',
    left: '0',
    top: '0',
    pointerEvents: 'auto',
    animationDuration: `${durationMs}ms`,
    transitionDuration: `${durationMs}ms`,
  });
  return element;
}
