/** A sliding panel while it is displayed, and the page that it moves aside. */
import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { remember } from '../../runtime/dom/restore';
import { ServerElement } from '../../runtime/react/server-element';
import { useStyles } from '../../runtime/react/use-styles';
import type { MenuReading } from './attributes';
import { buildPanel, type PanelLayout } from './build-panel';
import { Lists } from './Lists';
import styles from './menu.css?inline';
import { menuClasses, type PanelEvent, type PanelState, rootClasses } from './panel-machine';

const PAGE_CLASSES = { 'mm-page': true, 'mm-slideout': true };

export interface DrawerProps {
  readonly reading: MenuReading;
  /** The theme's prefix. */
  readonly prefix: string;
  readonly state: PanelState;
  /** Shows the next state at once. */
  readonly send: (event: PanelEvent) => void;
}

export function Drawer({ reading, prefix, state, send }: DrawerProps): ReactNode {
  const { menu, menuId } = reading;
  const [layout] = useState(() => buildPanel(menu, menuId, prefix));
  const [page] = useState(() => document.querySelector<HTMLElement>(`.${prefix}-body-outer-wrapper`));
  const side = menu.getAttribute('data-slide') === 'left' ? 'left' : 'right';
  useStyles(styles);
  useLayoutEffect(() => (page ? stretchPage(page) : undefined), [page]);

  const closeFromOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && menu.contains(event.target)) return;
    // The focus stays on the button, and no click follows on what is below.
    event.preventDefault();
    send({ type: 'close' });
  });
  useLayoutEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, passive: false, signal: controller.signal };
    for (const type of ['mousedown', 'touchstart'])
      document.addEventListener(type, (event) => closeFromOutside(event), options);
    return () => controller.abort();
  }, []);

  return (
    <>
      <Placed layout={layout} />
      <ServerElement
        element={document.documentElement}
        classes={rootClasses(state, side, prefix)}
        restoresClasses
      />
      {page && <ServerElement element={page} classes={PAGE_CLASSES} restoresClasses />}
      <ServerElement element={menu} classes={menuClasses(side)} restoresClasses />
      <Lists reading={reading} layout={layout} state={state} send={send} />
    </>
  );
}

/** Moves the nodes before the components beside it use them. */
function Placed({ layout }: { readonly layout: PanelLayout }): ReactNode {
  useLayoutEffect(() => layout.place(), [layout]);
  return null;
}

/** A short page covers the whole panel too. */
function stretchPage(page: HTMLElement): () => void {
  const restore = remember(page, { styles: ['min-height'] });
  page.style.minHeight = `${window.innerHeight}px`;
  return restore;
}
