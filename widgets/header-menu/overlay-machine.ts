/** The states of a menu over the page (goodlayers-theme, section 2.2). */

/** `shown`: the menu has faded in, so the stylesheet lets its items rise. */
export type OverlayStage = 'closed' | 'open' | 'shown' | 'closing';

export interface OverlayState {
  readonly stage: OverlayStage;
  /** The indexes of the open submenus. */
  readonly openSubmenus: ReadonlySet<number>;
  /** Another submenu closes first. */
  readonly isWaiting: boolean;
}

export type OverlayEvent =
  | { readonly type: 'open' | 'show' | 'close' | 'end' }
  /** @property rivals the submenus that close when this one opens */
  | { readonly type: 'toggle'; readonly submenu: number; readonly rivals: readonly number[] };

export const CLOSED_OVERLAY: OverlayState = {
  stage: 'closed',
  openSubmenus: new Set(),
  isWaiting: false,
};

export function nextOverlayState(state: OverlayState, event: OverlayEvent): OverlayState {
  const { stage, openSubmenus } = state;
  switch (event.type) {
    case 'open':
      return stage === 'closed' || stage === 'closing' ? { ...CLOSED_OVERLAY, stage: 'open' } : state;
    case 'show':
      return stage === 'open' ? { ...state, stage: 'shown' } : state;
    case 'close':
      return isOverlayOpen(state) ? { ...CLOSED_OVERLAY, stage: 'closing' } : state;
    case 'end':
      return CLOSED_OVERLAY;
    case 'toggle': {
      const next = new Set(openSubmenus);
      if (next.delete(event.submenu)) return { ...state, openSubmenus: next, isWaiting: false };
      const closed = event.rivals.filter((rival) => next.delete(rival));
      return { ...state, openSubmenus: next.add(event.submenu), isWaiting: closed.length > 0 };
    }
    default:
      return event satisfies never;
  }
}

export const isOverlayOpen = ({ stage }: OverlayState): boolean => stage === 'open' || stage === 'shown';
