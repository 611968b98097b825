/** The states of a sliding panel (goodlayers-theme, section 2.1). */
import type { ElementClasses } from '../../runtime/dom/attributes';

/**
 * - `opened`: the panel is displayed behind the page;
 * - `moved`: the page slides aside, or is aside;
 * - `closing`: the page slides back.
 */
export type PanelStage = 'closed' | 'opened' | 'moved' | 'closing';

export interface PanelState {
  readonly stage: PanelStage;
  /** The index of the list that is shown. It stays when the panel closes. */
  readonly current: number;
}

export type PanelEvent =
  | { readonly type: 'open' | 'move' | 'close' | 'end' }
  /** Shows another list. */
  | { readonly type: 'show'; readonly list: number };

export const CLOSED: PanelState = { stage: 'closed', current: 0 };

export function nextPanelState(state: PanelState, event: PanelEvent): PanelState {
  const { stage } = state;
  switch (event.type) {
    case 'open':
      // While the page slides back, the button does nothing.
      return stage === 'closed' ? { ...state, stage: 'opened' } : state;
    case 'move':
      return stage === 'opened' ? { ...state, stage: 'moved' } : state;
    case 'close':
      return isPanelOpen(state) ? { ...state, stage: 'closing' } : state;
    case 'end':
      return { ...state, stage: 'closed' };
    case 'show':
      return isPanelOpen(state) ? { ...state, current: event.list } : state;
    default:
      return event satisfies never;
  }
}

export const isPanelOpen = ({ stage }: PanelState): boolean => stage === 'opened' || stage === 'moved';

/** The classes of the root element while a panel is displayed. */
export const rootClasses = (
  { stage }: PanelState,
  side: 'left' | 'right',
  prefix: string,
): ElementClasses => ({
  [`${prefix}-mmenu-${side}`]: true,
  'mm-opened': true,
  'mm-blocking': true,
  'mm-background': true,
  'mm-pagedim-black': true,
  'mm-right': side === 'right',
  'mm-opening': stage === 'moved',
});

export const menuClasses = (side: 'left' | 'right'): ElementClasses => ({
  'mm-menu': true,
  'mm-pagedim-black': true,
  'mm-offcanvas': true,
  'mm-right': side === 'right',
  'mm-current': true,
  'mm-opened': true,
});

/**
 * The classes of one list's panel. The lists below the current one are displayed too, beyond the edge, so that they can
 * slide in from there.
 *
 * @param parents the index of the list above each list; undefined for the first list
 */
export function listClasses(
  list: number,
  current: number,
  parents: readonly (number | undefined)[],
): ElementClasses {
  const isCurrent = list === current;
  let above = parents[current];
  while (above !== undefined && above !== list) above = parents[above];
  const isAbove = above === list;
  return {
    'mm-opened': isCurrent || isAbove,
    'mm-subopened': isAbove,
    'mm-current': isCurrent,
    'mm-highest': isCurrent && list > 0,
    'mm-hidden': !isCurrent && !isAbove && parents[list] !== current,
  };
}
