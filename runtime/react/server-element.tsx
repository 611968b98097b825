/**
 * An element of the server as part of a component that does not adopt its surroundings: the component says what the
 * element's attributes, classes and listeners are, and renders no node. For elements that a library moves, that another
 * widget adopts, or that lie anywhere on the page (design, "Adopt, portal, host").
 */
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import {
  attributeName,
  type ElementAttributes,
  type ElementClasses,
  rememberClasses,
  writeAttributes,
  writeClasses,
} from '../dom/attributes';
import { remember } from '../dom/restore';

type Listener = (event: Event) => void;

export interface ServerElementProps {
  readonly element: Element;
  /** Attributes; all keys on every render. The server's values come back on unmount. */
  readonly attributes?: ElementAttributes;
  /** Classes; all keys on every render. They stay on unmount: what the visitor has opened stays open. */
  readonly classes?: ElementClasses;
  /** Restore the server's classes on unmount too. Default: false. */
  readonly restoresClasses?: boolean;
  /** Native listeners by event type; the same types on every render. */
  readonly listeners?: Readonly<Record<string, Listener>>;
}

const NONE: Readonly<Record<string, never>> = {};

/** Writes its props to `element` after each render that changes them. */
export function ServerElement({
  element,
  attributes = NONE,
  classes = NONE,
  restoresClasses = false,
  listeners = NONE,
}: ServerElementProps): ReactNode {
  // Components make new objects in each render, so these are compared as text.
  const names = Object.keys(attributes).join(' ');
  const attributesText = JSON.stringify(attributes, (_name, value: unknown) => value ?? null);
  const classesText = JSON.stringify(classes);
  const classNames = Object.keys(classes).join(' ');
  useLayoutEffect(
    () => remember(element, { attributes: names ? names.split(' ').map(attributeName) : [] }),
    [element, names],
  );
  useLayoutEffect(
    () => (restoresClasses && classNames ? rememberClasses(element, classNames.split(' ')) : undefined),
    [element, classNames, restoresClasses],
  );
  useLayoutEffect(
    () => writeAttributes(element, JSON.parse(attributesText) as ElementAttributes),
    [element, attributesText],
  );
  useLayoutEffect(
    () => writeClasses(element, JSON.parse(classesText) as ElementClasses),
    [element, classesText],
  );

  const types = Object.keys(listeners).join(' ');
  const dispatch = useEffectEvent((event: Event) => listeners[event.type]?.(event));
  useLayoutEffect(() => {
    if (!types) return undefined;
    const controller = new AbortController();
    for (const type of types.split(' '))
      element.addEventListener(type, (event) => dispatch(event), { signal: controller.signal });
    return () => controller.abort();
  }, [element, types]);

  return null;
}
