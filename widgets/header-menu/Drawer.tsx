/** A sliding panel while it is displayed, and the page that it moves aside. */
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { remember } from '../../runtime/dom/restore';
import { ServerElement } from '../../runtime/react/server-element';
import { useStyles } from '../../runtime/react/use-styles';
import {
  innerButtonAttributes,
  type MenuReading,
  navigationAttributes,
  submenuButtonAttributes,
} from './attributes';
import { buildPanel, type ListPanel, type PanelLayout } from './build-panel';
import styles from './menu.css?inline';
import {
  isPanelOpen,
  listClasses,
  menuClasses,
  type PanelEvent,
  type PanelState,
  rootClasses,
} from './panel-machine';
import { pressListeners } from '../../runtime/dom/button';
import { dialogAttributes } from '../shared/dialog/describe';
import { followsLink, useOpenMenu } from './use-open-menu';

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

interface ListsProps {
  readonly reading: MenuReading;
  readonly layout: PanelLayout;
  readonly state: PanelState;
  readonly send: (event: PanelEvent) => void;
}

/** The lists of a sliding panel: a modal dialog that shows one of them (WAI-ARIA pattern Dialog). */
function Lists({ reading, layout, state, send }: ListsProps): ReactNode {
  const { button, menu, label } = reading;
  const { lists, panels } = layout;
  const { current } = state;
  const close = (): void => send({ type: 'close' });
  const parents = panels.map(({ parent }) => parent);

  useOpenMenu({
    isOpen: isPanelOpen(state),
    button,
    menu,
    initialFocus: panels[current]?.back ?? menu,
    onClose: close,
    onEnd: () => send({ type: 'end' }),
  });
  useFocusOfList(panels, current);

  const onClick = (event: Event): void => {
    // The browser follows the link, or another script scrolls to its target.
    if (followsLink(event)) close();
  };
  return (
    <>
      <ServerElement
        element={menu}
        attributes={dialogAttributes(undefined, label)}
        listeners={{ click: onClick }}
      />
      <ServerElement element={lists} attributes={navigationAttributes(reading)} />
      {panels.map((panel, index) => (
        <List
          key={panel.panelId}
          reading={reading}
          panel={panel}
          index={index}
          current={current}
          parents={parents}
          onShow={(list) => send({ type: 'show', list })}
          onClose={close}
        />
      ))}
    </>
  );
}

interface ListProps {
  readonly reading: MenuReading;
  readonly panel: ListPanel;
  readonly index: number;
  readonly current: number;
  readonly parents: readonly (number | undefined)[];
  readonly onShow: (list: number) => void;
  readonly onClose: () => void;
}

function List({
  reading,
  panel: { panel, panelId, list, title, parent, opener, back },
  index,
  current,
  parents,
  onShow,
  onClose,
}: ListProps): ReactNode {
  const { backLabel, closeLabel } = reading;
  const isCurrent = index === current;
  const onBack = (): void => (parent === undefined ? onClose() : onShow(parent));
  return (
    <>
      <ServerElement
        element={panel}
        attributes={{ id: panelId, inert: isCurrent ? undefined : '' }}
        classes={listClasses(index, current, parents)}
      />
      {title && <ServerElement element={list} attributes={{ 'aria-label': title }} />}
      {opener && (
        <ServerElement
          element={opener}
          attributes={submenuButtonAttributes(reading, title, panelId, isCurrent)}
          listeners={pressListeners(opener, () => onShow(index))}
        />
      )}
      <ServerElement
        element={back}
        attributes={innerButtonAttributes(parent === undefined ? closeLabel : backLabel)}
        listeners={pressListeners(back, onBack)}
      />
    </>
  );
}

/** Moves the focus into a list that opens, and back to the button that had opened it. */
function useFocusOfList(panels: readonly ListPanel[], current: number): void {
  const shown = useRef(current);
  useLayoutEffect(() => {
    const from = panels[shown.current];
    if (shown.current === current) return;
    shown.current = current;
    const target = from?.parent === current ? from.opener : panels[current]?.back;
    // Scrolling to a list that slides in would move all lists.
    target?.focus({ preventScroll: true });
  }, [panels, current]);
}
