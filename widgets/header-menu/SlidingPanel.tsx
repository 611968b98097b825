/**
 * A button of the theme's header with a panel that slides in from the side (goodlayers-theme, section 2.1). Replaces
 * mmenu 5.6. Kept: its classes and times; the list that was shown last is shown first. Fixed: a modal dialog with named
 * buttons; Tab works; the page does not scroll behind; only the page's own properties are restored.
 */
import { member } from '../../runtime/page/member';
import { type ReactNode, useEffect, useEffectEvent, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { reactWidget } from '../../runtime/react/mount';
import { numbersOf } from '../shared/theme/theme';
import type { MenuReading } from './attributes';
import { Drawer } from './Drawer';
import { MenuButton, menuPrefix } from './MenuButton';
import { CLOSED, isPanelOpen, nextPanelState, type PanelEvent } from './panel-machine';
import { readMenu } from './read-menu';
import { closeOtherMenu } from './use-open-menu';

/** The panel is painted before the page slides aside. */
const OPEN_DELAY_MS = 25;
/** The page slides back in 400 ms. */
const CLOSE_LIMIT_MS = 440;

export function SlidingPanel(reading: MenuReading): ReactNode {
  const { button, menuId } = reading;
  const [state, dispatch] = useReducer(nextPanelState, CLOSED);
  const { stage } = state;
  const isOpen = isPanelOpen(state);
  const prefix = menuPrefix(button);
  const send = (event: PanelEvent): void => sendNow(dispatch, event);
  const open = (): void => {
    if (stage !== 'closed') return;
    closeOtherMenu();
    send({ type: 'open' });
  };

  useEffect(() => {
    if (stage === 'opened') {
      const timer = setTimeout(() => sendNow(dispatch, { type: 'move' }), OPEN_DELAY_MS);
      return () => clearTimeout(timer);
    }
    if (stage !== 'closing') return undefined;
    const controller = new AbortController();
    whenBack(prefix, () => sendNow(dispatch, { type: 'end' }), controller.signal);
    return () => controller.abort();
  }, [stage, prefix]);

  useEffect(() => {
    if (!isOpen || !numbersOf(prefix).panelClosesOnResize) return undefined;
    const width = window.innerWidth;
    const controller = new AbortController();
    const close = (): void => {
      // A phone's keyboard and bars change the height only.
      if (window.innerWidth !== width) sendNow(dispatch, { type: 'close' });
    };
    addEventListener('resize', close, { signal: controller.signal });
    return () => controller.abort();
  }, [isOpen, prefix]);

  const openByAddress = useEffectEvent(() => {
    if (location.hash === `#${menuId}`) open();
  });
  const openByLink = useEffectEvent((event: Event) => {
    const link = event.target instanceof Element ? member(event.target, 'closest')('a') : null;
    if (event.defaultPrevented || link?.getAttribute('href') !== `#${menuId}`) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('click', (event) => openByLink(event), { signal });
    addEventListener('hashchange', () => openByAddress(), { signal });
    // React does not allow a synchronous update in an effect.
    queueMicrotask(() => signal.aborted || openByAddress());
    return () => controller.abort();
  }, []);

  return (
    <>
      <MenuButton reading={reading} isExpanded={isOpen} isActive={isOpen} onPress={open} />
      {stage !== 'closed' && <Drawer reading={reading} prefix={prefix} state={state} send={send} />}
    </>
  );
}

/** Synchronously, so that the focus moves in the visitor's event. */
function sendNow(dispatch: (event: PanelEvent) => void, event: PanelEvent): void {
  flushSync(() => dispatch(event));
}

/** @param onBack called when the page is back at its place */
function whenBack(prefix: string, onBack: () => void, signal: AbortSignal): void {
  const timer = setTimeout(onBack, prefersReducedMotion() ? 0 : CLOSE_LIMIT_MS);
  const page = document.querySelector(`.${prefix}-body-outer-wrapper`);
  page?.addEventListener('transitionend', ({ target }) => target === page && onBack(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Mounts the buttons that open a sliding panel. */
export const { mount } = reactWidget(
  (button, context) => ({ props: readMenu(button, context) }),
  SlidingPanel,
);
