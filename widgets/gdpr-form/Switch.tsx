/**
 * A switch of the consent form. The stylesheet draws it beside a checkbox, which it takes off the page; here the checkbox
 * is only visually hidden, so that keyboards and screen readers reach it.
 */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import { switchAttributes, type SwitchReading } from './attributes';
import { hideBox } from './hide-box';

export function Switch(reading: SwitchReading): ReactNode {
  const { box, drawn } = reading;
  // The focus mounts the form.
  const [hasFocusRing, setFocusRing] = useState(() => box.matches(':focus-visible'));

  useLayoutEffect(() => hideBox(box), [box]);
  useLayoutEffect(() => (drawn && hasFocusRing ? drawRing(drawn) : undefined), [drawn, hasFocusRing]);

  const followFocus = (): void => setFocusRing(box.matches(':focus-visible'));
  return (
    <ServerElement
      element={box}
      attributes={switchAttributes(reading)}
      listeners={{ focus: followFocus, blur: followFocus }}
    />
  );
}

/** @returns a function that removes the ring */
function drawRing({ style }: HTMLElement): () => void {
  style.outline = 'auto';
  return () => {
    style.outline = '';
  };
}
