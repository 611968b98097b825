/** A submenu: the button that opens it, and the icon in the link of its item. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { pressListeners } from '../../runtime/dom/button';
import { ServerElement } from '../../runtime/react/server-element';
import { indicatorAttributes, indicatorClasses, type SubmenuReading } from './attributes';
import { create, createSign } from './create';
import { indent } from './indent';
import { NAME } from './menu-settings';
import { SlidingList } from './SlidingList';
import { useIcon } from './use-icon';

export interface SubmenuProps {
  readonly reading: SubmenuReading;
  readonly isOpen: boolean;
  /** Another layout shows the list as the stylesheet does. */
  readonly isNarrow: boolean;
  /** The submenu is indented, and its link has no icon. */
  readonly isVertical: boolean;
  readonly onPress: () => void;
  readonly report: (code: string, detail?: unknown) => void;
}

export function Submenu({ reading, isOpen, isNarrow, isVertical, onPress, report }: SubmenuProps): ReactNode {
  const { item, link, list, icon, side } = reading;
  // Not a portal: React would leave its listeners on the item of the server.
  const [indicator] = useState(() => create('span', `${NAME}-indicator ${icon.classes ?? ''}`.trim()));
  useLayoutEffect(() => {
    item.append(indicator);
    placeAtMiddle(indicator, link);
    return () => indicator.remove();
  }, [item, link, indicator]);
  useLayoutEffect(() => (isVertical ? indent(link, list, side) : undefined), [isVertical, link, list, side]);
  useIcon(indicator, icon.markup, report);
  return (
    <>
      {!isVertical && <Sign reading={reading} report={report} />}
      <ServerElement
        element={indicator}
        attributes={indicatorAttributes(reading, isOpen)}
        classes={indicatorClasses(isOpen)}
        listeners={pressListeners(indicator, onPress)}
      />
      <SlidingList key={String(isNarrow)} list={list} isOpen={isOpen} />
    </>
  );
}

/** The icon at the end of the link. */
function Sign({ reading: { link, icon }, report }: Pick<SubmenuProps, 'reading' | 'report'>): ReactNode {
  const [sign] = useState(() => createSign(icon.classes ?? icon.placeClass ?? ''));
  useLayoutEffect(() => {
    link.append(sign);
    return () => sign.remove();
  }, [link, sign]);
  useIcon(sign, icon.markup, report);
  return null;
}

/** Stylesheets up to 4.7.4 center the indicator on its top edge, and leave the position of that edge to the script. */
function placeAtMiddle(indicator: HTMLElement, link: Element): void {
  const { position, top } = getComputedStyle(indicator);
  const lineHeightPx = Number.parseInt(getComputedStyle(link).lineHeight, 10);
  if (position === 'absolute' && top === '0px' && lineHeightPx > 0)
    indicator.style.top = `${lineHeightPx / 2}px`;
}
