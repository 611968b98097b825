/**
 * The page builder's form of consent (goodlayers-panels, section 14): tabs and switches. The browser submits it, because
 * the server sets the cookie.
 */
import type { ReactNode } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import type { SnapshotElement } from '../../runtime/react/snapshot';
import { Tabs } from '../shared/tabs/Tabs';
import { partsWidget } from '../../runtime/react/mount';
import { type GdprFormReading, titleAttributes } from './attributes';
import { readGdprForm } from './read-form';
import { Switch } from './Switch';

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

/** Mounts the page builder's form of consent. */
export const { mount } = partsWidget(readGdprForm, GdprForm);

/** The original listens on the widget for its controls. */
export const delegates = true;
