/** The lists of a sliding panel: a modal dialog that shows one of them (WAI-ARIA pattern Dialog). */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { pressListeners } from '../../runtime/dom/button';
import { ServerElement } from '../../runtime/react/server-element';
import { dialogAttributes } from '../shared/dialog/describe';
import {
  innerButtonAttributes,
  type MenuReading,
  navigationAttributes,
  submenuButtonAttributes,
} from './attributes';
import type { ListPanel, PanelLayout } from './build-panel';
import { followsLink } from './followed-link';
import { isPanelOpen, listClasses, type PanelEvent, type PanelState } from './panel-machine';
import { useOpenMenu } from './use-open-menu';

export interface ListsProps {
  readonly reading: MenuReading;
  readonly layout: PanelLayout;
  readonly state: PanelState;
  readonly send: (event: PanelEvent) => void;
}

export function Lists({ reading, layout, state, send }: ListsProps): ReactNode {
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
