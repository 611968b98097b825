/**
 * The tooltips of Essential Addons' pricing tables (essential-addons, section 4). Kept: the delay that its attribute calls
 * a duration, the transition of 350 ms, sides and classes. Fixed: keyboard and Escape, the pointer may enter the bubble,
 * the content is sanitized, a trigger without a side works.
 */
import { type ComponentType, type ReactNode, useCallback, useEffect, useReducer, useState } from 'react';
import { createText } from '../../runtime/dom/text';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { TRIGGER_CLASSES, type TooltipReading, triggerAttributes } from './attributes';
import type { BubbleProps } from './Bubble';
import { currentInterest } from './interest-before-mount';
import { readTrigger, takeInterest } from './read-markup';
import { clickListeners, hoverListeners, type Send } from './trigger-listeners';
import { CLOSED, isOpenState, nextView, type TooltipView } from './tooltip-machine';

export interface TooltipProps extends TooltipReading {
  /** The state that the visitor's actions before mounting led to. Default: closed. */
  readonly initial?: TooltipView;
  /** Reports that the bubble cannot be shown. The tooltip closes. */
  readonly onError: (error: unknown) => void;
}

/** A bubble that has been loaded. It stays on the page while it fades out. */
interface LoadedBubble {
  readonly Bubble: ComponentType<BubbleProps>;
  readonly content: Node;
  /** The number of the opening that loaded it. */
  readonly opening: number;
}

export function Tooltip(props: TooltipProps): ReactNode {
  const { trigger, html, settings, initial = CLOSED, onError } = props;
  const { isClicked, delayMs: defaultMs } = settings;
  const [{ state, delayMs, opening }, dispatch] = useReducer(nextView, initial);
  const [loaded, setLoaded] = useState<LoadedBubble>();
  const isOpen = isOpenState(state);
  const hasBubble = loaded?.opening === opening;
  const send: Send = (type, delayMs = defaultMs) => dispatch({ type, delayMs });
  const fail = useCallback(
    (error: unknown) => {
      onError(error);
      dispatch({ type: 'close' });
    },
    [onError],
  );

  useEffect(() => {
    if (state !== 'opening' && state !== 'closing') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'time' }), delayMs);
    return () => clearTimeout(timer);
  }, [state, delayMs]);

  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    loadBubble(html).then(
      (bubble) => isCurrent && setLoaded({ ...bubble, opening }),
      (error: unknown) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, html, opening, fail]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const close = (): void => dispatch({ type: 'close' });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    // Later: the click that opened the tooltip has not reached the document yet.
    if (isClicked) setTimeout(() => document.addEventListener('click', close, { signal }));
    return () => controller.abort();
  }, [isOpen, isClicked]);

  return (
    <>
      <ServerElement
        element={trigger}
        attributes={triggerAttributes(props, { isOpen, hasBubble })}
        classes={TRIGGER_CLASSES}
        restoresClasses
        listeners={isClicked ? clickListeners(trigger, send) : hoverListeners(trigger, send)}
      />
      {loaded && (
        <loaded.Bubble
          key={loaded.opening}
          reading={props}
          content={loaded.content}
          isOpen={isOpen && hasBubble}
          send={send}
          onClosed={() => setLoaded((now) => (now === loaded ? undefined : now))}
          onError={fail}
        />
      )}
    </>
  );
}

/** Loads the component, and the sanitizer if the content needs it. */
async function loadBubble(html: string): Promise<Omit<LoadedBubble, 'opening'>> {
  const [content, { Bubble }] = await Promise.all([contentOf(html), import('./Bubble')]);
  return { content, Bubble };
}

/** Plain text needs no sanitizer. */
async function contentOf(html: string): Promise<Node> {
  if (!/[<&]/.test(html)) return createText(html);
  const { toNodes } = await import('../../runtime/dom/html');
  return toNodes(html);
}

/** Mounts Essential Addons' tooltips. */
export const { mount } = reactWidget((trigger, context) => {
  const reading = readTrigger(trigger, context);
  return {
    props: {
      ...reading,
      initial: takeInterest(trigger) ?? currentInterest(reading),
      onError: (error: unknown) => context.report('tooltip_failed', error),
    },
  };
}, Tooltip);
