/**
 * The page builder's form of consent (goodlayers-panels, section 14): tabs and switches. The browser submits it, because
 * the server sets the cookie.
 */
import type { ReactNode } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import { Tabs, type TabsProps } from '../shared/tabs/Tabs';
import { type SwitchReading, titleAttributes, type TitleReading } from './attributes';
import { Switch } from './Switch';

/** What `readGdprForm` finds in the markup. */
export interface GdprFormReading {
  readonly tabs: TabsProps;
  readonly switches: readonly SwitchReading[];
  readonly titles: readonly TitleReading[];
}

export function GdprForm({ tabs, switches, titles }: GdprFormReading): ReactNode {
  return (
    <>
      <Tabs {...tabs} />
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
