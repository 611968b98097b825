/**
 * The cart and LearnPress's user menu in a theme's header (goodlayers-theme, sections 3.3 and 4.2). Kept: the stylesheet
 * shows the panel while the pointer is over it. Fixed: a disclosure, for keyboards and fingers.
 */
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { pressListeners } from '../../runtime/dom/button';
import { remember } from '../../runtime/dom/restore';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import {
  type DropdownReading,
  iconAttributes,
  PANEL_STYLES,
  panelAttributes,
  type Stage,
} from './attributes';
import { readDropdown } from './read-dropdown';

export function HeaderDropdown(reading: DropdownReading): ReactNode {
  const { icon, area, panel } = reading;
  const [stage, setStage] = useState<Stage>('closed');
  const close = (): void => setStage(area.matches(':hover') ? 'dismissed' : 'closed');

  const onDocument = useEffectEvent((event: Event): void => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape' || !(stage === 'open' || area.matches(':hover'))) return;
      // The panel is about to be hidden, so it cannot keep the focus.
      if (panel.contains(document.activeElement)) icon.focus();
      close();
    } else if (!isInside(area, event.target)) setStage('closed');
  });
  useEffect(() => {
    const controller = new AbortController();
    for (const type of ['keydown', 'pointerdown'])
      document.addEventListener(type, onDocument, { signal: controller.signal });
    return () => controller.abort();
  }, []);

  // Not as an attribute, which a strict policy of the site refuses.
  useLayoutEffect(() => {
    const styles = Object.entries(PANEL_STYLES[stage]);
    const restore = remember(panel, { styles: styles.map(([name]) => name) });
    for (const [name, value] of styles) panel.style.setProperty(name, value);
    return restore;
  }, [panel, stage]);

  return (
    <>
      <ServerElement
        element={icon}
        attributes={iconAttributes(reading, stage)}
        listeners={pressListeners(icon, () => (stage === 'open' ? close() : setStage('open')))}
      />
      <ServerElement element={panel} attributes={panelAttributes(reading)} />
      <ServerElement
        element={area}
        listeners={{
          // A finger that is lifted leaves the area too, but its panel stays open.
          pointerleave: (event) => isMouse(event) && setStage('closed'),
          // The stylesheet hides the links of the user menu, but Tab reaches them.
          focusin: ({ target }) => isInside(panel, target) && setStage('open'),
          focusout: (event) => !isInside(area, (event as FocusEvent).relatedTarget) && setStage('closed'),
        }}
      />
    </>
  );
}

const isInside = (element: Element, target: EventTarget | null): boolean =>
  target instanceof Node && element.contains(target);

const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === 'mouse';

/** Mounts the icons that open the cart and the user menu. */
export const { mount } = reactWidget(
  (icon, context) => ({ props: readDropdown(icon, context) }),
  HeaderDropdown,
);
