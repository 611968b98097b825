/**
 * The page builder's form of consent (goodlayers-panels, section 14): tabs and switches. The browser submits it, because
 * the server sets the cookie.
 */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import type { SnapshotElement } from '../../runtime/react/snapshot';
import { Tabs } from '../shared/tabs/Tabs';
import { partsWidget } from '../../runtime/react/mount';
import { type GdprFormReading, switchAttributes, type SwitchReading, titleAttributes } from './attributes';
import { readGdprForm } from './read-form';
import { hideBox } from './hide-box';

export interface GdprFormProps extends GdprFormReading {
  readonly tree: SnapshotElement;
}

export function GdprForm({ tree, tabs, switches, titles }: GdprFormProps): ReactNode {
  return (
    <>
      <Tabs tree={tree} {...tabs} />
      {titles.map((title) => (
        <ServerElement key={title.id} element={title.element} attributes={titleAttributes(title)} />
      ))}
      {switches.map((reading, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the switches never change
        <Switch key={index} {...reading} />
      ))}
    </>
  );
}

/**
 * A switch of the consent form. The stylesheet draws it beside a checkbox, which it takes off the page; here the checkbox
 * is only visually hidden, so that keyboards and screen readers reach it.
 */
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

/** Mounts the page builder's form of consent. */
export const { mount } = partsWidget(readGdprForm, GdprForm);

/** The original listens on the widget for its controls. */
export const delegates = true;
