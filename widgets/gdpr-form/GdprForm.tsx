/**
 * The page builder's form of consent (goodlayers-panels, section 14): tabs and switches. The browser submits it, because
 * the server sets the cookie.
 */
import type { ReactNode } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import type { SnapshotElement } from '../../runtime/react/snapshot';
import { Tabs, type TabsProps } from '../shared/tabs/Tabs';
import { type SwitchReading, titleAttributes, type TitleReading } from './attributes';
import { Switch } from './Switch';

export interface GdprFormProps {
  readonly tree: SnapshotElement;
  readonly tabs: Omit<TabsProps, 'tree'>;
  readonly switches: readonly SwitchReading[];
  readonly titles: readonly TitleReading[];
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
