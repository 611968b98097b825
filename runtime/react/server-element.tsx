/**
 * A component that sets attributes, classes and listeners of an element that the server printed, and renders no node. For
 * elements that cannot be adopted: a library moves them, another widget adopts them, or they can be anywhere on the page
 * (design, section 1).
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

/** Props of `ServerElement`. */
export interface ServerElementProps {
  readonly element: Element;
  /** Pass the same keys on every render. The server's values are restored on unmount. */
  readonly attributes?: ElementAttributes;
  /** Pass the same keys on every render. They stay on unmount, so panels that the visitor opened stay open. */
  readonly classes?: ElementClasses;
  /** Restore the server's classes on unmount too. Default: false. */
  readonly restoresClasses?: boolean;
  /** Native listeners by event type. Pass the same types on every render. */
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
  // Components create new objects on each render, so their contents are compared as text.
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
